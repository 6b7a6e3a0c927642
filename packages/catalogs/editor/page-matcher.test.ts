import { expect, test } from 'vitest';
import { parsePo } from '#i18n/po/po.ts';
import { readCatalogs } from '../catalog-files.ts';
import { createPageMatcher } from './page-matcher.ts';

const po = `
msgid "Find a yard"
msgstr "Encuentre un centro"

msgctxt "button"
msgid "Search for a yard"
msgstr "Encuentre un centro"

msgid "See <link>our yards in {state}</link> today"
msgstr "Vea <link>nuestros centros en {state}</link> hoy"

msgid "{count, plural, one {# yard} other {# yards}} near {city}"
msgstr "{count, plural, one {# centro} other {# centros}} cerca de {city}"

msgid "{city}, {state}"
msgstr "{city}, {state}"

msgid "Not translated"
msgstr ""

msgctxt "slug"
msgid "yards"
msgstr "centros"
`;
const matcher = createPageMatcher([{ language: 'es', area: 'shared', path: 'shared.po', po: parsePo(po) }]);
const englishOf = (shown: string) => matcher.textsOf(shown).map(({ english }) => english);

test.each([
  ['a text, folded as a page folds it', '  Encuentre\n   un centro ', ['Find a yard', 'Search for a yard']],
  ['the words before a tag', 'Vea', ['See <link>our yards in {state}</link> today']],
  [
    'the words inside it, filled in',
    'nuestros centros en Texas',
    ['See <link>our yards in {state}</link> today'],
  ],
  [
    'a branch of a plural',
    '12 centros cerca de San Antonio',
    ['{count, plural, one {# yard} other {# yards}} near {city}'],
  ],
  ['the English where there is no Spanish', 'Not translated', ['Not translated']],
  ['nothing for a placeholder alone', 'Laredo, Texas', []],
  ['nothing for words that no catalog has', 'Otra cosa', []],
  ['nothing for an address', 'centros', []],
])('finds %s', (_, shown, expected) => {
  expect(englishOf(shown)).toEqual(expected);
});

test.each(['eng', 'es'] as const)(
  'every plain text of the site is found by its own words: %s',
  (language) => {
    const catalogs = readCatalogs(language);
    const site = createPageMatcher(catalogs);
    const lost = catalogs.flatMap(({ po: { entries } }) =>
      entries
        .filter(({ obsolete, context }) => !obsolete && context?.text !== 'slug')
        .filter(({ translations: [own], id }) => !/[<{']/.test(own?.text || id.text))
        .filter(({ translations: [own], id }) => site.textsOf(own?.text || id.text).length === 0)
        .map(({ id }) => id.text),
    );
    expect(lost).toEqual([]);
  },
);
