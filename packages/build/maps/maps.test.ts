import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapNames, mapsFolder } from '#features/locations/model/map-names.ts';
import { placesMapFile } from '#features/locations/model/map-size.ts';
import { loadMaps } from '#features/locations/server/maps.ts';
import { bent, continentSvg } from './continent.ts';
import { mapTexts } from './map-texts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const texts = mapTexts();

test('the committed maps are those that the packages make, none above 25 kB', () => {
  expect([...texts.keys()].sort()).toEqual([...mapNames].sort());
  for (const [name, text] of texts) {
    expect(read(`${mapsFolder}/${name}.txt`) === text, `${name}: run npm run maps -w @site/build`).toBe(true);
    expect(Buffer.byteLength(text), name).toBeLessThan(25_000);
  }
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
  await expect(loadMaps(root, ['OR', 'ZZ'])).rejects.toThrow('There is no map "ZZ"');
});
