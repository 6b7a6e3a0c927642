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
const away = (id: string, name: string, distance: number) => ({
  id,
  name,
  distance,
  distanceText: `${distance} miles`,
});
/** What a visitor asks beside; `near` known as Houston, and the yards as far from there as they stand here. */
const asked = (weight = '', near = ''): Parameters<typeof readHitPrices>[2] => ({
  title: 'Sample data',
  weight,
  places: {
    near,
    fault: near === 'nowhere' ? 'unknown' : null,
    from: near === 'Houston' ? 'Houston, TX 77002' : null,
    currency: 'USD',
    yards: [away('a', 'Texas City, TX', 37), away('b', 'Bend, OR', 12), away('c', 'Burnaby, BC', 1900)],
  },
});
const pipe = { id: 'copper-pipe', grades: [{ id: 'copper-1' }, { id: 'rail' }] };

test('what was found has the range of all yards by grade, each money by itself and one price once, with the day of the boards', async () => {
  expect(await readHitPrices(port(false), [pipe, { id: 'rebar' }], asked())).toEqual({
    to: pathTo('scrap-prices', { search: { metal: '' } }),
    of: {
      'copper-1': '$3.56 to $3.94 a pound; CA$11.00 a kilogram',
      rebar: '$245 a net ton',
    },
    own: {},
    note: 'The prices are the lowest and the highest of all our yards, on boards of November 24, 2026.',
    load: {
      heading: 'What would yours bring?',
      weight: { label: 'Pounds', value: '', error: '' },
      near: { label: 'ZIP or postal code', value: '', error: '' },
      submit: 'Work it out',
      said: '',
    },
  });
});

test('made-up figures are called so, and where nothing has a price nothing is said', async () => {
  expect((await readHitPrices(port(true), [pipe], asked()))?.note).toMatch(/2026\. Sample data\.$/);
  expect(await readHitPrices(port(true), [{ id: 'rail' }], asked())).toBeNull();
  expect(await readHitPrices(port(true), [], asked())).toBeNull();
});

test('while the source fails the catalog says so and has no prices', async () => {
  const failing: PricesPort = { ...port(false), boards: () => Promise.reject(new SourceFailed('prices')) };
  expect(await readHitPrices(failing, [pipe], asked())).toEqual({
    to: pathTo('scrap-prices', { search: { metal: '' } }),
    of: {},
    own: {},
    note: 'We are not getting prices right now, so none are shown here.',
    load: null,
  });
});

test('a weight is turned into what all yards pay for it, each money by itself', async () => {
  const prices = await readHitPrices(port(false), [pipe, { id: 'rebar' }], asked('200'));
  expect(prices?.own).toEqual({
    'copper-1': '200 pounds: $712.00 to $788.00; 200 pounds: CA$997.90',
    rebar: '200 pounds: $24.50',
  });
  expect(prices?.load?.said).toBe('200 pounds: $712.00 to $788.00; 200 pounds: CA$997.90');
});

test('with a place the nearest yard that has a price answers, and a price leads to the same load seen from there', async () => {
  const prices = await readHitPrices(port(false), [pipe, { id: 'rebar' }], asked('200', 'Houston'));
  expect(prices?.own).toEqual({
    'copper-1': 'Bend, OR, 12 miles away: $3.94 a pound; 200 pounds: $788.00',
    rebar: 'Texas City, TX, 37 miles away: $245 a net ton; 200 pounds: $24.50',
  });
  expect(prices?.to).toBe(pathTo('scrap-prices', { search: { near: 'Houston', weight: '200', metal: '' } }));
});

test('a weight or a place that is none is answered beside its field, and nothing is reckoned', async () => {
  const prices = await readHitPrices(port(false), [pipe], asked('-5', 'nowhere'));
  expect(prices?.own).toEqual({});
  expect(prices?.to).toBe(pathTo('scrap-prices', { search: { metal: '' } }));
  expect(prices?.load?.weight).toMatchObject({
    value: '-5',
    error: expect.stringMatching(/without the minus/),
  });
  expect(prices?.load?.near).toMatchObject({ value: 'nowhere', error: expect.stringMatching(/do not know/) });
  expect(prices?.load?.said).toMatch(/without the minus.*do not know/);
});
