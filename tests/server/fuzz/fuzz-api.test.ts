import { expect, test } from 'vitest';
import { operations } from '#server/openapi/describe-api.ts';
import { fuzzApi } from './fuzz-api.ts';

/** Short, for every run of the tests; `npm run fuzz -w @site/proofs -- --runs 100000` is the long form. */
const runs = 300;

test('every call stands 300 generated requests, and the server is whole afterwards', async () => {
  const report = await fuzzApi({ runs });
  expect(report.calls.map(({ fault }) => fault).filter((fault) => fault !== undefined)).toEqual([]);
  expect(report.aftermath).toEqual([]);
  expect(report.calls.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  for (const { id, statuses } of report.calls) {
    const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    expect(answered, id).toBe(runs);
  }
  // The generator reaches beyond the first guard: forms are judged field by field, and sealed ones opened.
  const submissions = report.calls.filter(({ id }) => id.startsWith('submit'));
  for (const { statuses } of submissions) {
    expect(statuses[400]).toBeGreaterThan(runs / 10);
    expect(statuses[303]).toBeGreaterThan(runs / 10);
  }
}, 240_000);
