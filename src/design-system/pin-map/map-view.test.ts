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

test('a name stands above its mark, and below one at the upper edge', () => {
  expect(named(200, 140, 'Salem')).toEqual({ x: 200, y: 122 });
  expect(named(200, 20, 'Salem')).toEqual({ x: 200, y: 55 });
});

test.each([
  [200, 140],
  [10, 140],
  [390, 20],
])('a long name is whole at %i, %i', (x, y) => {
  const name = '1. Portland, Ingot Ferry';
  const place = named(x, y, name);
  const half = (name.length * 17 * 0.56) / 2;
  expect(place.x - half).toBeGreaterThan(10);
  expect(place.x + half).toBeLessThan(390);
  expect(place.y - 17).toBeGreaterThan(0);
  expect(Math.abs(place.y - y)).toBeGreaterThanOrEqual(18);
});

test('on an enlarged map a name is whole in what is seen of it', () => {
  const view = { times: 4, x: 150, y: 140 };
  // A unit of the land is four of a name there: the left edge is 50 units of the land away.
  const { x } = named(105, 140, 'Portland, Ingot Ferry', view);
  expect((105 - 100) * 4 + (x - 105)).toBeGreaterThan((21 * 17 * 0.56) / 2);
  const right = named(195, 140, 'Portland, Ingot Ferry', view);
  expect((195 - 100) * 4 + (right.x - 195)).toBeLessThan(400 - (21 * 17 * 0.56) / 2);
  // Ten units of the land below the upper edge are forty of a name: too few to stand above.
  expect(named(150, 115, 'Salem', view).y).toBeGreaterThan(115);
});
