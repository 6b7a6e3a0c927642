import { expect, test } from 'vitest';
import type { BoardLine, PriceBoard } from '#features/prices/model/price-board.ts';
import { openGates, paidToday } from './front-desk.ts';

const week = { sun: '', mon: '', tue: '07:00-17:00', wed: '07:00-17:00', thu: '', fri: '', sat: '' };
const place = (timeZone: string) => ({ timeZone, hours: week, country: 'US' as const, region: 'OR' });
const coasts = [place('America/New_York'), place('America/Los_Angeles')];

test('gates are counted by the clocks of their own places', () => {
  // A Tuesday, 8 in the morning in New York and 5 in Los Angeles.
  expect(openGates(coasts, Date.parse('2026-11-24T13:00:00Z'))).toEqual({ open: 1, all: 2, next: null });
  expect(openGates(coasts, Date.parse('2026-11-24T19:00:00Z'))).toEqual({ open: 2, all: 2, next: null });
});

test('while all are closed, the gate that opens first is known', () => {
  const { open, next } = openGates(coasts, Date.parse('2026-11-24T05:00:00Z'));
  expect(open).toBe(0);
  expect(next?.place.timeZone).toBe('America/New_York');
  expect(next?.opensAt).toBe(Date.parse('2026-11-24T12:00:00Z'));
});

const board = (day: string, lines: Partial<BoardLine>[], currency: 'USD' | 'CAD' = 'USD'): PriceBoard => ({
  day,
  currency,
  lines: lines.map((line) => ({ grade: 'copper', unit: 'pound', price: 1, change: 0, ...line })),
  history: () => [],
  sample: true,
});

test('a price runs from the lowest board to the highest, its change is the one in the middle', () => {
  const boards = new Map([
    ['a', board('2026-11-23', [{ price: 3.9, change: 9 }])],
    ['b', board('2026-11-24', [{ price: 3.5, change: 1 }])],
    ['c', board('2026-11-24', [{ price: 3.7, change: 2 }])],
    ['ask', board('2026-11-25', [{ price: null, change: null }])],
    ['north', board('2026-11-24', [{ price: 9, change: 50 }], 'CAD')],
    [
      'other',
      board('2026-11-26', [
        { grade: 'steel', price: 200 },
        { unit: 'net-ton', price: 8000 },
      ]),
    ],
  ]);
  expect(paidToday(boards, 'copper', 'pound')).toEqual({ low: 3.5, high: 3.9, change: 2, day: '2026-11-24' });
  boards.delete('a');
  expect(paidToday(boards, 'copper', 'pound')?.change).toBe(1.5);
});

test('a grade that no board prices has no price, and one whose change nobody knows has none', () => {
  expect(paidToday(new Map(), 'copper', 'pound')).toBeNull();
  const boards = new Map([['a', board('2026-11-24', [{ change: null }])]]);
  expect(paidToday(boards, 'copper', 'pound')?.change).toBeNull();
});
