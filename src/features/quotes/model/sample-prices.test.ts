import { expect, test } from 'vitest';
import { easternMoment, momentOf } from '#features/investors/model/eastern-time.ts';
import { isTradingDay } from '#features/investors/model/market-calendar.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import { createSamplePrices, firstDay } from './sample-prices.ts';

test('the same day has the same price in every run, in whatever order days are asked for', () => {
  const [one, other] = [createSamplePrices(), createSamplePrices()];
  const later = one.closeOf('2026-11-20');
  expect(one.closeOf('2024-03-01')).toBe(other.closeOf('2024-03-01'));
  expect(other.closeOf('2026-11-20')).toBe(later);
});

test('prices stay plausible for ten years: whole cents, no leap, never far from the middle', () => {
  const prices = createSamplePrices();
  let before = prices.closeOf(firstDay);
  for (let day = firstDay; day < '2029-01-01'; day = addDays(day, 1)) {
    if (!isTradingDay(day)) continue;
    const close = prices.closeOf(day);
    expect(close).toBe(Math.round(close * 100) / 100);
    expect(Math.abs(close / before - 1)).toBeLessThan(0.08);
    expect(close).toBeGreaterThan(12);
    expect(close).toBeLessThan(90);
    before = close;
  }
});

test('a day begins near the last close and ends at its own', () => {
  const prices = createSamplePrices();
  expect(Math.abs(prices.during('2026-11-20', 0) / prices.closeOf('2026-11-19') - 1)).toBeLessThan(0.02);
  expect(prices.during('2026-11-20', 1)).toBe(prices.closeOf('2026-11-20'));
});

test('a day without trade has no price', () => {
  expect(() => createSamplePrices().closeOf('2026-11-21')).toThrow(/no trading day/);
});

test.each([
  ['in winter', '2026-11-20T21:00:00.000Z', { day: '2026-11-20', minute: 960 }],
  ['in summer', '2026-07-01T20:00:00.000Z', { day: '2026-07-01', minute: 960 }],
  ['around midnight', '2026-11-21T04:59:00.000Z', { day: '2026-11-20', minute: 1439 }],
])('New York’s clocks %s', (_name, iso, moment) => {
  expect(easternMoment(Date.parse(iso))).toEqual(moment);
  expect(new Date(momentOf(moment)).toISOString()).toBe(iso);
});
