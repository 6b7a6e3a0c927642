import { expect, test } from 'vitest';
import { isDay } from '#i18n/world/calendar-days.ts';
import { holidaysOf, isTradingDay, lastTradingDay } from './market-calendar.ts';

test('knows the holidays of a year, each kept on a weekday', () => {
  expect([...holidaysOf(2026)]).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-04-03',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test.each([
  ['Good Friday', '2024-03-29'],
  ['Good Friday', '2025-04-18'],
  ['Christmas on a Sunday', '2022-12-26'],
  ['New Year on a Sunday', '2023-01-02'],
  ['a Saturday', '2026-11-21'],
  ['a Sunday', '2026-11-22'],
])('nothing is traded on %s, %s', (_name, day) => {
  expect(isTradingDay(day)).toBe(false);
});

test.each([
  ['the Friday before a New Year on a Saturday', '2021-12-31'],
  ['the nineteenth of June before it was a holiday', '2020-06-19'],
  ['the day after Thanksgiving', '2026-11-27'],
])('shares are traded on %s, %s', (_name, day) => {
  expect(isTradingDay(day)).toBe(true);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-22', '2026-11-20'],
  ['2026-11-26', '2026-11-25'],
  ['2027-01-01', '2026-12-31'],
])('the last trading day up to %s is %s', (day, last) => {
  expect(lastTradingDay(day)).toBe(last);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', 'today', '2026-11-20T00:00'])(
  '%s is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('a leap day is a day', () => {
  expect(isDay('2028-02-29')).toBe(true);
});
