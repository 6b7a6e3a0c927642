import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaAround,
  areaOf,
  areaSize,
  boundsOf,
  isFree,
  marksApart,
  onArea,
  ringsIn,
  spread,
  unitsOf,
  wordBox,
} from './area-map.ts';
import { milesBetween } from './distance.ts';

const houston = { latitude: 29.76, longitude: -95.37 };
const galveston = { latitude: 29.3, longitude: -94.8 };

test('an area shows all of its points, north up, at one scale both ways', () => {
  const area = areaOf([houston, galveston]);
  const [one, other] = [onArea(area, houston), onArea(area, galveston)];
  for (const { x, y } of [one, other])
    expect(x > 0 && x < areaSize.width && y > 0 && y < areaSize.height).toBe(true);
  expect([one.x < other.x, one.y < other.y]).toEqual([true, true]);
  const drawn = Math.hypot(one.x - other.x, one.y - other.y) * area.milesPerUnit;
  expect(drawn / milesBetween(houston, galveston)).toBeCloseTo(1, 2);
});

test('one place is shown with its surroundings', () => {
  const area = areaOf([houston]);
  expect(area.milesPerUnit * areaSize.width).toBeCloseTo(60, 5);
  const { south, north, west, east } = boundsOf(area);
  expect(south < 29.76 && north > 29.76 && west < -95.37 && east > -95.37).toBe(true);
});

test('the neighborhood of a yard reaches sixty miles, with rings at ten, twenty-five and fifty', () => {
  const area = areaAround(houston);
  const { y } = onArea(area, { latitude: houston.latitude + 60 / 69.1, longitude: houston.longitude });
  expect(Math.abs(y)).toBeLessThan(1);
  expect(ringsIn(area, 'mile').map(({ distance }) => distance)).toEqual([10, 25, 50]);
  expect(ringsIn(area, 'kilometer').map(({ distance }) => distance)).toEqual([15, 40, 80]);
});

test('marks are moved apart for a finger, stay on the drawing and clear of the place asked for', () => {
  const point = fc.record({
    x: fc.double({ min: 0, max: areaSize.width, noNaN: true }),
    y: fc.double({ min: 0, max: areaSize.height, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 8 }), (points) => {
      const placed = spread(points);
      for (const [index, { x, y }] of placed.entries()) {
        expect(x >= 17 && x <= areaSize.width - 17 && y >= 17 && y <= areaSize.height - 17).toBe(true);
        for (const other of placed.slice(index + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(marksApart - 4);
      }
    }),
  );
  const middle = { x: 200, y: 140 };
  const [one, two] = spread([middle, middle], middle);
  for (const each of [one, two])
    expect(Math.hypot((each?.x ?? 0) - 200, (each?.y ?? 0) - 140)).toBeGreaterThan(marksApart - 4);
});

test('rings are drawn at distances that can be told apart', () => {
  const area = areaOf([houston, galveston]);
  const rings = ringsIn(area, 'mile');
  expect(rings.length).toBeGreaterThan(0);
  for (const { distance, r } of rings) expect(r).toBe(Math.round(unitsOf(area, distance, 'mile')));
  expect(ringsIn(area, 'kilometer').map(({ distance }) => distance)).not.toEqual(
    rings.map(({ distance }) => distance),
  );
});

test('words stand on the drawing and on nothing else', () => {
  const box = wordBox({ x: 100, y: 100 }, 'Houston');
  expect([isFree(box, []), isFree(box, [wordBox({ x: 110, y: 104 }, 'Katy')])]).toEqual([true, false]);
  expect(isFree(wordBox({ x: 5, y: 100 }, 'Houston'), [])).toBe(false);
});
