import { expect, test } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import type { ComparedPlaces } from '#features/prices/model/compared-places.ts';
import { pathTo } from '#site/paths.ts';
import type { InventoryPort } from '../../model/ports.ts';
import type { YardVehicle } from '../../model/vehicle.ts';
import { readVehiclePage } from './vehicle-page.server.ts';
import { readVehicleRow } from './vehicle-row.ts';

const vehicle = (stock: string, rest: Partial<YardVehicle> = {}): YardVehicle => ({
  ...{ stock, yard: 'houston', row: '14', year: 2009, make: 'Harrow', model: 'KR-V', arrived: '2026-11-10' },
  ...rest,
});
const many = Array.from({ length: 30 }, (_, at) => vehicle(`m${at}`, { make: 'Foothill', model: 'Fennel' }));
const vehicles = [vehicle('a', { arrived: '2026-11-24' }), vehicle('b', { yard: 'surrey' }), ...many];
const state = { asOf: '2026-11-24T15:00:00.000Z', ageSeconds: 0, isLastCopy: false, isSample: true };
const port: InventoryPort = { vehicles: async () => vehicles, state: () => state };
const nowhere: ComparedPlaces = {
  ...{ near: '', fault: null, from: null, currency: 'USD' },
  yards: ['houston', 'surrey'].map((id) => ({ id, name: `Yard ${id}`, distance: null, distanceText: '' })),
};
const nearSurrey: ComparedPlaces = {
  ...{ near: 'V3W', fault: null, from: 'Surrey, BC V3W', currency: 'CAD' },
  yards: nowhere.yards.map((yard, at) => ({ ...yard, distance: 40 - at, distanceText: `${40 - at} km` })),
};
const read = (query: string, places = nowhere, inventory = port) =>
  readVehiclePage(new URLSearchParams(query), {
    inventory,
    places,
    todayAt: () => '2026-11-24',
    now: Date.parse('2026-11-24T15:00:00Z'),
  });

test('without a question it shows the latest arrivals, a page of them, and the way to more', async () => {
  const page = await read('');
  expect([page.count, page.rows.length, page.page, page.pages, page.newer]).toEqual([32, 25, 1, 2, '']);
  expect(readVehicleRow(page.rows[0] ?? '')).toEqual({
    ...{ id: 'houston a', name: '2009 Harrow KR-V', row: '14', yard: 'houston', place: 'Yard houston' },
    ...{ arrived: 'Nov 24, 2026', isNew: '1', distance: '' },
  });
  expect(page.older).toBe(pathTo('vehicle-inventory', { search: { page: '2' }, hash: 'vehicles' }));
  expect(page.makes).toEqual(['Foothill|30', 'Harrow|2']);
});

test('the way to more keeps the question, and a page that is none is the nearest', async () => {
  const page = await read('make=Foothill&page=99');
  expect([page.page, page.newer]).toEqual([
    2,
    pathTo('vehicle-inventory', { search: { make: 'Foothill', page: '1' }, hash: 'vehicles' }),
  ]);
  expect((await read('page=x')).page).toBe(1);
});

test('near a place the nearest yard comes first, and its distance is said', async () => {
  const [first = ''] = (await read('make=harrow', nearSurrey)).rows;
  expect(readVehicleRow(first)).toMatchObject({ yard: 'surrey', distance: '39 km', isNew: '' });
});

test('a model that no yard has is answered by those of its make', async () => {
  const page = await read('make=Harrow&model=Clover');
  expect([page.count, page.models]).toEqual([
    0,
    [`KR-V|${pathTo('vehicle-inventory', { search: { make: 'Harrow', model: 'KR-V' } })}`],
  ]);
});

test('a model of which no yard has any is told from one that is gone in those years alone', async () => {
  expect((await read('model=F-150')).isUnknownModel).toBe(true);
  expect(await read('model=Fennel&from=2020')).toMatchObject({ count: 0, isUnknownModel: false });
  expect((await read('from=2020')).isUnknownModel).toBe(false);
});

test.each([
  ['make=Nobody', { make: '', count: 0, faults: { make: true } }],
  ['yard=tacoma', { yard: '', count: 0, faults: { yard: true } }],
  ['from=x', { from: 'x', count: 32, faults: { from: 'number' } }],
  ['from=2012&to=2001', { to: '2001', faults: { to: 'order' } }],
])('%s is answered, and what was typed stays', async (query, part) => {
  expect(await read(query)).toMatchObject(part);
});

test('it says that it is made up, and when it is a last copy', async () => {
  expect(await read('')).toMatchObject({ isSample: true, lastCopyOf: null });
  const stale = { ...port, state: () => ({ ...state, isLastCopy: true, isSample: false }) };
  expect(await read('', nowhere, stale)).toMatchObject({
    isSample: false,
    lastCopyOf: 'November 24, 2026, 7:00\u00a0a.m. (Pacific Time)',
  });
});

test('while the source fails it says so, keeps what was typed, and calls no make unknown', async () => {
  const failing = { vehicles: () => Promise.reject(new SourceFailed('vehicles')), state: () => null };
  expect(await read('make=Harrow&model=Dot&near=V3W', nearSurrey, failing)).toMatchObject({
    ...{ isFailed: true, count: 0, rows: [], model: 'Dot', near: 'V3W' },
    faults: { make: false },
  });
});
