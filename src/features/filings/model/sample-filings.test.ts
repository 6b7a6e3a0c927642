import { expect, test } from 'vitest';
import { type EventRule, eventDay, occurrences } from '#features/events/model/event-rules.ts';
import { quarterEnd } from '#features/investors/model/fiscal-quarter.ts';
import { isTradingDay } from '#features/investors/model/market-calendar.ts';
import { type CompanyDays, sampleCompanyFilings } from './sample-company-filings.ts';
import { type Insider, sampleDirectorFilings } from './sample-director-filings.ts';

const days: CompanyDays = {
  resultsOn: (year, quarter) =>
    ['', `${year}-01-06`, `${year}-04-06`, `${year}-06-28`, `${year}-10-24`][quarter] ?? '',
  meetingOn: (year) => `${year}-01-28`,
  dividendsOn: ['2020-05-07', '2024-05-09', '2026-11-05'],
  directorsOn: ['2025-04-02'],
};

test('papers are filed on days on which the SEC takes them, and in time', () => {
  const due: Record<string, number> = { '10-K': 75, '10-Q': 40 };
  for (const { form, filedOn, periodEnd } of sampleCompanyFilings(days, 2024, 2034)) {
    const limit = due[form];
    if (limit === undefined || periodEnd === null) continue;
    expect(isTradingDay(filedOn), filedOn).toBe(true);
    const taken = (Date.parse(filedOn) - Date.parse(periodEnd)) / 86_400_000;
    // The day after a weekend or holiday is in time.
    expect(taken, `${form} ${filedOn}`).toBeLessThanOrEqual(limit + 3);
  }
});

test('a year has one annual report, three quarterly ones, and one paper for each dividend', () => {
  const filings = sampleCompanyFilings(days, 2024, 2026);
  const count = (form: string, year: string) =>
    filings.filter((each) => each.form === form && each.filedOn.startsWith(year)).length;
  expect([count('10-K', '2025'), count('10-Q', '2025'), count('DEF 14A', '2025')]).toEqual([1, 3, 1]);
  expect(filings.filter(({ kind }) => kind === 'dividend').map(({ filedOn }) => filedOn)).toEqual([
    '2024-05-09',
    '2026-11-05',
  ]);
});

const insiders: Insider[] = [
  ...['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, isOfficer: true, joinedOn: null })),
  ...['e', 'f', 'g', 'h', 'i'].map((id) => ({ id, name: id, isOfficer: false, joinedOn: null })),
  { id: 'late', name: 'late', isOfficer: false, joinedOn: '2025-04-02' },
];
const market = { closeOf: () => 30, meetingOn: days.meetingOn };
const reports = (until: string) => sampleDirectorFilings(insiders, market, 2023, until);

test('what someone holds follows from what they held before', () => {
  for (const { id } of insiders) {
    const lines = reports('2030-12-31')
      .filter(({ insider, form }) => insider.id === id && form === '4')
      .sort((a, b) => a.filedOn.localeCompare(b.filedOn))
      .flatMap(({ transactions }) => transactions);
    expect(lines.length).toBeGreaterThan(4);
    lines.reduce(
      (held, { acquired, shares, heldAfter }) => {
        expect(heldAfter).toBe(held + (acquired ? shares : -shares));
        expect(heldAfter).toBeGreaterThan(0);
        return heldAfter;
      },
      (lines[0]?.heldAfter ?? 0) - (lines[0]?.acquired ? lines[0].shares : -(lines[0]?.shares ?? 0)),
    );
  }
});

test('the past stays what it was, whatever day it is', () => {
  const earlier = reports('2025-06-30');
  const later = reports('2028-06-30').filter(({ filedOn }) => filedOn <= '2025-06-30');
  const sorted = (list: typeof earlier) => list.map((each) => JSON.stringify(each)).sort();
  expect(earlier.length).toBeGreaterThan(10);
  expect(sorted(later)).toEqual(sorted(earlier));
});

test('nobody reports before they joined, and the first report says so', () => {
  const own = reports('2028-01-01')
    .filter(({ insider }) => insider.id === 'late')
    .sort((a, b) => a.filedOn.localeCompare(b.filedOn));
  expect(own[0]).toMatchObject({ form: '3', periodEnd: '2025-04-02', transactions: [] });
  expect(own.every(({ filedOn }) => filedOn > '2025-04-02')).toBe(true);
});

test('a planned sale is announced on its day', () => {
  const all = reports('2032-12-31');
  const sales = all.filter(({ transactions }) => transactions.some(({ code }) => code === 'S'));
  expect(sales.length).toBeGreaterThan(2);
  for (const { insider, periodEnd } of sales)
    expect(all).toContainEqual(expect.objectContaining({ form: '144', insider, filedOn: periodEnd }));
});

const rule: EventRule = {
  id: 'call',
  kind: 'earnings',
  quarter: 1,
  month: 1,
  weekday: 1,
  from: 15,
  time: '08:30',
  minutes: 60,
  replayDays: 90,
};

test('an event that would fall on a holiday takes place on the next trading day', () => {
  expect(eventDay(rule, 2027)).toBe('2027-01-19');
});

test('an event has its hour in New York in winter and in summer', () => {
  const summer: EventRule = { ...rule, id: 'summer', month: 7, from: 8, quarter: null, replayDays: null };
  expect(occurrences([summer, rule], 2027, 2027)).toMatchObject([
    {
      startsAt: '2027-01-19T13:30:00.000Z',
      replayUntil: '2027-04-19',
      quarter: { fiscalYear: 2027, quarter: 1 },
    },
    {
      startsAt: '2027-07-12T12:30:00.000Z',
      endsAt: '2027-07-12T13:30:00.000Z',
      replayUntil: null,
      quarter: null,
    },
  ]);
});

test.each([
  [1, '2027-11-30'],
  [2, '2028-02-29'],
  [3, '2028-05-31'],
  [4, '2028-08-31'],
] as const)('quarter %d of fiscal 2028 ends on %s', (quarter, day) => {
  expect(quarterEnd({ fiscalYear: 2028, quarter })).toBe(day);
});
