import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { milesBetween } from '../model/distance.ts';
import { readDivisions } from '../model/division-query.ts';
import type { LocationsPort } from '../model/ports.ts';
import type { PostalIndex } from '../model/postal-index.ts';
import { createLocations, loadPostalIndex } from './locations.ts';
import { loadMaps } from './maps.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let index: PostalIndex;
let locations: LocationsPort;
beforeAll(async () => {
  index = await loadPostalIndex(root);
  locations = createLocations({
    index,
    maps: await loadMaps(root),
    now: () => Date.parse('2026-11-20T23:00:00Z'),
  });
});

const all = readDivisions('').divisions;

/** Where these lie is known from any atlas: to a tenth of a degree, which is about seven miles. */
const atlas: readonly (readonly [string, number, number])[] = [
  ['97204', 45.52, -122.68],
  ['10001', 40.75, -74.0],
  ['90210', 34.1, -118.41],
  ['60601', 41.89, -87.62],
  ['33109', 25.76, -80.14],
  ['99501', 61.22, -149.87],
  ['96813', 21.31, -157.86],
  ['00901', 18.47, -66.11],
  ['Seattle, WA', 47.61, -122.33],
  ['Salt Lake City, Utah', 40.76, -111.89],
  ['Houston TX', 29.76, -95.37],
  ['St. Louis, MO', 38.63, -90.2],
  ['Fort Worth, Texas', 32.76, -97.33],
  ['Coeur d’Alene, ID', 47.68, -116.78],
  ['Winston-Salem, North Carolina', 36.1, -80.24],
  ['Albuquerque, Nuevo México', 35.08, -106.65],
  ['Nueva Orleans, LA', Number.NaN, Number.NaN],
  ['V6B 1A1', 49.26, -123.11],
  ['T2P', 51.05, -114.07],
  ['T5J 0R1', 53.55, -113.49],
  ['N9A 1A1', 42.32, -83.04],
  ['H2X 1Y4', 45.5, -73.57],
  ['Vancouver, BC', 49.26, -123.11],
  ['Montréal, Québec', 45.5, -73.57],
  ['Windsor, Ontario', 42.32, -83.04],
];

test.each(atlas)('%s lies where an atlas has it', (text, latitude, longitude) => {
  const { origin } = locations.search(text, all);
  if (Number.isNaN(latitude)) expect(origin).toBeNull();
  else expect(origin && milesBetween(origin, { latitude, longitude })).toBeLessThan(14);
});

test('two hundred postal codes of the whole continent find the yards that are truly nearest', () => {
  let tried = 0;
  for (let first = 5; first <= 994; first += 4) {
    const code = `${String(first).padStart(3, '0')}01`;
    const place = index.zip(code);
    if (!place) continue;
    tried += 1;
    const { kind, origin, found, unit } = locations.search(`1 Any Street ${code}`, all);
    expect([code, kind, unit, origin?.code]).toEqual([code, 'near', 'mile', code]);
    const truth = locations.yards
      .map((yard) => ({ id: yard.id, away: milesBetween(place, yard) }))
      .sort((one, other) => one.away - other.away);
    expect([code, found[0]?.id]).toEqual([code, truth[0]?.id]);
    expect(found.map(({ id }) => id)).toEqual(truth.slice(0, found.length).map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
  }
  expect(tried).toBeGreaterThanOrEqual(200);
});

test('each of our own towns finds its yard first, by city, by postal code and by address', () => {
  for (const { id, city, region, postalCode, street, division } of locations.yards) {
    for (const text of [`${city}, ${region}`, postalCode, `${street}, ${city}, ${region} ${postalCode}`]) {
      const { found, kind } = locations.search(text, [division]);
      const here = found.slice(0, 3).map((each) => each.id);
      expect([text, kind, here.includes(id)]).toEqual([text, 'near', true]);
    }
  }
});

test('each yard is found by its name', () => {
  for (const { id, city, quarter } of locations.yards) {
    if (quarter === '') continue;
    expect(locations.search(`${city} ${quarter}`, all).found[0]?.id).toBe(id);
  }
});

test('the index holds the ZIPs of the United States and no military mail', () => {
  expect(index.size).toBeGreaterThan(42_000);
  expect(index.zip('09012')).toBeNull();
  expect(index.zip('96201')?.region).not.toBe('AP');
  expect(index.zip('10200')).toMatchObject({ isRough: true, region: 'NY' });
});

test('every ZIP lies within the box of its state’s country', () => {
  for (const code of ['00601', '96910', '99950', '04401', '33040']) {
    const place = index.zip(code);
    expect(place && place.latitude > 13 && place.latitude < 72).toBe(true);
  }
});

test('a box of land holds the postal areas and cities in it, the largest city first, and no other', () => {
  const bounds = { south: 29.5, north: 30.1, west: -95.8, east: -95 };
  const { places, cities } = locations.land(bounds);
  expect(places.length).toBeGreaterThan(100);
  for (const { latitude, longitude } of [...places, ...cities])
    expect(latitude > 29.5 && latitude < 30.1 && longitude > -95.8 && longitude < -95).toBe(true);
  expect(cities[0]).toMatchObject({ city: 'Houston', region: 'TX' });
  expect(cities.map(({ size }) => size)).toEqual(cities.map(({ size }) => size).sort((a, b) => b - a));
  expect(locations.land({ south: 24, north: 24.2, west: -120, east: -119 }).places).toEqual([]);
});

test('nothing is known of an id that no yard has', () => {
  expect([locations.yard('x'), locations.yard('__proto__')]).toEqual([null, null]);
});
