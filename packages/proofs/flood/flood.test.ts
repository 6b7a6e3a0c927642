import { expect, test } from 'vitest';
import { slowest, verdictOf } from './figures.ts';
import { type FloodKind, floodKinds, simpleRequests } from './flood-kinds.ts';

const never = Number.POSITIVE_INFINITY;

test('the slowest answer decides, not the usual one', () => {
  expect(verdictOf({ what: 'home page', times: [10, 290, 20], limit: 300 })).toBe(
    'clean   home page: slowest 290 ms of 3, median 20 ms, limit 300 ms',
  );
  expect(verdictOf({ what: 'home page', times: [10, 301, 20], limit: 300 })).toMatch(/^FAULTY/);
});

test('what got no answer, or another one, took for ever, and so did what was never asked', () => {
  expect(verdictOf({ what: 'form', times: [10, never, 20], limit: 300 })).toBe(
    'FAULTY  form: slowest never of 3, median 20 ms, limit 300 ms, 1 without the right answer',
  );
  expect(slowest([])).toBe(never);
});

test('every kind of flood that needs nothing before it has a request, and no two requests of a search are one', () => {
  const prepared: readonly FloodKind[] = ['valid forms', 'plain posts'];
  expect(floodKinds.filter((kind) => simpleRequests[kind] === undefined)).toEqual(prepared);
  for (const kind of ['searches', 'page data', 'unknown pages', 'alert sign-ups', 'reads'] as const)
    expect(simpleRequests[kind]?.(1)).not.toEqual(simpleRequests[kind]?.(2));
});
