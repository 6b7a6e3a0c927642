import { expect, test } from 'vitest';
import { offersFor, priceRanges, sortOffers } from './compare-prices.ts';
import type { BoardLine, PriceBoard } from './price-board.ts';
import { heaviestLoad, loadValue, readUnit, readWeight } from './weight.ts';

const copper: BoardLine = { grade: 'copper-1', unit: 'pound', price: 4, change: 2.5 };
const board = (lines: BoardLine[], rest: Partial<PriceBoard> = {}): PriceBoard => ({
  ...{ day: '2026-11-24', currency: 'USD', sample: false, lines },
  history: () => [
    { day: '2026-08-27', price: 3.2 },
    { day: '2026-08-28', price: 3.3 },
    { day: '2026-11-24', price: 4 },
  ],
  ...rest,
});

test('a grade is offered by the yards whose board has it, with the change of thirty and of ninety days', () => {
  const boards = new Map([
    ['near', board([copper])],
    ['other', board([{ ...copper, grade: 'rail' }])],
  ]);
  expect(offersFor('copper-1', boards)).toEqual([
    {
      ...{ yard: 'near', day: '2026-11-24', currency: 'USD', unit: 'pound', price: 4 },
      ...{ change30: 2.5, change90: 25 },
      weeks: [
        { day: '2026-08-28', price: 3.3 },
        { day: '2026-11-24', price: 4 },
      ],
    },
  ]);
});

test('the offers of the same boards are reckoned once, and those of new boards anew', () => {
  let reckoned = 0;
  const history = () => {
    reckoned += 1;
    return [{ day: '2026-11-24', price: 4 }];
  };
  const boards = () => new Map([['near', board([copper], { history })]]);
  const same = boards();
  expect(offersFor('copper-1', same)).toEqual(offersFor('copper-1', same));
  expect(reckoned).toBe(1);
  offersFor('copper-1', boards());
  expect(reckoned).toBe(2);
  expect(offersFor('made up', same)).toEqual([]);
});

test('a history that is too short tells no change of ninety days', () => {
  const young = board([copper], { history: () => [{ day: '2026-10-24', price: 3 }] });
  expect(offersFor('copper-1', new Map([['young', young]]))[0]?.change90).toBeNull();
});

test('offers stand by pay or by distance, and a yard that must be asked comes last by pay', () => {
  const offers = [
    { id: 'asked', price: null, distance: 1 },
    { id: 'far', price: 4, distance: 90 },
    { id: 'near', price: 3, distance: 8 },
    { id: 'nearer', price: 4, distance: 40 },
    { id: 'somewhere', price: 3.5, distance: null },
  ];
  const ids = (order: 'pay' | 'distance') => sortOffers(offers, order).map(({ id }) => id);
  expect(ids('pay')).toEqual(['nearer', 'far', 'somewhere', 'near', 'asked']);
  expect(ids('distance')).toEqual(['asked', 'near', 'nearer', 'far', 'somewhere']);
});

test('a range goes from the lowest price to the highest, apart for each money, and dates from the latest board', () => {
  const boards = new Map([
    ['a', board([copper], { day: '2026-11-23' })],
    ['b', board([{ ...copper, price: 3.5 }])],
    ['c', board([{ ...copper, price: null }])],
    ['d', board([{ ...copper, unit: 'kilogram', price: 11 }], { currency: 'CAD', day: '2026-11-21' })],
  ]);
  expect(priceRanges(boards).get('copper-1')).toEqual([
    { currency: 'USD', unit: 'pound', low: 3.5, high: 4, day: '2026-11-24' },
    { currency: 'CAD', unit: 'kilogram', low: 11, high: 11, day: '2026-11-21' },
  ]);
  expect(priceRanges(new Map()).size).toBe(0);
});

test.each([
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  ['250', { kind: 'weight', weight: 250, unit: 'pound' }],
  [' 1,250.5 ', { kind: 'weight', weight: 1250.5, unit: 'pound' }],
  ['.5', { kind: 'weight', weight: 0.5, unit: 'pound' }],
  ['12 000', { kind: 'weight', weight: 12_000, unit: 'pound' }],
  ['２５', { kind: 'weight', weight: 25, unit: 'pound' }],
  ['0', { kind: 'fault', fault: 'zero' }],
  ['0.00', { kind: 'fault', fault: 'zero' }],
  ['-0', { kind: 'fault', fault: 'zero' }],
  ['-5', { kind: 'fault', fault: 'negative' }],
  ['−5', { kind: 'fault', fault: 'negative' }],
  ['12,5', { kind: 'fault', fault: 'number' }],
  ['1e5', { kind: 'fault', fault: 'number' }],
  ['0x10', { kind: 'fault', fault: 'number' }],
  ['Infinity', { kind: 'fault', fault: 'number' }],
  ['.', { kind: 'fault', fault: 'number' }],
  ['much', { kind: 'fault', fault: 'number' }],
  ['<script>', { kind: 'fault', fault: 'number' }],
  ['10000001', { kind: 'fault', fault: 'heavy' }],
  ['9'.repeat(400), { kind: 'fault', fault: 'heavy' }],
] as const)('the weight “%s” is read as it is meant, or asked again', (text, meant) => {
  expect(readWeight(text, 'pound')).toEqual(meant);
});

test('a load is reckoned in whatever it was weighed in', () => {
  expect(loadValue({ price: 3.74, unit: 'pound' }, { weight: 200, unit: 'pound' })).toBe(748);
  expect(loadValue({ price: 245, unit: 'net-ton' }, { weight: 840, unit: 'pound' })).toBe(102.9);
  expect(loadValue({ price: 10, unit: 'kilogram' }, { weight: 1, unit: 'pound' })).toBe(4.54);
  expect(loadValue({ price: 300, unit: 'metric-ton' }, { weight: 1, unit: 'net-ton' })).toBe(272.16);
  expect(readWeight('5000', 'net-ton')).toEqual({
    kind: 'weight',
    weight: heaviestLoad / 2000,
    unit: 'net-ton',
  });
});

test('an unknown unit of weight is the pound', () => {
  expect([readUnit('kilogram'), readUnit('stone'), readUnit(null)]).toEqual(['kilogram', 'pound', 'pound']);
});
