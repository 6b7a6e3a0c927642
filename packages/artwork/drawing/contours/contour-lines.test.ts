import { expect, test } from 'vitest';
import { contourLines, outside, type Point, pathOf, simplify } from './contour-lines.ts';

const cone = (x: number, y: number) => 50 - Math.hypot(x - 50, y - 50);

test('the line of a cone at one height is one closed ring at one distance', () => {
  const lines = contourLines(cone, 19.7, { width: 100, height: 100, cell: 5 });
  expect(lines).toHaveLength(1);
  const ring = lines[0] ?? [];
  for (const [x, y] of ring) expect(Math.abs(Math.hypot(x - 50, y - 50) - 30.3)).toBeLessThan(0.5);
  expect(
    Math.hypot((ring[0]?.[0] ?? 0) - (ring.at(-1)?.[0] ?? 9), (ring[0]?.[1] ?? 0) - (ring.at(-1)?.[1] ?? 9)),
  ).toBeLessThan(0.01);
});

test('a height that nothing reaches has no line', () => {
  expect(contourLines(cone, 60, { width: 100, height: 100, cell: 5 })).toEqual([]);
});

test('points on a straight line are left out, a corner is kept', () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.2],
        [10, 0],
        [10, 10],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test('an open line becomes a curve from its first point to its last', () => {
  expect(
    pathOf([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0l5 0q5 0 5 5l0 5');
});

test('a line that meets a river ends on one bank and goes on from the other', () => {
  const river = (x: number) => Math.abs(x - 50) - 8;
  const line = [0, 30, 45, 55, 70].map((x): Point => [x, 0]);
  expect(outside(line, river)).toEqual([
    [
      [0, 0],
      [30, 0],
      [42, 0],
    ],
    [
      [58, 0],
      [70, 0],
    ],
  ]);
  expect(
    outside(
      [
        [48, 0],
        [52, 0],
      ],
      river,
    ),
  ).toEqual([]);
});
