import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { milesBetween } from '#features/locations/model/distance.ts';
import { mapNames, mapsFolder } from '#features/locations/model/map-names.ts';
import { placesMapFile } from '#features/locations/model/map-size.ts';
import { type Outline, outlinesIn, readOutlines } from '#features/locations/model/outlines.ts';
import type { Point } from '#features/locations/model/yard.ts';
import { loadMaps } from '#features/locations/server/maps.ts';
import { bent, continentSvg } from './continent.ts';
import { mapTexts } from './map-texts.ts';
import { type Line, laidOnBorders, type Place } from './rivers-on-borders.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const texts = mapTexts();
const milesFrom = (place: Point, { points }: Outline): number[] =>
  Array.from({ length: points.length / 2 }, (_, index) =>
    milesBetween(place, { longitude: points[2 * index] ?? 0, latitude: points[2 * index + 1] ?? 0 }),
  );

test('the committed maps are those that the packages make, none above 25 kB', () => {
  expect([...texts.keys()].sort()).toEqual([...mapNames].sort());
  for (const [name, text] of texts) {
    expect(read(`${mapsFolder}/${name}.txt`) === text, `${name}: run npm run maps -w @site/build`).toBe(true);
    expect(Buffer.byteLength(text), name).toBeLessThan(25_000);
  }
});

test('rivers are lines of North America that reach somewhere, on either side of the 49th parallel', () => {
  const rivers = ['rivers-north', 'rivers-south'].map((name) => readOutlines(texts.get(name) ?? '', name));
  for (const river of rivers.flat()) {
    expect(river.kind).toBe('river');
    expect(Math.hypot(river.north - river.south, river.east - river.west)).toBeGreaterThan(0.1);
    expect(outlinesIn([river], { south: 25, north: 56, west: -141, east: -52 })).toEqual([river]);
  }
  const [north = [], south = []] = rivers;
  expect(north.every((river) => river.south > 48.9)).toBe(true);
  expect(south.every((river) => river.south < 49)).toBe(true);
});

test.each([
  ['the Columbia at The Dalles', 1, { latitude: 45.605, longitude: -121.18 }],
  ['the Mississippi at Memphis', 1, { latitude: 35.14, longitude: -90.07 }],
  ['the Mississippi at St. Louis', 1, { latitude: 38.63, longitude: -90.18 }],
  ['the Willamette at Salem', 1, { latitude: 44.94, longitude: -123.04 }],
  ['the Sacramento at Sacramento', 1, { latitude: 38.58, longitude: -121.51 }],
  ['the Fraser at Hope', 3, { latitude: 49.38, longitude: -121.44 }],
  ['the Bow at Calgary', 3, { latitude: 51.05, longitude: -114.06 }],
])('%s is where it is, to %i miles', (_, miles, place) => {
  const rivers = ['rivers-north', 'rivers-south'].flatMap((name) =>
    readOutlines(texts.get(name) ?? '', name),
  );
  const away = rivers.flatMap((river) => milesFrom(place, bent(river, 0.01)));
  expect(Math.min(...away)).toBeLessThan(miles);
});

test('a river is laid on the border that follows it, and on none that it crosses', () => {
  const border = Array.from({ length: 101 }, (_, index): Place => [-90 + index / 50, 40]);
  const beside: Line = [
    [-91, 40.04],
    [-87, 40.03],
  ];
  const [laid = []] = laidOnBorders([beside], [border]);
  expect(laid.filter(([x]) => x > -90 && x < -88).every(([, y]) => y === 40)).toBe(true);
  expect(laid.filter(([x]) => x < -90.1 || x > -87.9).every(([, y]) => y > 40.02)).toBe(true);
  const across: Line = [
    [-89, 41],
    [-89, 39],
  ];
  expect(laidOnBorders([across], [border])[0]?.every(([x]) => x === -89)).toBe(true);
});

test('the map of the continent is drawn of them, and weighs less than a picture', () => {
  const svg = read(`public${placesMapFile}`);
  expect(svg === continentSvg(texts), 'run npm run maps -w @site/build').toBe(true);
  expect(gzipSync(svg).length).toBeLessThan(16_000);
});

test('a long line of a map is bent as the map is, and keeps its points', () => {
  const parallel = { kind: 'abroad', south: 49, north: 49.5, west: -123, east: -95 } as const;
  const { points } = bent({ ...parallel, points: new Float32Array([-123, 49, -95, 49, -95, 49.5]) });
  expect(points.length / 2).toBe(1 + 28 + 1);
  expect([...points.slice(0, 4), ...points.slice(-4)]).toEqual([-123, 49, -122, 49, -95, 49, -95, 49.5]);
});

test('a map that does not exist is refused by its name', async () => {
  await expect(loadMaps(`${root}packages`, ['rivers-south'])).rejects.toThrow(
    'There is no map "rivers-south"',
  );
  await expect(loadMaps(root, ['OR', 'ZZ'])).rejects.toThrow('There is no map "ZZ"');
});
