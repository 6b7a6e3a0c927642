import { expect, test } from 'vitest';
import { slowest, verdictOf } from './figures.ts';

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
