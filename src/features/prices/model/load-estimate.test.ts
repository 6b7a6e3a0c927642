import { expect, test } from 'vitest';
import { mostRows, type ReckonedRow, readRows, reckonRow, totalOf } from './load-estimate.ts';
import type { BoardLine, PriceBoard } from './price-board.ts';

const line = (grade: string, unit: BoardLine['unit'], price: number | null): BoardLine => ({
  ...{ grade, unit, price, change: null },
});
const board: PriceBoard = {
  ...{ day: '2026-11-24', currency: 'USD', sample: true },
  lines: [line('copper-1', 'pound', 3.5), line('light-iron', 'net-ton', 200), line('rail', 'net-ton', null)],
  history: () => [],
};
const reckon = (metal: string, gross: string, off = '', unit: BoardLine['unit'] = 'pound') =>
  reckonRow({ metal, gross, off }, unit, board);

test('gross less what is taken off is net, and net is paid', () => {
  expect(reckon('copper-1', '500', '80')).toEqual({
    row: {
      ...{ metal: 'copper-1', gross: 500, off: 80, net: 420, value: 1470 },
      price: { price: 3.5, unit: 'pound' },
    },
  });
});

test.each([
  ['light-iron', '1,000', '', 'pound', 1000, 100],
  ['light-iron', '1.5', '0.3', 'net-ton', 1.2, 240],
  ['copper-1', '0.3', '0.1', 'pound', 0.2, 0.7],
  ['copper-1', '100', '0', 'pound', 100, 350],
  ['copper-1', '100', '', 'kilogram', 100, 771.62],
] as const)('%s: %s less "%s" in %s weighs %d net and brings %d', (metal, gross, off, unit, net, value) => {
  expect(reckon(metal, gross, off, unit)).toMatchObject({ row: { net, value } });
});

test('where only the yard says the price, the weight is reckoned and no value', () => {
  expect(reckon('rail', '900', '100')).toMatchObject({ row: { net: 800, price: null, value: null } });
});

test.each([
  ['', '5', '', 'metal.missing'],
  ['gold', '5', '', 'metal.unknown'],
  ['__proto__', '5', '', 'metal.unknown'],
  ['copper-1', '', '', 'gross.missing'],
  ['copper-1', '0', '', 'gross.zero'],
  ['copper-1', '-5', '', 'gross.negative'],
  ['copper-1', 'much', '', 'gross.number'],
  ['copper-1', '99999999', '', 'gross.heavy'],
  ['copper-1', '5', '-1', 'off.negative'],
  ['copper-1', '5', 'x', 'off.number'],
  ['copper-1', '5', '99999999', 'off.heavy'],
  ['copper-1', '5', '5', 'off.whole'],
  ['copper-1', '5', '6', 'off.whole'],
])('metal "%s", gross "%s", off "%s" is the fault %s', (metal, gross, off, fault) => {
  expect(reckon(metal, gross, off)).toEqual({ fault });
});

test('a row in which nothing was typed is none', () => {
  expect(reckon('', '')).toBeNull();
});

test('an address holds as many rows as an estimate takes, and no more', () => {
  const rows = readRows(
    new URLSearchParams(`metal1=copper-1&gross1= 5 &off6=2&gross7=9&gross2=${'1'.repeat(90)}`),
  );
  expect(rows).toHaveLength(mostRows);
  expect(rows[0]).toEqual({ metal: 'copper-1', gross: '5', off: '' });
  expect(rows[1]?.gross).toHaveLength(40);
  expect(rows[5]).toEqual({ metal: '', gross: '', off: '2' });
});

test('a sum is in whole cents, and a row without a price adds nothing', () => {
  const row = (value: number | null): ReckonedRow => ({
    ...{ metal: 'rail', gross: 1, off: 0, net: 1, price: null, value },
  });
  expect(totalOf([row(0.1), row(0.2), row(null)])).toBe(0.3);
  expect(totalOf([])).toBe(0);
});
