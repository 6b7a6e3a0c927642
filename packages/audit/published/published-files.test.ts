import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand, deskEmails } from '#brand';
import record from '#features/help/content/checks.json';
import { decodeRot13 } from '#site/rot13.ts';
import { barCriteria } from '../criteria.ts';
import { sampleResults } from '../report/sample-results.ts';
import { readSpokenRecord } from '../spoken/spoken-record.ts';
import { publishedDefectFigures } from './defect-figures.ts';
import { publishedFiles, sumOf } from './published-files.ts';
import { spokenFigures, spokenFile } from './spoken-figures.ts';

const published = (path: string) => readFileSync(new URL(`../../../public/${path}`, import.meta.url), 'utf8');

test('the files that the statement offers are those that were written with its figures', () => {
  for (const [path, { sum, bytes }] of Object.entries(record.files))
    expect([path, sumOf(published(path)), Buffer.byteLength(published(path))]).toEqual([path, sum, bytes]);
});

test('the published summary speaks of the audit whose figures the statement tells', () => {
  const summary = JSON.parse(published('audit/summary.json'));
  expect(summary).toMatchObject({ commit: record.commit, form: record.form, browser: record.browser });
  expect(summary.date.slice(0, 10)).toBe(record.day);
  expect(summary.matrix.run).toBe(record.cells);
});

test('what a screen reader spoke is offered as it is kept, and the statement tells its figures', () => {
  const kept = readSpokenRecord();
  if (kept === undefined) throw new Error('There is no spoken record; run "npm run spoken -w @site/audit".');
  const again = 'run "npm run record:spoken -w @site/audit" and commit what it wrote';
  expect(published('audit/spoken.json'), again).toBe(spokenFile(kept).text);
  expect(record.spoken, again).toEqual(spokenFigures(kept));
});

test('no file of the audit that is offered tells harvesters an address of the company', () => {
  const addresses = [brand.encodedEmail, ...Object.values(deskEmails)].map(decodeRot13);
  const kept = readSpokenRecord();
  expect(addresses.some((address) => JSON.stringify(kept).includes(address))).toBe(true);
  for (const path of Object.keys(record.files))
    for (const address of addresses) expect(published(path).toLowerCase(), path).not.toContain(address);
});

test('the statement tells how much the checks find as it is published, of our own defects and of those made by others', () => {
  const again = 'run "npm run record:spoken -w @site/audit" and commit what it wrote';
  expect(record.defects, again).toEqual(publishedDefectFigures());
});

test('every criterion of the bar has a line in the table and an entry in the summary, none is called passed without evidence', () => {
  const [json, csv] = publishedFiles(sampleResults);
  const { criteria } = JSON.parse(json?.text ?? '');
  const numbers = barCriteria.map(({ number }) => number);
  expect(criteria.map((row: { criterion: string }) => row.criterion)).toEqual(numbers);
  const [head, ...lines] = (csv?.text ?? '').trimEnd().split('\r\n');
  expect(head).toBe('criterion,name,nombre,level,outcome,failures,undecided,excluded,missing');
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);
  for (const row of criteria as { outcome: string; missing: string[] }[])
    if (row.outcome === 'passed') expect(row.missing).toEqual([]);
});

test('a name with a comma is one cell of the table', () => {
  const csv = publishedFiles(sampleResults)[1]?.text ?? '';
  expect(csv).toContain('"Name, Role, Value"');
});

test('an engine that looked at nothing is not named as one that looked', () => {
  const silent = {
    ...sampleResults,
    assertors: [...sampleResults.assertors, { name: 'axe-core' as const, version: '0' }],
    cells: [],
  };
  expect(JSON.parse(publishedFiles(silent)[0]?.text ?? '').assertors).toEqual([]);
});
