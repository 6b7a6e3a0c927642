import { expect, test } from 'vitest';
import { clockText } from '#features/investors/model/eastern-time.ts';
import { holidaysOf } from '#features/investors/model/market-calendar.ts';
import stock from '../content/stock.json';
import { delayMinutes } from '../model/quote.ts';

test.each(stock.holidays.years)(
  'every holiday of %i has its row, in the order in which they fall',
  (year) => {
    expect(holidaysOf(year).size).toBe(stock.holidays.rows.length);
    const days = [...holidaysOf(year)].sort();
    const dateOf = (id: string) => days[stock.holidays.rows.findIndex((row) => row.id === id)]?.slice(5);
    expect(dateOf('juneteenth')).toMatch(/^06-(18|19|20)$/);
    expect(dateOf('thanksgiving')).toMatch(/^11-2[2-8]$/);
  },
);

test('what the page says of the delay is how long quotes are delayed', () => {
  const [open, first, close, last] = stock.delay.rows.map(({ time }) => time);
  expect([open, close]).toEqual(['09:30', '16:00']);
  expect(first).toBe(clockText(9 * 60 + 30 + delayMinutes));
  expect(last).toBe(clockText(16 * 60 + delayMinutes));
  expect(stock.delay.heading).toContain(`${delayMinutes}`);
});
