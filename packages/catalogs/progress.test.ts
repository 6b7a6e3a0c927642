import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { checkCatalogs } from './catalog-rules.ts';
import { progressOf, progressTable, statesTable, totalOf } from './progress.ts';
import { withRelease, withReview } from './text-states.ts';

const header = (language: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"`;

const entries = [
  '#: src/a.tsx\nmsgid "Find a <link>yard</link> in {city}"\nmsgstr "Encuentre un <link>patio</link> en {city}"',
  '#: src/a.tsx\n#, fuzzy\nmsgid "Open today"\nmsgstr "Abierto"',
  '#: src/a.tsx\nmsgid "Closed"\nmsgstr ""',
  '#: src/a.tsx\nmsgid "We pay today."\nmsgstr "Pagamos hoy"',
  '# i18n-ok: number-differs (a dozen)\n#: src/a.tsx\nmsgid "In 24 hours"\nmsgstr "En 1 día"',
  '#~ msgid "Gone"\n#~ msgstr ""',
];

function progress(language: Language) {
  const po = parsePo([header(language), ...entries].join('\n\n'));
  const catalog: Catalog = { language, area: 'home', path: `locales/${language}/home.po`, po };
  return progressOf(catalog, checkCatalogs([catalog]));
}

test('counts messages and words, without tags, placeholders and obsolete entries', () => {
  expect(progress('es')).toEqual({
    area: 'home',
    language: 'es',
    messages: 5,
    translated: 3,
    fuzzy: 1,
    missing: 1,
    words: 13,
    wordsLeft: 3,
    reviewed: 0,
    reviewLapsed: 0,
    released: 0,
    changedSince: 0,
    warnings: 1,
    optOuts: 1,
  });
});

test('an empty English entry is not missing', () => {
  expect(progress('eng')).toMatchObject({ translated: 4, fuzzy: 1, missing: 0, wordsLeft: 2 });
});

const rows = [progress('eng'), progress('es')];
const all = [...rows, totalOf(rows, '')];

test.each([...languages])('the table in %s reads as in the golden file', async (language) => {
  const table = progressTable(all, language);
  expect(table.split('\n').filter((line) => line.length > 80)).toEqual([]);
  await expect(`${table}\n`).toMatchFileSnapshot(`./fixtures/progress.${language}.md`);
});

test('reviews and releases are counted, and what was changed after them apart', () => {
  const text = [header('es'), ...entries].join('\n\n');
  const [first, , , fourth] = parsePo(text).entries;
  if (!first || !fourth) throw new Error('The catalog of this test has four texts.');
  const on = '2026-11-28';
  // From the last to the first: a line that is added moves what is below it.
  const marked = withReview(withRelease(text, fourth, on), first, { by: 'Ana Ruiz', on });
  const counted = (po: string) => {
    const catalog: Catalog = { language: 'es', area: 'home', path: 'locales/es/home.po', po: parsePo(po) };
    return progressOf(catalog, checkCatalogs([catalog]));
  };
  expect(counted(marked)).toMatchObject({ translated: 3, reviewed: 1, reviewLapsed: 0, released: 1 });
  const changed = marked.replace('Pagamos hoy', 'Hoy pagamos').replace('Encuentre', 'Halle');
  expect(counted(changed)).toMatchObject({ reviewed: 0, reviewLapsed: 1, released: 0, changedSince: 1 });
});

test.each([...languages])('states are a table of their own in %s, of areas that have any', (language) => {
  const row = { ...totalOf(rows, 'eng'), area: 'investors-filings', translated: 10_298, reviewed: 12 };
  const table = statesTable([row, ...rows, totalOf(rows, 'eng')], language);
  expect(table.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(table).toMatch(/investors-filings.*10298 .*12 /);
  expect(table).not.toContain('home');
  expect(statesTable(rows, language).split('\n')).toHaveLength(1);
});

test('as data it reads as in the golden file', async () => {
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('./fixtures/progress.json');
});

test('the longest area of the site fits a terminal', () => {
  const row = { ...totalOf(rows, 'eng'), area: 'investors-filings', translated: 10_298, wordsLeft: 160_237 };
  for (const language of languages) {
    for (const line of progressTable([row], language).split('\n'))
      expect(line.length).toBeLessThanOrEqual(80);
  }
});
