import { expect, test } from 'vitest';
import { blocksOf, carArea, sideOf } from './blocks.ts';
import { bodyOutline, car, carLines, carMaterials, wheels } from './car-lines.ts';

const shares = [
  { material: 'steel', share: 0.65 },
  { material: 'aluminum', share: 0.1 },
  { material: 'copper', share: 0.02 },
  { material: 'rest', share: 0.23 },
] as const;

test('squares cover as much as their shares, and together as much as the car', () => {
  const areas = blocksOf(shares).blocks.map(({ side }) => side ** 2);
  for (const [index, { share }] of shares.entries())
    expect((areas[index] ?? 0) / carArea).toBeCloseTo(share, 3);
  expect(areas.reduce((sum, area) => sum + area) / carArea).toBeCloseTo(1, 3);
});

test('the car covers what the squares share: its body without the arches, and two wheels', () => {
  const body = areaWithin(bodyOutline);
  const tires = wheels.middles.length * Math.PI * wheels.radius ** 2;
  expect((body + tires) / carArea).toBeCloseTo(1, 2);
});

test('a pressed material fills its square, which stands on the floor', () => {
  const { blocks, floor } = blocksOf(shares);
  for (const { side, extent, pressed } of blocks) {
    const [x = 0, y = 0, wide = 0, high = 0] = [...pressed.matchAll(/-?[\d.]+/g)].map(Number);
    expect(extent.x * wide + x).toBeCloseTo(0, 1);
    expect(extent.width * wide).toBeCloseTo(side, 1);
    expect((extent.y + extent.height) * high + y).toBeCloseTo(floor, 1);
    expect(extent.height * high).toBeCloseTo(side, 1);
  }
});

test('the whole car stands on the same floor as its squares', () => {
  const { blocks, floor } = blocksOf(shares);
  for (const { whole } of blocks) expect(whole).toBe(`translate(0px, ${floor - car.ground}px) scale(1, 1)`);
});

test('a share of a whole car is a square of its area: 0.25 -> half the side of the car as a square', () => {
  expect(sideOf(0.25) * 2).toBeCloseTo(sideOf(1), 1);
});

test('no square is wider than its column of a wide window', () => {
  const { blocks } = blocksOf(shares);
  for (const [index, { side, column }] of blocks.entries()) {
    const end = blocks[index + 1]?.column ?? 100;
    expect((side / car.length) * 88).toBeLessThan(end - column);
  }
});

test('parts of the car have one id each', () => {
  const ids = carMaterials.flatMap((material) => carLines[material].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** The area within an outline of moves, lines, curves and the two arches, which are the larger part of a circle. */
function areaWithin(outline: string): number {
  let [x, y, area] = [0, 0, 0];
  const go = (toX: number, toY: number) => {
    area += (x * toY - toX * y) / 2;
    [x, y] = [toX, toY];
  };
  for (const [, letter, list = ''] of outline.matchAll(/([MLCA])([^MLCAZ]*)/g)) {
    const numbers = list.trim().split(/[ ,]+/).map(Number);
    const ends = { M: 2, L: 2, C: 6, A: 7 }[letter as 'M'] ?? 2;
    for (let at = 0; at < numbers.length; at += ends) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers.slice(at, at + ends);
      if (letter === 'M') [x, y] = [a, b];
      else if (letter === 'L') go(a, b);
      else if (letter === 'C') {
        const [startX, startY] = [x, y];
        const on = (t: number, p: number, q: number, r: number, s: number) =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
        for (let step = 1; step <= 32; step += 1)
          go(on(step / 32, startX, a, c, e), on(step / 32, startY, b, d, f));
      } else {
        const [startX, startY] = [x, y];
        const half = Math.hypot(f - startX, g - startY) / 2;
        const middle = [(startX + f) / 2, startY - Math.sqrt(a ** 2 - half ** 2)] as const;
        const from = Math.atan2(startY - middle[1], startX - middle[0]);
        const turn = -2 * (Math.PI - Math.asin(half / a));
        for (let step = 1; step <= 64; step += 1) {
          const angle = from + (turn * step) / 64;
          go(middle[0] + a * Math.cos(angle), middle[1] + a * Math.sin(angle));
        }
      }
    }
  }
  const first = /M(\d+) (\d+)/.exec(outline);
  go(Number(first?.[1]), Number(first?.[2]));
  return Math.abs(area);
}
