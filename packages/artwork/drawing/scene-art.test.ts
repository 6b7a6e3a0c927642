import { expect, test } from 'vitest';
import { box, tube } from './isometric.ts';
import { artOf, pathOf } from './scene-art.ts';
import { pageScenes } from './scenes-for-pages.ts';

test('path data goes in steps from point to point', () => {
  expect(
    pathOf(
      [
        [1, 2],
        [4, 2],
        [4, 7],
      ],
      true,
    ),
  ).toBe('M1 2h3v5z');
  expect(
    pathOf(
      [
        [0, 0],
        [3, 4],
        [1, 9],
      ],
      false,
    ),
  ).toBe('M0 0l3 4-2 5');
});

test('neighbours that look alike share a path', () => {
  const twice = [...box([0, 0, 0], [1, 1, 1], 'paper'), ...box([2, 0, 0], [1, 1, 1], 'paper')];
  // Top and left of a pale box have one tone, its right side another.
  expect(artOf(twice).pieces.map(([look]) => look)).toEqual(['t0', 't1', 't0', 't1']);
});

test('a surface covers the lines of one that looks alike and lies behind it', () => {
  const behind = [...box([0, 0, 0], [1, 1, 1], 'machine'), ...box([0.5, 0.5, 0.5], [1, 1, 1], 'machine')];
  const sameTone = behind.filter(({ side }) => side === 'top');
  expect(artOf(sameTone).pieces).toHaveLength(2);
});

test('a pipe is an outline below a filling that is four units thinner', () => {
  const { pieces } = artOf([
    tube(
      [
        [0, 0, 0],
        [2, 0, 0],
      ],
      0.5,
      'machine',
    ),
  ]);
  expect(pieces.map(([look, , width]) => [look, width])).toEqual([
    ['o', 24],
    ['n t2', 20],
  ]);
});

test.each(Object.entries(pageScenes))('the scene %s lies within its view', (_, scene) => {
  const { viewBox, pieces } = artOf(scene());
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  for (const [, path] of pieces) {
    for (const [, x, y] of path.matchAll(/M(-?\d+) (-?\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  }
});
