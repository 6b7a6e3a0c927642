import { expect, test } from 'vitest';
import { box, rod } from './isometric.ts';
import { cone, corners, panel, prism, spots, turned } from './solids.ts';

test('flat lists become corners and places', () => {
  expect(corners([0, 1, 2, 3])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(spots([0, 1, 2, 3, 4, 5])).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

test('an upright body over a rectangle shows what a box shows', () => {
  const upright = prism(corners([0, 0, 2, 0, 2, 1, 0, 1]), 0, 1, 'light');
  const solid = box([0, 0, 0], [2, 1, 1], 'light');
  expect(new Set(upright.map(({ side }) => side))).toEqual(new Set(solid.map(({ side }) => side)));
  expect(upright).toHaveLength(solid.length);
});

test('a panel lies on the side it looks to', () => {
  const [, left] = box([0, 0, 0], [2, 1, 3], 'light');
  expect(panel('left', [0, 1, 0], [2, 3], 'light').points).toEqual(left?.points);
});

test('what ran along x runs along y when turned, and turns back', () => {
  const [flank, end] = rod([1, 0, 2], 'x', 3, 0.5, 'copper');
  const shapes = flank && end ? [flank, end] : [];
  const [turnedFlank, turnedEnd] = turned(shapes);
  expect(turnedFlank?.round?.axis).toBe('y');
  expect(turnedEnd?.side).toBe('left');
  expect(turned(turned(shapes))).toEqual(shapes);
});

test('a cone ends in its upper disc', () => {
  const [, top] = cone([0, 0, 0], 2, [1, 0.5], 'copper');
  expect(top?.round).toMatchObject({ axis: 'z', radius: 0.5 });
});
