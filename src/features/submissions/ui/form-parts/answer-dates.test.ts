import { expect, test } from 'vitest';
import { hearBy, submissionDay } from './answer-dates.ts';

test.each([
  ['a Friday', '2026-11-20', '2026-12-04'],
  ['a Saturday', '2026-11-21', '2026-12-04'],
  ['a Sunday', '2026-11-22', '2026-12-04'],
  ['a Monday', '2026-11-23', '2026-12-07'],
])('promises word within ten business days of %s', (_name, submitted, expected) => {
  expect(hearBy(submitted)).toBe(expected);
});

test('an evening at the head office is still that day, though it is the next one in Greenwich', () => {
  expect(submissionDay(Date.parse('2026-11-21T05:30:00Z'))).toBe('2026-11-20');
});
