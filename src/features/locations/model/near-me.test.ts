import { expect, test } from 'vitest';
import { type KnownPlace, nearestTo, readPlace } from './near-me.ts';
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
  expect(near.map(({ id, unit }) => [id, unit])).toEqual([
    ['tacoma', 'mile'],
    ['portland', 'mile'],
    ['surrey', 'mile'],
  ]);
  expect(near[0]?.distance).toBeLessThan(3);
});

test('where the nearest is Canadian all are told in kilometers', () => {
  const near = nearestTo({ latitude: 49.1, longitude: -122.8 }, places, divisions);
  expect(near.map(({ id, unit }) => [id, unit]).slice(0, 2)).toEqual([
    ['surrey', 'kilometer'],
    ['parts', 'kilometer'],
  ]);
});
