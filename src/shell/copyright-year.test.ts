import { expect, test } from 'vitest';
import { copyrightYear } from './copyright-year.ts';

test('is the current year', () => {
  expect(copyrightYear(new Date(2031, 5, 15))).toBe(2031);
});

test('changes with the calendar of the reader, at midnight on the first of January', () => {
  expect(copyrightYear(new Date(2026, 11, 31, 23, 59, 59))).toBe(2026);
  expect(copyrightYear(new Date(2027, 0, 1))).toBe(2027);
});
