import { expect, test } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import { pathTo } from '#site/paths.ts';
import type { ComparedPlaces } from '../../model/compared-places.ts';
import type { PricesPort } from '../../model/ports.ts';
import type { BoardLine, PriceBoard } from '../../model/price-board.ts';
import { readOffer } from './offer-row.ts';
import { readPricePage } from './price-page.server.ts';

const line = (price: number | null, rest: Partial<BoardLine> = {}): BoardLine => ({
  ...{ grade: 'copper-1', unit: 'pound', price, change: 2.4 },
  ...rest,
});
const board = (lines: BoardLine[], rest: Partial<PriceBoard> = {}): PriceBoard => ({
  ...{ day: '2026-11-24', currency: 'USD', sample: true, lines },
  history: () => [
    { day: '2026-08-28', price: 3.2 },
    { day: '2026-11-24', price: 4 },
  ],
  ...rest,
});
const boards = new Map([
  ['tacoma', board([line(4), line(220, { grade: 'heavy-steel-1', unit: 'net-ton', change: 0 })])],
  ['medford', board([line(null, { change: null })], { history: () => [] })],
  ['portland', board([line(4.1)], { day: '2026-11-21' })],
  ['surrey', board([line(11.5, { unit: 'kilogram' })], { currency: 'CAD' })],
]);
const state = { asOf: '2026-11-24T15:00:00.000Z', ageSeconds: 0, isLastCopy: false, isSample: true };
const port: PricesPort = {
  board: async (yard) => boards.get(yard) ?? null,
  boards: async () => boards,
  state: () => state,
};
const names = ['tacoma', 'medford', 'portland', 'surrey'];
const nowhere: ComparedPlaces = {
  ...{ near: '', fault: null, from: null, currency: 'USD' },
  yards: names.map((id) => ({ id, name: `Yard ${id}`, distance: null, distanceText: '' })),
};
const nearSurrey: ComparedPlaces = {
  ...{ near: 'V3W', fault: null, from: 'Surrey, BC V3W', currency: 'CAD' },
  yards: names.map((id, at) => ({
    id,
    name: `Yard ${id}`,
    distance: 40 - at,
    distanceText: `${40 - at} km`,
  })),
};
const read = (query: string, places = nowhere, prices = port) =>
  readPricePage(new URLSearchParams(query), {
    prices,
    places,
    words: { sample: { title: 'Sample', text: 'Made up.' }, call: 'Ask', same: 'unchanged' },
    units: ['pound', 'net-ton', 'kilogram', 'metric-ton'].map((id) => ({ id, label: id })),
  });
const idsOf = ({ groups }: Awaited<ReturnType<typeof read>>) =>
  groups.map(({ rows }) => rows.map((row) => readOffer(row).id));

test('without a question it shows No. 1 copper at all yards, who pays most first, each money by itself', async () => {
  const page = await read('');
  expect([page.metal, page.name, page.order, page.otherOrder]).toEqual([
    'copper-1',
    'No. 1 copper',
    'pay',
    null,
  ]);
  expect(idsOf(page)).toEqual([['portland', 'tacoma', 'medford'], ['surrey']]);
  expect(page.groups.map(({ currency, unit }) => [currency, unit])).toEqual([
    ['USD', 'pound'],
    ['CAD', 'kilogram'],
  ]);
});

test('the prices of a metal say what belongs to it, so that a seller of pipe knows which copper to look at', async () => {
  expect((await read('')).grade).toBe('Clean tube, bus bar and wire. Without solder, paint or fittings.');
  expect((await read('metal=copper-2')).grade).toContain('Soldered or painted pipe');
  expect((await read('metal=unobtainium')).grade).toBe('');
});

test('a row says price, changes, course, and its day where not all boards are of one day', async () => {
  const [first = '', second = '', third = ''] = (await read('')).groups[0]?.rows ?? [];
  expect(readOffer(first)).toMatchObject({
    price: '$4.10',
    month: '+2.4%',
    quarter: '+28.1%',
    day: 'Nov 21, 2026',
  });
  expect(readOffer(second)).toMatchObject({
    price: '$4.00',
    quarter: '+25.0%',
    path: 'M0 24l4-24',
    day: 'Nov 24, 2026',
    load: '',
  });
  expect(readOffer(third)).toMatchObject({ price: 'Ask', month: '', quarter: '', path: '' });
});

test('a day that all boards have in common is said once, and in no row', async () => {
  const sameDay = new Map([...boards].filter(([yard]) => yard !== 'portland'));
  const page = await read('', nowhere, { ...port, boards: async () => sameDay });
  expect(page.days).toEqual({ first: 'November 24, 2026', last: 'November 24, 2026' });
  expect(page.groups.flatMap(({ rows }) => rows.map((row) => readOffer(row).day))).toEqual(['', '', '']);
});

test('a weight turns every price into what the load brings, in whatever it was weighed', async () => {
  const loads = async (query: string) =>
    (await read(query)).groups.flatMap(({ rows }) => rows.map((row) => readOffer(row).load));
  expect(await loads('weight=200')).toEqual(['$820.00', '$800.00', '', 'CA$1,043.26']);
  expect(await loads('weight=1&unit=metric-ton')).toEqual(['$9,038.95', '$8,818.49', '', 'CA$11,500.00']);
});

test('near a place the nearest come first, in the money of its country, and the other order is a link', async () => {
  const page = await read('metal=copper-1&near=V3W&weight=50', nearSurrey);
  expect(idsOf(page)).toEqual([['surrey'], ['portland', 'medford', 'tacoma']]);
  expect(page.otherOrder).toBe(
    pathTo('scrap-prices', { search: { metal: 'copper-1', near: 'V3W', weight: '50', sort: 'pay' } }),
  );
  expect(idsOf(await read('near=V3W&sort=pay', nearSurrey))).toEqual([
    ['surrey'],
    ['portland', 'tacoma', 'medford'],
  ]);
  expect((await read('sort=distance')).order).toBe('pay');
});

test.each([
  ['metal=gold', { metal: '', name: null, count: 0 }],
  ['metal=__proto__', { metal: '', name: null }],
  ['weight=0', { weight: '0', weightFault: 'zero', count: 4 }],
  ['weight=-5', { weight: '-5', weightFault: 'negative', hasLoad: false }],
  ['weight=1e9', { weight: '1e9', weightFault: 'number' }],
  ['weight=99999999', { weightFault: 'heavy' }],
  ['weight=10&unit=stone', { unit: 'pound', hasLoad: true }],
])('%s is answered, and what was typed stays', async (query, part) => {
  expect(await read(query)).toMatchObject(part);
});

test('a metal that no board has today is shown with no yard', async () => {
  const page = await read('metal=cans');
  expect([page.count, page.groups, page.days, page.isFailed]).toEqual([0, [], null, false]);
});

test('it says of when the boards are, that they are made up, and when they are a last copy', async () => {
  const page = await read('');
  expect(page.days).toEqual({ first: 'November 21, 2026', last: 'November 24, 2026' });
  expect([page.readAt, page.sample?.title, page.lastCopyOf]).toEqual([
    'November 24, 2026, 7:00\u00a0a.m. (Pacific Time)',
    'Sample',
    null,
  ]);
  const stale = await read('', nowhere, {
    ...port,
    state: () => ({ ...state, isLastCopy: true, isSample: false }),
  });
  expect([stale.sample, stale.lastCopyOf]).toEqual([null, page.readAt]);
});

test('while the source fails it says so, and keeps what was typed', async () => {
  const failing: PricesPort = {
    board: () => Promise.reject(new SourceFailed('prices')),
    boards: () => Promise.reject(new SourceFailed('prices')),
    state: () => null,
  };
  expect(await read('metal=cans&weight=30&near=V3W', nearSurrey, failing)).toMatchObject({
    ...{ isFailed: true, count: 0, groups: [], metal: 'cans', weight: '30', near: 'V3W', lastCopyOf: null },
  });
});
