import { expect, test } from 'vitest';
import {
  closingMinute,
  holidayOn,
  nextTradingDay,
  weekdayFrom,
} from '#features/investors/model/market-calendar.ts';
import { earliestQuoteDay, seriesDividends, whyClosed, yearRange } from './price-series.ts';

test.each([
  ['2026-11-20', '2023-11-20'],
  ['2028-02-29', '2025-02-28'],
])('on %s quotes go back to %s', (today, first) => {
  expect(earliestQuoteDay(today)).toBe(first);
});

test.each([
  ['2026-11-20', '2026-11-20', null, null],
  ['2026-11-21', '2026-11-20', 'weekend', null],
  ['2026-11-26', '2026-11-25', 'holiday', 'thanksgiving'],
  ['2026-11-23', '2026-11-20', 'not-yet-open', null],
  ['2021-12-24', '2021-12-23', 'holiday', 'christmas'],
])('%s with the quote of %s: %s %s', (day, traded, closedReason, holiday) => {
  expect(whyClosed(day, traded)).toEqual({ closedReason, holiday });
});

test.each([
  ['2026-11-27', 13],
  ['2026-12-24', 13],
  ['2025-07-03', 13],
  ['2026-11-25', 16],
  ['2026-07-02', 16],
])('trading ends on %s at %d', (day, hour) => {
  expect(closingMinute(day)).toBe(hour * 60);
});

test('an ordinary day is no holiday', () => {
  expect([holidayOn('2026-11-25'), holidayOn('2026-06-19'), holidayOn('2020-06-19')]).toEqual([
    null,
    'juneteenth',
    null,
  ]);
});

test('days of trading are counted over weekends and holidays', () => {
  expect(nextTradingDay('2026-11-26')).toBe('2026-11-27');
  expect(nextTradingDay('2026-11-25', 2)).toBe('2026-11-30');
  expect(weekdayFrom(2026, 10, 4, 22)).toBe('2026-10-22');
  expect(weekdayFrom(2026, 1, 1, 31)).toBe('2026-02-02');
});

const closes = [
  { day: '2025-11-20', close: 10 },
  { day: '2025-11-24', close: 40 },
  { day: '2026-06-01', close: 20 },
  { day: '2026-11-19', close: 30 },
];

test('the range of 52 weeks holds the latest day and forgets what is older', () => {
  expect(yearRange(closes, { day: '2026-11-20', open: 30, low: 19, high: 31, volume: null })).toEqual({
    low: 19,
    lowOn: '2026-11-20',
    high: 40,
    highOn: '2025-11-24',
  });
  expect(yearRange(closes, null)).toMatchObject({ low: 20, high: 40 });
  expect(yearRange([], null)).toBeNull();
});

test('a series has the dividends of its days, the oldest first', () => {
  const payments = ['2026-11-16', '2026-02-13', '2027-02-12', '2025-11-14'].map((exDividend) => ({
    exDividend,
    dollars: 0.19,
    kind: 'regular',
  }));
  expect(seriesDividends(payments, closes)).toEqual([
    { exDividend: '2026-02-13', dollars: 0.19 },
    { exDividend: '2026-11-16', dollars: 0.19 },
  ]);
  expect(seriesDividends(payments, [])).toEqual([]);
});
