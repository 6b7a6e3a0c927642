import { expect, test } from 'vitest';
import { bareName, findVehicles, makesOf, modelsOf, readVehicleQuery } from './find-vehicles.ts';
import type { YardVehicle } from './vehicle.ts';

const vehicle = (stock: string, rest: Partial<YardVehicle> = {}): YardVehicle => ({
  ...{ stock, yard: 'houston', row: '14', year: 2009, make: 'Harrow', model: 'KR-V', arrived: '2026-11-10' },
  ...rest,
});
const vehicles = [
  vehicle('a', { arrived: '2026-11-24' }),
  vehicle('b', { arrived: '2026-11-18' }),
  vehicle('c', { make: 'Foothill', model: 'R-150', year: 2003, arrived: '2026-11-17' }),
  vehicle('d', { make: 'Marstein', model: 'O-Class', yard: 'surrey' }),
  vehicle('e', { yard: 'closed-for-good' }),
];
const days: Record<string, string> = { houston: '2026-11-24', surrey: '2026-11-24' };
const read = (query: string) => readVehicleQuery(new URLSearchParams(query), 2026);
const found = (query: string) =>
  findVehicles(vehicles, read(query).query, (yard) => days[yard]).map(({ stock }) => stock);

test.each([
  ['', ['a', 'b', 'c', 'd']],
  ['make=harrow', ['a', 'b']],
  ['make=mar+stein', ['d']],
  ['model=r150', ['c']],
  ['model=R+150&make=Foothill', ['c']],
  ['model=krv&from=2009&to=2009', ['a', 'b']],
  ['from=2004', ['a', 'b', 'd']],
  ['to=2004', ['c']],
  ['yard=surrey', ['d']],
  ['new=1', ['a', 'b']],
  ['make=Nobody', []],
  ['make=__proto__', []],
])('%s finds the vehicles that are meant, of yards that are known', (query, stocks) => {
  expect(found(query)).toEqual(stocks);
});

test('the day of a yard is asked once, however many vehicles stand in it', () => {
  const asked: string[] = [];
  findVehicles(vehicles, read('from=2004').query, (yard) => {
    asked.push(yard);
    return days[yard];
  });
  expect(asked).toEqual(['houston', 'surrey', 'closed-for-good']);
});

test.each([
  ['from=nine', { from: 'number', to: null }],
  ['from=99', { from: 'number', to: null }],
  ['from=1776', { from: 'early', to: null }],
  ['to=2050', { from: null, to: 'late' }],
  ['from=2010&to=2005', { from: null, to: 'order' }],
  ['from=2027', { from: null, to: null }],
])('%s: what is wrong with a year is named, kept as typed and not looked for', (query, faults) => {
  const asked = read(query);
  expect(asked.faults).toEqual(faults);
  expect(asked.typed.from).toBe(new URLSearchParams(query).get('from') ?? '');
  if (faults.from ?? faults.to) expect([asked.query.from, asked.query.to]).toEqual([null, null]);
});

test('makes and models are counted by name', () => {
  expect(makesOf(vehicles)).toEqual([
    { make: 'Foothill', count: 1 },
    { make: 'Harrow', count: 3 },
    { make: 'Marstein', count: 1 },
  ]);
  expect(modelsOf(vehicles, 'foothill')).toEqual(['R-150']);
});

test('names are compared without hyphens, accents and capitals', () => {
  expect([bareName('R-150'), bareName('Peñón'), bareName('Dale & Meadow')]).toEqual([
    'r150',
    'penon',
    'dalemeadow',
  ]);
});
