import { expect, test } from 'vitest';
import company from '#features/company/content/company.json';
import investors from '../content/investors.json';
import { dueDay, fiscalYearOf, fiscalYearSpan } from './fiscal-year.ts';

const yearEnd = '2026-08-31';

test.each([
  ['2026-08-31', 2026],
  ['2026-09-01', 2027],
  ['2026-12-31', 2027],
  ['2027-01-01', 2027],
])('%s lies in fiscal %i', (day, year) => {
  expect(fiscalYearOf(day, yearEnd)).toBe(year);
});

test('a fiscal year begins the day after the one before it ended', () => {
  expect(fiscalYearSpan(2027, yearEnd)).toEqual({ from: '2026-09-01', to: '2027-08-31' });
});

test.each([
  ['a working day', 2027, 2, 40, '2027-04-09'],
  ['a Saturday', 2026, 11, 40, '2027-01-11'],
])('a report that is due on %s is due on the next working day', (_, year, month, days, due) => {
  expect(dueDay(year, month, days)).toBe(due);
});

test('the quarters on the page for investors make up the fiscal year of the company', () => {
  const months = investors.year.quarters.flatMap((quarter) => quarter.months);
  const last = Number(company.fiscalYearEnd.slice(5, 7));
  expect(months).toEqual(Array.from({ length: 12 }, (_, index) => ((last + index) % 12) + 1));
});
