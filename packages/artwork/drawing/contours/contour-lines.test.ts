import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contourLines, pathOf, simplify } from './contour-lines.ts';
import { land, valueNoise } from './height-field.ts';

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

test('noise and land are the same for the same seed, and differ for another', () => {
  expect(valueNoise(3)(1.5, 2.5)).toBe(valueNoise(3)(1.5, 2.5));
  expect(valueNoise(3)(1.5, 2.5)).not.toBe(valueNoise(4)(1.5, 2.5));
  const summit = { x: 50, y: 50, height: 1, reach: 30, spurs: 3 };
  expect(land(1, [summit], 0)(50, 50)).toBeGreaterThan(land(1, [summit], 0)(90, 50));
});

test('the drawn sheet holds the three cuts in the colour of the text, each within 10 kB', () => {
  const sheet = readFileSync(
    new URL('../../../../src/design-system/contours/contours.svg', import.meta.url),
    'utf8',
  );
  for (const cut of ['ridge', 'corner', 'divider']) {
    const symbol = new RegExp(`<symbol id="${cut}".*</symbol>`).exec(sheet)?.[0] ?? '';
    expect(symbol).toContain('stroke="currentColor"');
    expect(symbol.length).toBeLessThan(10_000);
  }
});
