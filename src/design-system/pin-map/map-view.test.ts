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
  expect(named(60, 140, 'Salem')).toMatchObject({ x: 18, anchor: 'start' });
  expect(named(340, 140, 'Salem')).toMatchObject({ x: -18, anchor: 'end' });
});

test.each([
  [200, 140],
  [150, 140],
  [250, 20],
])('a name that no side has room for is whole above or below a mark at %i, %i', (x, y) => {
  const name = '1. Portland, Ingot Ferry';
  const place = named(x, y, name);
  const half = (name.length * 17 * 0.56) / 2;
  expect(place.anchor).toBe('middle');
  expect(x + place.x - half).toBeGreaterThan(10);
  expect(x + place.x + half).toBeLessThan(390);
  expect(y + place.y - 17).toBeGreaterThan(0);
  expect(Math.abs(place.y)).toBeGreaterThanOrEqual(18);
});

test('on an enlarged map names fit what is seen of it', () => {
  const name = 'Portland, Ingot Ferry';
  const far = named(120, 140, name, { times: 4, x: 150, y: 140 });
  expect(far).toMatchObject({ anchor: 'start' });
  expect(named(180, 140, name, { times: 4, x: 150, y: 140 })).toMatchObject({ anchor: 'end' });
});
