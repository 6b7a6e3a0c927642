import { expect, test } from 'vitest';
import { maskOf, standingAt } from './map-view.ts';

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
