import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlLang, languages } from '#i18n/language.ts';
import { esgCsv } from './csv.ts';
import { documentNames } from './document-files.ts';
import { documentContent } from './document-words.ts';

const root = new URL('../../../', import.meta.url);

/** Reads a spreadsheet as RFC 4180 has it. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

test.each([...languages])('the published spreadsheet in %s holds every figure', async (language) => {
  const content = await documentContent(language, root);
  const file = readFileSync(
    new URL(`public/documents/${documentNames.esg}-${htmlLang[language]}.csv`, root),
    'utf8',
  );
  expect(file).toBe(esgCsv(content));
  const [head = [], ...rows] = parse(file.replace(/^\uFEFF/, ''));
  const years = content.esg.years.map(String);
  expect(head.slice(4, 9)).toEqual(years);
  expect(rows.map((row) => row.slice(4, 9).map(Number))).toEqual(
    content.esg.families.flatMap(({ tables }) =>
      tables.flatMap((table) => table.rows.map(({ values }) => values)),
    ),
  );
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});

test('a spreadsheet begins with the mark of UTF-8 and ends its lines as spreadsheets do', async () => {
  const text = esgCsv(await documentContent('es', root));
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('no cell is taken for a formula', async () => {
  for (const row of parse(esgCsv(await documentContent('eng', root)).slice(1))) {
    for (const cell of row) expect(cell).not.toMatch(/^[=+@-]/);
  }
});

test('every row says that it is sample data', async () => {
  const content = await documentContent('eng', root);
  const [, ...rows] = parse(esgCsv(content).slice(1));
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set([content.report.sample.title]));
});
