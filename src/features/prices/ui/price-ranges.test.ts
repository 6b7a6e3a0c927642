import { expect, test } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import { pathTo } from '#site/paths.ts';
import type { PricesPort } from '../model/ports.ts';
import type { BoardLine, PriceBoard } from '../model/price-board.ts';
import { readHitPrices } from './price-ranges.server.ts';

const line = (price: number | null, rest: Partial<BoardLine> = {}): BoardLine => ({
  ...{ grade: 'copper-1', unit: 'pound', price, change: null },
  ...rest,
});
const board = (lines: BoardLine[], rest: Partial<PriceBoard> = {}): PriceBoard => ({
  ...{ day: '2026-11-24', currency: 'USD', sample: false, lines, history: () => [] },
  ...rest,
});
const boards = new Map([
  ['a', board([line(3.56), line(245, { grade: 'rebar', unit: 'net-ton' })])],
  ['b', board([line(3.94), line(null, { grade: 'rail', unit: 'net-ton' })])],
  ['c', board([line(11, { unit: 'kilogram' })], { currency: 'CAD' })],
]);
const port = (isSample: boolean): PricesPort => ({
  board: async () => null,
  boards: async () => boards,
  state: () => ({ asOf: '2026-11-24T15:00:00.000Z', ageSeconds: 0, isLastCopy: false, isSample }),
});
const pipe = { id: 'copper-pipe', grades: [{ id: 'copper-1' }, { id: 'rail' }] };

test('what was found has the range of all yards by grade, each money by itself and one price once, with the day of the boards', async () => {
  expect(await readHitPrices(port(false), [pipe, { id: 'rebar' }], 'Sample')).toEqual({
    to: pathTo('scrap-prices', { search: { metal: '' } }),
    of: {
      'copper-1': '$3.56 to $3.94 a pound; CA$11.00 a kilogram',
      rebar: '$245 a net ton',
    },
    note: 'The prices are the lowest and the highest of all our yards, on boards of November 24, 2026.',
  });
});

test('made-up figures are called so, and where nothing has a price nothing is said', async () => {
  expect((await readHitPrices(port(true), [pipe], 'Sample data'))?.note).toMatch(/2026\. Sample data\.$/);
  expect(await readHitPrices(port(true), [{ id: 'rail' }], 'Sample data')).toBeNull();
  expect(await readHitPrices(port(true), [], 'Sample data')).toBeNull();
});

test('while the source fails the catalog says so and has no prices', async () => {
  const failing: PricesPort = { ...port(false), boards: () => Promise.reject(new SourceFailed('prices')) };
  expect(await readHitPrices(failing, [pipe], 'Sample')).toEqual({
    to: pathTo('scrap-prices', { search: { metal: '' } }),
    of: {},
    note: 'We are not getting prices right now, so none are shown here.',
  });
});
