import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';

/** The sentence of a catalog whose English begins with these words. */
function sentence(language: string, area: string, start: string): string {
  const file = new URL(`../../../../locales/${language}/${area}.po`, import.meta.url);
  const found = parsePo(readFileSync(file, 'utf8')).entries.filter(({ id }) => id.text.startsWith(start));
  expect(found, `${language} ${start}`).toHaveLength(1);
  return found[0]?.translations[0]?.text ?? '';
}

test.each(languages)(
  'in %s the choices and the privacy policy name the same things that a browser keeps',
  (language) => {
    const choices = sentence(language, 'consent', 'Your language, your color scheme and this choice.');
    const policy = sentence(language, 'legal-content', '<strong>Necessary storage:</strong>');
    // What comes first, language and colors, both say in words of their own.
    const [, ...things] = choices.split(/(?<=\.) /);
    expect(things.length).toBeGreaterThan(2);
    for (const thing of things) expect(policy).toContain(thing);
  },
);
