import { expect, test } from 'vitest';
import { legalLimits } from '#site/legal-limits.ts';
import { answerDay, dayIn, daysBetween } from './answer-day.ts';

test.each([
  ['97204', legalLimits.answerDays],
  ['V5K 0A1', legalLimits.canadaDays],
  ['', legalLimits.answerDays],
  [undefined, legalLimits.answerDays],
])('a request from %s is to be answered within the days that the notices promise', (zip, days) => {
  expect(daysBetween('2026-11-20', answerDay('2026-11-20', zip, legalLimits))).toBe(days);
});

test('a day is that of the office, not of the server', () => {
  expect(dayIn('America/Los_Angeles', Date.UTC(2026, 10, 20, 3))).toBe('2026-11-19');
  expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
});
