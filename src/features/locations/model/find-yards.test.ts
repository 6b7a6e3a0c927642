import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inUnit, milesBetween, roundDistance } from './distance.ts';
import { divisionsOf, readDivisions } from './division-query.ts';
import { findNearby } from './find-yards.ts';
import { locationTypes } from './search-box.ts';
import type { Yard } from './yard.ts';
import type { Division } from './yard-codes.ts';

const yard = (id: string, division: Division, latitude: number, longitude = -122): Yard => ({
  id,
  division,
  latitude,
  longitude,
  quarter: '',
  street: '1 Invented Way',
  city: id,
  region: 'OR',
  postalCode: '97204',
  country: 'US',
  timeZone: 'America/Los_Angeles',
  phone: '503-555-0104',
  hours: { sun: '', mon: '', tue: '', wed: '', thu: '', fri: '', sat: '' },
  families: [],
  besides: [],
  without: [],
});
/** A degree of latitude is about 69 miles. */
const yards = [
  yard('a', 'MRB', 45.1),
  yard('b', 'MRB', 45.5),
  yard('c', 'MRB', 46.2),
  yard('d', 'MRB', 47.5),
  yard('e', 'ARB', 45.2),
  yard('f', 'ARB', 45.6),
];
const here = { latitude: 45, longitude: -122 };
const metals = readDivisions(null).divisions;

test.each([
  [
    'Portland and Seattle',
    { latitude: 45.5152, longitude: -122.6784 },
    { latitude: 47.6062, longitude: -122.3321 },
    145,
  ],
  [
    'New York and Los Angeles',
    { latitude: 40.7128, longitude: -74.006 },
    { latitude: 34.0522, longitude: -118.2437 },
    2446,
  ],
])('%s are as far apart as maps say', (_, one, other, miles) => {
  expect(Math.round(milesBetween(one, other))).toBe(miles);
});

test('distances are the same both ways, none to oneself, and never a detour', () => {
  const points = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(points, points, points, (one, two, three) => {
      expect(milesBetween(one, one)).toBe(0);
      expect(milesBetween(one, two)).toBeCloseTo(milesBetween(two, one), 6);
      expect(milesBetween(one, three)).toBeLessThanOrEqual(
        milesBetween(one, two) + milesBetween(two, three) + 1e-6,
      );
    }),
  );
});

test('distances are rounded as the middle of an area allows', () => {
  expect([0.04, 4.27, 9.94, 9.96, 41.7].map(roundDistance)).toEqual([0, 4.3, 9.9, 10, 42]);
  expect(roundDistance(inUnit(10, 'kilometer'))).toBe(16);
});

test('the circle widens until it holds three yards, nearest first', () => {
  const metalsAlone = yards.filter(({ division }) => division === 'MRB');
  const { radius, found, within, unit } = findNearby(metalsAlone, here, { divisions: metals, unit: 'mile' });
  expect([radius, unit, within]).toEqual([100, 'mile', 3]);
  expect(found).toEqual([
    { id: 'a', distance: 6.9 },
    { id: 'b', distance: 35 },
    { id: 'c', distance: 83 },
  ]);
});

test('a Canadian question is answered in kilometers, in round circles', () => {
  const { radius, found } = findNearby(yards, here, { divisions: metals, unit: 'kilometer' });
  expect([radius, found[0]?.distance]).toEqual([80, 11]);
});

test('fewer than three in the circle are followed by the nearest beyond it', () => {
  const { radius, found, within } = findNearby(yards, here, { divisions: ['SMB', 'MRB'], unit: 'mile' });
  expect([radius, within, found.map(({ id }) => id)]).toEqual([50, 2, ['a', 'b', 'c']]);
  // There are no more than two of the other kind.
  expect(findNearby(yards, here, { divisions: ['ARB'], unit: 'mile' }).found.map(({ id }) => id)).toEqual([
    'e',
    'f',
  ]);
});

test('where the widest circle holds none, the three nearest stand in', () => {
  const far = { latitude: 21.3, longitude: -157.9 };
  const { radius, found, within, counts } = findNearby(yards, far, { divisions: metals, unit: 'mile' });
  expect([radius, within, counts]).toEqual([250, 0, { metals: 0, auto: 0, all: 0 }]);
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('whatever kind is chosen, the circle and every number in it stay, and all are the sum', () => {
  const points = fc.record({
    latitude: fc.double({ min: 43, max: 50, noNaN: true }),
    longitude: fc.double({ min: -125, max: -119, noNaN: true }),
  });
  fc.assert(
    fc.property(points, fc.boolean(), (point, isCanadian) => {
      const unit = isCanadian ? 'kilometer' : 'mile';
      const answers = locationTypes.map(({ id }) => ({
        id,
        ...findNearby(yards, point, { divisions: divisionsOf(id), unit }),
      }));
      const { radius, counts } = answers[0] ?? expect.fail();
      const near = yards.filter((each) => inUnit(milesBetween(point, each), unit) <= radius);
      expect(counts).toMatchObject({
        all: near.length,
        auto: near.filter(({ division }) => division === 'ARB').length,
      });
      expect(counts.all).toBe(counts.metals + counts.auto);
      for (const answer of answers) {
        expect(answer).toMatchObject({
          radius,
          counts,
          within: counts[answer.id],
          others: counts.all - counts[answer.id],
        });
        expect(answer.found.length).toBeGreaterThanOrEqual(answer.within);
      }
    }),
  );
});

test('every choice of the filter finds in the circle what the narrower ones do', () => {
  const points = fc.record({
    latitude: fc.double({ min: 43, max: 50, noNaN: true }),
    longitude: fc.double({ min: -125, max: -119, noNaN: true }),
  });
  fc.assert(
    fc.property(points, (point) => {
      const idsOf = (divisions: readonly Division[]) => {
        const { within, found } = findNearby(yards, point, { divisions, unit: 'mile' });
        return found.slice(0, within).map(({ id }) => id);
      };
      const both = [...idsOf(metals), ...idsOf(divisionsOf('auto'))];
      expect(idsOf(divisionsOf('all')).toSorted()).toEqual(both.toSorted());
    }),
  );
});

test('the circle widens for the first yard of another kind where that is near, and no further', () => {
  const three = [yard('a', 'MRB', 45.1), yard('b', 'MRB', 45.15), yard('c', 'MRB', 45.2)];
  const answerWith = (latitude: number) =>
    findNearby([...three, yard('parts', 'ARB', latitude)], here, { divisions: metals, unit: 'mile' });
  expect(answerWith(45.6)).toMatchObject({ radius: 50, others: 1 });
  expect(answerWith(46.1)).toMatchObject({ radius: 25, others: 0 });
});

test('where none of a kind is near, the nearest of it stand in, and the others keep their number', () => {
  const parts = [yard('far', 'ARB', 55), yard('a', 'MRB', 45.1), yard('d', 'MRB', 47.5)];
  const { radius, found, within, counts, others } = findNearby(parts, here, {
    divisions: ['ARB'],
    unit: 'mile',
  });
  expect([radius, within, found.map(({ id }) => id)]).toEqual([250, 0, ['far']]);
  expect([counts, others]).toEqual([{ metals: 2, auto: 0, all: 2 }, 2]);
});

test.each([
  [null, 'MRB,SMB', 'metals'],
  ['MRB,SMB', 'MRB,SMB', 'metals'],
  ['SMB,MRB', 'MRB,SMB', 'metals'],
  ['ARB', 'ARB', 'auto'],
  ['MRB,SMB,ARB', 'MRB,SMB,ARB', 'all'],
  ['', 'MRB,SMB,ARB', 'all'],
  ['XYZ', 'MRB,SMB,ARB', 'all'],
  ['XYZ,ARB', 'ARB', 'auto'],
  ['MRB,MRB, SMB ', 'MRB,SMB', 'metals'],
  ['mrb', 'MRB,SMB,ARB', 'all'],
  ['MRB', 'MRB', null],
  ['__proto__,constructor', 'MRB,SMB,ARB', 'all'],
])('div=%s asks for %s', (text, expected, type) => {
  expect(readDivisions(text)).toMatchObject({ text: expected, type });
});
