import { expect, test } from 'vitest';
import yards from '../content/yards.json';
import { type KnownPlace, nearestTo, packPlace, readPlace } from './near-me.ts';
import type { Yard } from './yard.ts';
import { divisions } from './yard-codes.ts';

const places: KnownPlace[] = [
  'tacoma|Tacoma|47.267|-122.408|MRB|US',
  'surrey|Surrey|49.136|-122.856|MRB|CA',
  'parts|Parts|47.3|-122.4|ARB|US',
  'portland|Portland|45.604|-122.738|MRB|US',
].map(readPlace);

test('a packed place comes back with its point, kind and country', () => {
  expect(places[1]).toEqual({
    id: 'surrey',
    name: 'Surrey',
    latitude: 49.136,
    longitude: -122.856,
    division: 'MRB',
    country: 'CA',
  });
});

test('the nearest of the asked kinds come first, in miles', () => {
  const near = nearestTo({ latitude: 47.25, longitude: -122.44 }, places, ['MRB', 'SMB']);
  expect(near).toMatchObject({ radius: 100, unit: 'mile', isWithin: true });
  expect(near?.places.map(({ id, unit }) => [id, unit])).toEqual([['tacoma', 'mile']]);
  expect(near?.places[0]?.distance).toBeLessThan(3);
});

test('where the nearest is Canadian all are told in kilometers', () => {
  const near = nearestTo({ latitude: 49.1, longitude: -122.8 }, places, divisions);
  expect(near?.radius).toBe(160);
  expect(near?.places.map(({ id, unit }) => [id, unit]).slice(0, 2)).toEqual([['surrey', 'kilometer']]);
});

test('no place is listed further off than somebody drives; the nearest alone stands in', () => {
  // The middle of Houston, and every yard.
  const known = yards.map((yard) => readPlace(packPlace(yard as Yard, yard.id)));
  const houston = { latitude: 29.76, longitude: -95.37 };
  for (const kinds of [['MRB', 'SMB'], ['ARB'], divisions] as const) {
    const near = nearestTo(houston, known, kinds);
    expect(near?.isWithin).toBe(true);
    for (const { distance } of near?.places ?? []) expect(distance).toBeLessThanOrEqual(100);
  }
  // Denver has none within reach.
  const far = nearestTo({ latitude: 39.74, longitude: -104.99 }, known, ['MRB', 'SMB']);
  expect([far?.isWithin, far?.places.length]).toEqual([false, 1]);
  expect(far?.places[0]?.distance).toBeGreaterThan(300);
  expect(nearestTo(houston, [], divisions)).toBeNull();
});
