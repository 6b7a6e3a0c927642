import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differenceTo, differenceToRecorded, recordFindings } from '../difference.ts';
import { knownFindings } from '../known-findings.ts';
import { sample, sampleResults } from '../report/sample-results.ts';
import { readRecordedFindings, writeRecordedFindings } from './recorded-findings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'findings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the list has every finding of the audit once, with its outcome, and the stamp of the audit', () => {
  const file = join(folder, 'findings.json');
  expect(readRecordedFindings(file)).toBeUndefined();
  writeRecordedFindings(sampleResults, file);
  const list = readRecordedFindings(file);
  expect(list).toMatchObject({ commit: sampleResults.commit, day: '2026-11-22' });
  const listed = list?.pages.flatMap(({ failed, cantTell }) => [
    ...failed.map((id) => `failed ${id}`),
    ...cantTell.map((id) => `cantTell ${id}`),
  ]);
  expect(listed?.sort()).toEqual(
    knownFindings(sampleResults)
      .map(({ outcome, id }) => `${outcome} ${id}`)
      .sort(),
  );
});

test('of a short audit, which sees less, no list is kept', () => {
  const file = join(folder, 'findings.json');
  writeRecordedFindings({ ...sampleResults, form: 'short' }, file);
  expect(readRecordedFindings(file)).toBeUndefined();
});

test('the list tells the same as the results: what is new, what is gone, and nothing of pages that were not looked at', () => {
  const now = sample((results) => {
    results.cells = results.cells.filter(({ cell }) => cell.page !== 'company');
    for (const result of results.cells)
      if (result.status === 'run')
        for (const finding of result.findings)
          if (finding.rule === 'pdf-tags') finding.selector = 'a[href$="another.pdf"]';
  });
  const idsOf = ({ appeared, gone, stayed, since }: ReturnType<typeof differenceTo>) => ({
    since,
    appeared: appeared.map(({ id }) => id),
    gone: gone.map(({ id }) => id),
    stayed: stayed.map(({ id }) => id),
  });
  const byList = idsOf(differenceToRecorded(recordFindings(sampleResults), now));
  expect(byList).toEqual(idsOf(differenceTo(sampleResults, now)));
  expect([byList.appeared.length, byList.gone.length]).toEqual([1, 1]);
});
