import { expect, test } from 'vitest';
import { readRetryAfter, usualBackOff, waitAfter } from './back-off.ts';

const last = () => 1 - 2 ** -53;

test.each([
  [1, 10_000],
  [2, 20_000],
  [3, 40_000],
  [9, 2_560_000],
  [10, 3_600_000],
  [1000, 3_600_000],
  [Number.MAX_SAFE_INTEGER, 3_600_000],
])('after %i failures the wait is at most %i ms, and anything below', (failures, longest) => {
  expect(waitAfter(failures, usualBackOff, last)).toBe(longest);
  expect(waitAfter(failures, usualBackOff, () => 0.5)).toBe(longest / 2);
  expect(waitAfter(failures, usualBackOff, () => 0)).toBe(usualBackOff.shortest);
});

const now = Date.UTC(2026, 0, 31, 12);

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['Sat, 31 Jan 2026 12:01:00 GMT', 60_000],
  ['999999999', 86_400_000],
  ['Sat, 31 Jan 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('a wish of %s is a wait of %s ms', (header, wait) => {
  expect(readRetryAfter(header, now)).toBe(wait);
});
