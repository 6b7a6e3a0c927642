import { expect, test } from 'vitest';
import news from '#features/news/content/news.json';
import { addDays } from '#i18n/world/calendar-days.ts';
import dividends from '../content/dividends.json';
import { isTradingDay, lastTradingDay } from '../model/market-calendar.ts';

const { payments, tPlusOne } = dividends;
const regular = payments.filter(({ kind }) => kind === 'regular');

test.each(payments)('all dates of $id are business days, in their order', (payment) => {
  const { declared, exDividend, record, payable } = payment;
  for (const day of [declared, exDividend, record, payable]) expect(isTradingDay(day), day).toBe(true);
  expect(declared < exDividend).toBe(true);
  expect(exDividend <= record).toBe(true);
  expect(record < payable).toBe(true);
});

test.each(payments)('$id goes ex when a purchase no longer reaches the list in time', (payment) => {
  const { exDividend, record } = payment;
  // A purchase is settled after one business day since then, after two before.
  expect(exDividend).toBe(record >= tPlusOne ? record : lastTradingDay(addDays(record, -1)));
});

test('the rule changed on the day on which settlement did', () => {
  expect(tPlusOne).toBe('2024-05-28');
});

test('dividends stand newest first, none twice', () => {
  const days = payments.map(({ declared }) => declared);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(payments.map(({ payable }) => payable)).size).toBe(payments.length);
});

test('a regular dividend is paid in every quarter', () => {
  const quarters = regular.map(
    ({ payable }) => Number(payable.slice(0, 4)) * 4 + Math.floor(Number(payable.slice(5, 7)) / 3),
  );
  expect(quarters).toEqual(quarters.map((_, index) => (quarters[0] ?? 0) - index));
});

test('the drawing says what the payments say', () => {
  const amounts = [...new Set(regular.map(({ dollars }) => dollars))];
  // "One raise in six years, and 25 cents once on top", the summary with the sums of the years.
  expect(amounts).toEqual([0.19, 0.18]);
  expect(payments.filter(({ kind }) => kind === 'special').map(({ dollars }) => dollars)).toEqual([0.25]);
  expect(payments[0]?.payable.slice(0, 4)).toBe('2026');
  expect(payments.at(-1)?.payable.slice(0, 4)).toBe('2020');
});

test('a release about a dividend and the list agree', () => {
  const [newest] = payments;
  const release = news.find(({ category, date }) => category === 'dividend' && date === newest?.declared);
  expect(release?.summary).toContain('19 cents');
  expect(newest).toMatchObject({ dollars: 0.19, record: '2026-11-16', payable: '2026-12-01' });
  const raise = regular.findLast(({ dollars }) => dollars === 0.19);
  expect(raise?.declared).toBe(news.find(({ title }) => title.includes('one cent'))?.date);
});
