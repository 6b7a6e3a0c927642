import { expect, test } from 'vitest';
import { type MapView, maskOf, nameAt, standingAt, wholeView } from './map-view.ts';

const size = { width: 400, height: 280 };

test('a picture under an enlarged drawing is moved along', () => {
  const style = (x: number, y: number) => maskOf({ times: 2, x, y }, size);
  expect(style(100, 70)).toEqual({ '--times': 2, '--across': '0%', '--along': '0%' });
  expect(style(200, 140)).toEqual({ '--times': 2, '--across': '50%', '--along': '50%' });
  expect(style(300, 210)).toEqual({ '--times': 2, '--across': '100%', '--along': '100%' });
});

test('a mark that was pushed away comes the nearer to its place the more the map is enlarged', () => {
  const mark = { x: 120, y: 100, at: { x: 100, y: 100 } };
  expect([1, 2, 4].map((times) => standingAt(mark, times).x)).toEqual([120, 110, 105]);
  expect(standingAt({ x: 7, y: 8 }, 4)).toEqual({ x: 7, y: 8 });
});

const whole = wholeView(size);
const named = (x: number, y: number, name: string, view: MapView = whole) =>
  nameAt({ x, y, name }, 17, view, size);

test('a name stands beside its mark, towards the middle of what is seen', () => {
  expect(named(60, 140, 'Salem')).toEqual({ x: 78, y: 144.25, textAnchor: 'start' });
  expect(named(340, 140, 'Salem')).toEqual({ x: 322, y: 144.25, textAnchor: 'end' });
});

const long = '1. Portland, Ingot Ferry';
const half = (long.length * 17 * 0.56) / 2;

test.each([
  [200, 140],
  [160, 140],
  [240, 20],
])('a name that no side has room for is whole above or below its mark at %i, %i', (x, y) => {
  const place = named(x, y, long);
  expect(place.textAnchor).toBe('middle');
  expect(place.x - half).toBeGreaterThan(10);
  expect(place.x + half).toBeLessThan(390);
  expect(place.y - 17).toBeGreaterThan(0);
  expect(Math.abs(place.y - y)).toBeGreaterThanOrEqual(18);
});

test('on an enlarged map a name is whole in what is seen of it', () => {
  const view = { times: 4, x: 150, y: 140 };
  // A unit of the land is four of a name there: 40 of them lie to the left of this mark.
  expect(named(110, 140, long, view)).toMatchObject({ x: 128, textAnchor: 'start' });
  expect(named(190, 140, long, view)).toMatchObject({ x: 172, textAnchor: 'end' });
  // Ten units of the land below the upper edge are forty of a name: too few to stand above.
  expect(named(150, 115, long, view)).toMatchObject({ x: 150, y: 150, textAnchor: 'middle' });
});
