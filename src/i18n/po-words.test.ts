import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { readPoWords } from './po-words.ts';

test('texts over several lines, contexts and signs are read as they were written', () => {
  const text = [
    'msgid ""',
    'msgstr "Language: es\\n"',
    '',
    '#. A comment',
    'msgctxt "slug"',
    'msgid "company"',
    'msgstr "compania"',
    '',
    'msgid ""',
    '"Say \\"yes\\" "',
    '"twice"',
    'msgstr ""',
    '"Diga “sí” "',
    '"dos veces"',
    '',
    'msgid "Later"',
    'msgstr ""',
    '',
    '#~ msgid "Gone"',
    '#~ msgstr "Ido"',
    '',
  ].join('\n');
  expect(readPoWords(text)).toEqual([
    { message: 'company', context: 'slug', translation: 'compania' },
    { message: 'Say "yes" twice', context: undefined, translation: 'Diga “sí” dos veces' },
    { message: 'Later', context: undefined, translation: '' },
  ]);
});

test.each(['routes', 'news', 'mail-content'])('the catalog %s reads as it does for Lingui', async (area) => {
  const filename = `locales/es/${area}.po`;
  const text = readFileSync(filename, 'utf8');
  const catalog = await formatter().parse(text, { locale: 'es', sourceLocale: 'eng', filename });
  const ours = readPoWords(text).map(({ message, translation }) => [message, translation]);
  const theirs = Object.values(catalog).map(({ message, translation }) => [message, translation]);
  expect(ours).toEqual(theirs);
});
