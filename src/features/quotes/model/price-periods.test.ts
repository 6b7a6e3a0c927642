import { expect, test } from 'vitest';
import { monthsBefore, monthsOf, packDays, pricesSince, thinned, unpackDays } from './price-periods.ts';

test.each([
  ['2026-11-20', 12, '2025-11-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-11-20', 36, '2023-11-20'],
])('%s, %i months before, is %s', (day, count, before) => {
  expect(monthsBefore(day, count)).toBe(before);
});

const closes = [
  { day: '2026-08-31', close: 30 },
  { day: '2026-10-19', close: 34 },
  { day: '2026-10-20', close: 31 },
  { day: '2026-11-02', close: 33 },
  { day: '2026-11-20', close: 32 },
];

test('a period ends with the last price and reaches back by the calendar', () => {
  expect(pricesSince(closes, '1m').map(({ day }) => day)).toEqual(['2026-10-20', '2026-11-02', '2026-11-20']);
  expect(pricesSince(closes, '3y')).toEqual(closes);
  expect(pricesSince([], '1y')).toEqual([]);
});

test('a month closes with its last price and knows its highest and lowest', () => {
  expect(monthsOf(closes)).toEqual([
    { id: '2026-08', close: 30, high: 30, low: 30 },
    { id: '2026-10', close: 31, high: 34, low: 31 },
    { id: '2026-11', close: 32, high: 33, low: 32 },
  ]);
});

test('a long series keeps its ends when it is thinned, a short one keeps all', () => {
  expect(thinned([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
  expect(thinned([1, 2], 3)).toEqual([1, 2]);
});

test('the days of a chart travel as a first day and gaps, over the end of a month and a year', () => {
  const days = ['2025-12-31', '2026-01-02', '2026-01-05', '2026-02-02'];
  expect(packDays(days)).toBe('2025-12-31 2 3 28');
  expect(unpackDays(packDays(days))).toEqual(days);
  expect(unpackDays(packDays(['2026-01-02']))).toEqual(['2026-01-02']);
});
