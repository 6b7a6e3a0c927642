import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brand } from '#brand';
import { type Catalog, showUntranslated, translateText } from './catalog.ts';
import { id, listOf, record, wordList, words, wordsOrNone } from './content-schema.ts';
import { catalogFrom } from './read-catalog.server.ts';
import { requireWords, translateContent } from './translate-content.ts';

const schema = listOf({
  id: id(),
  title: words(),
  also: wordList().optional(),
  note: wordsOrNone().optional(),
});

/** A Spanish catalog with these words of `metals.json`. */
function spanish(pairs: Record<string, string>): Catalog {
  const entries = Object.entries(pairs).map(
    ([english, own]) => `msgctxt "metals"\nmsgid "${english}"\nmsgstr "${own}"\n`,
  );
  return catalogFrom(entries.join('\n'), 'locales/es/area.po', 'es');
}

const said = (text: string, own: string, options = {}) =>
  translateText(text, 'metals', spanish({ [text]: own }), options);

test('sentences are translated, lists of them too, and everything else stays', () => {
  const content = [{ id: 'copper', title: 'Copper', also: ['wire'], note: '' }];
  const catalog = spanish({ Copper: 'Cobre', wire: 'alambre', copper: 'nunca' });
  expect(translateContent(schema, content, 'metals', catalog)).toEqual([
    { id: 'copper', title: 'Cobre', also: ['alambre'], note: '' },
  ]);
  expect(content[0]?.title).toBe('Copper');
});

test('compiled messages of a page do as well as a catalog that was read', () => {
  const messages = { [generateMessageId('Copper', 'metals')]: ['Cobre'] };
  const content = [{ id: 'copper', title: 'Copper' }];
  expect(translateContent(schema, content, 'metals', messages)[0]?.title).toBe('Cobre');
  expect(() => translateContent(schema, [{ id: 'tin', title: 'Tin' }], 'metals', messages)).toThrow(
    /^metals\.json: \[0\]\.title: "Tin" has no words in the language "eng"/,
  );
});

test('a sentence without words is told with file, field, language and what to do', () => {
  const content = [
    { id: 'copper', title: 'Copper' },
    { id: 'tin', title: 'Tin' },
  ];
  expect(() => translateContent(schema, content, 'metals', spanish({ Copper: 'Cobre', Tin: '' }))).toThrow(
    'metals.json: [1].title: "Tin" has no words in the language "es", so readers would get it in English or not at ' +
      'all; run "npm run i18n:extract", then translate it in locales/es/area.po.',
  );
});

test('while the site is written, a sentence without words shows as it stands in the source, and is named', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv(showUntranslated, 'yes');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    said.mockRestore();
  });
  const content = [{ id: 'tin', title: 'Tin of {brand}' }];
  expect(translateContent(schema, content, 'metals', spanish({}))).toEqual([
    { id: 'tin', title: `Tin of ${brand.name}` },
  ]);
  expect(said.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^metals\.json: \[0\]\.title: "Tin of \{brand\}" is untranslated, .*locales\/es\/area\.po\.$/,
      ),
    ],
  ]);
});

test('content that is not as its schema says is not translated', () => {
  expect(() => translateContent(schema, [{ id: 'copper' }], 'metals', spanish({}))).toThrow(
    /^metals\.json: \[0\]\.title: must hold words/,
  );
});

test('names of the company are filled in, and values that the code gives', () => {
  expect(said('By {brand}', 'De {brand}')).toBe(`De ${brand.name}`);
  expect(said('In {year}', 'En {year}', { values: { year: 2026 } })).toBe('En 2026');
});

test('plurals choose and count', () => {
  const text = '{count, plural, one {# yard} other {# yards}}';
  const own = '{count, plural, one {# patio} other {# patios}}';
  expect([1, 2].map((count) => said(text, own, { values: { count } }))).toEqual(['1 patio', '2 patios']);
});

test('places that are filled later stay for then', () => {
  expect(said('Page {page} of {brand}', 'Página {page} de {brand}', { later: ['page'] })).toBe(
    `Página {page} de ${brand.name}`,
  );
});

test.each(['En {anio}', '{count, plural, one {{anio}} other {#}}'])(
  'a placeholder that nothing fills in is no hole but a fault: %s',
  (own) => {
    expect(() => said('In {year}', own, { values: { year: 2026, count: 1 } })).toThrow(
      /^metals\.json: in the language "es" "In \{year\}" asks for \{anio\}, which nothing fills in/,
    );
  },
);

test('English needs no catalog, its braces do', () => {
  const english = catalogFrom('', 'locales/eng/area.po', 'eng');
  expect(translateText('By {brand}', 'metals', english)).toBe(`By ${brand.name}`);
  expect(() => translateText('By {brand', 'metals', english)).toThrow(
    /^locales\/eng\/area\.po: "By \{brand"/,
  );
});

test('words can be asked for before they are said', () => {
  const feed = record({ title: words() });
  expect(() =>
    requireWords(feed, { title: 'In {year}' }, 'metals', spanish({ 'In {year}': 'En {year}' })),
  ).not.toThrow();
  expect(() => requireWords(feed, { title: 'News' }, 'metals', spanish({}))).toThrow(
    /^metals\.json: title: "News" has no/,
  );
});
