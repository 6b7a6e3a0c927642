import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { checkCatalogs } from './catalog-rules.ts';
import { progressOf, progressTable, totalOf } from './progress.ts';

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
