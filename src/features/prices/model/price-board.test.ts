import { expect, test } from 'vitest';
import { opensOn } from '#features/locations/model/opening.ts';
import { type Grade, takesGrade } from '#features/locations/model/taken-materials.ts';
import type { Yard } from '#features/locations/model/yard.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import { changeDays, createSampleBoards, historyDays, type PriceLine, weeklyPrices } from './price-board.ts';

const lines: PriceLine[] = [
  { id: 'copper-1', per: 'pound', around: 3.75, daily: 0.009 },
  { id: 'heavy-steel-1', per: 'ton', around: 215, daily: 0.006 },
  { id: 'rail', per: 'ton', around: null, daily: 0 },
];
const grades = new Map<string, Grade>(
  [
    { id: 'copper-1', family: 'copper' },
    { id: 'heavy-steel-1', family: 'iron' },
    { id: 'rail', family: 'iron' },
  ].map((grade) => [grade.id, grade]),
);
const workday = '07:00-17:00';
const portland: Yard = {
  id: 'portland',
  division: 'MRB',
  quarter: '',
  street: '1 Invented Way',
  city: 'Portland',
  region: 'OR',
  postalCode: '97204',
  country: 'US',
  latitude: 45.5,
  longitude: -122.7,
  timeZone: 'America/Los_Angeles',
  phone: '503-555-0104',
  hours: {
    sun: '',
    mon: workday,
    tue: workday,
    wed: workday,
    thu: workday,
    fri: workday,
    sat: '08:00-12:00',
  },
  families: ['copper', 'iron'],
  besides: [],
  without: [],
};
const noon = (day: string) => Date.parse(`${day}T20:00:00Z`);
const board = (yard: Yard, day: string) => {
  const made = createSampleBoards(lines, grades, { opensOn, takesGrade }).boardOf(yard, noon(day));
  if (!made) throw new Error('This yard has no board.');
  return made;
};

test('the same day has the same prices for whoever asks, whenever', () => {
  const early = board(portland, '2026-08-20').lines;
  const boards = createSampleBoards(lines, grades, { opensOn, takesGrade });
  boards.boardOf(portland, noon('2027-01-04'));
  expect(boards.boardOf(portland, noon('2026-08-20'))?.lines).toEqual(early);
});

test('on a Sunday or a holiday the board is that of the last day the gate was open', () => {
  expect(board(portland, '2026-11-22').day).toBe('2026-11-21');
  expect(board(portland, '2026-11-26').day).toBe('2026-11-25');
  expect(board(portland, '2026-11-22').lines).toEqual(board(portland, '2026-11-21').lines);
});

test('history covers ninety days, only those on which a board was written, and ends in today’s price', () => {
  const { history, lines: shown, day } = board(portland, '2026-11-20');
  const copper = history('copper-1');
  expect(copper.at(-1)).toEqual({ day, price: shown[0]?.price });
  expect(copper[0]?.day && copper[0].day >= addDays(day, -historyDays)).toBe(true);
  expect(copper.length).toBeGreaterThan(70);
  expect(copper.filter((each) => new Date(`${each.day}T12:00:00Z`).getUTCDay() === 0)).toEqual([]);
  expect(copper.map((each) => each.day)).not.toContain('2026-09-07');
  expect(history('rail')).toEqual([]);
  expect(history('titanium')).toEqual([]);
});

test('the change is against the board of thirty days before', () => {
  const { history, lines: shown, day } = board(portland, '2026-11-20');
  const before =
    history('copper-1')
      .filter((each) => each.day <= addDays(day, -changeDays))
      .at(-1)?.price ?? 0;
  const today = shown[0]?.price ?? 0;
  expect(shown[0]?.change).toBeCloseTo(((today - before) / before) * 100, 1);
});

test('a price that only the yard says has no figure and no change', () => {
  expect(board(portland, '2026-11-20').lines[2]).toEqual({
    grade: 'rail',
    unit: 'net-ton',
    price: null,
    change: null,
  });
});

test('prices move around their middle and stay near it', () => {
  const { history } = board(portland, '2026-11-20');
  const prices = history('copper-1').map(({ price }) => price);
  expect(new Set(prices).size).toBeGreaterThan(10);
  expect(Math.min(...prices)).toBeGreaterThan(3);
  expect(Math.max(...prices)).toBeLessThan(4.5);
  for (const { price } of history('heavy-steel-1')) expect(price % 5).toBe(0);
});

test('Canadian boards are in their dollars, kilograms and metric tons', () => {
  const { currency, lines: shown } = board({ ...portland, country: 'CA', region: 'BC' }, '2026-11-20');
  expect(currency).toBe('CAD');
  expect(shown.map(({ unit }) => unit)).toEqual(['kilogram', 'metric-ton', 'metric-ton']);
  const [american] = board(portland, '2026-11-20').lines;
  expect((shown[0]?.price ?? 0) / (american?.price ?? 1)).toBeCloseTo(1.38 * 2.2046, 1);
});

test('a board holds what its yard takes, and other places have none', () => {
  expect(board({ ...portland, without: ['rail'] }, '2026-11-20').lines.map(({ grade }) => grade)).toEqual([
    'copper-1',
    'heavy-steel-1',
  ]);
  const boards = createSampleBoards(lines, grades, { opensOn, takesGrade });
  expect(boards.boardOf({ ...portland, division: 'ARB' }, noon('2026-11-20'))).toBeNull();
});

test('of a history one price a week is kept, the latest of each', () => {
  const days = Array.from({ length: 20 }, (_, at) => ({ day: addDays('2026-11-01', at) }));
  expect(weeklyPrices(days).map(({ day }) => day)).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
  expect(weeklyPrices([])).toEqual([]);
});

test('a line of no grade is refused by its name, instead of missing on every board', () => {
  const rules = { opensOn, takesGrade };
  const mistyped = [...lines, { id: 'coper-1', per: 'pound', around: 3, daily: 0 } as const];
  expect(() => createSampleBoards(mistyped, grades, rules)).toThrow('a line for "coper-1"');
});
