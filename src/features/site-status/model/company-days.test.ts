import { expect, test } from 'vitest';
import { companyDays } from './company-days.ts';

const hours = (days: { start: number }[]) =>
  days.slice(1).map(({ start }, index) => ((days[index]?.start ?? 0) - start) / 3_600_000);

test('begins each day at midnight on the clocks of the place', () => {
  // Half past eleven at night in Portland.
  expect(companyDays('America/Los_Angeles', Date.UTC(2026, 0, 31, 7, 30), 2)).toEqual([
    { day: '2026-01-30', start: Date.UTC(2026, 0, 30, 8) },
    { day: '2026-01-29', start: Date.UTC(2026, 0, 29, 8) },
  ]);
});

test('gives a day on which clocks are changed the hours that it has', () => {
  expect(hours(companyDays('America/Los_Angeles', Date.UTC(2026, 2, 10, 20), 4))).toEqual([24, 23, 24]);
  expect(hours(companyDays('America/Los_Angeles', Date.UTC(2026, 10, 3, 20), 4))).toEqual([24, 25, 24]);
});
