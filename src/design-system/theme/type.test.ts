import { expect, test } from 'vitest';
import { typeScales } from './type.ts';

/** The pixels of a length in rem or vw, in a window so wide. */
function pixels(length: string, width: number): number {
  const [, number, unit] = /^([\d.]+)(rem|vw)$/.exec(length) ?? [];
  return Number(number) * (unit === 'vw' ? width / 100 : 16);
}

type Size = readonly [smallest: string, start: string, growth: string, largest: string];

function sizeAt([smallest, start, growth, largest]: Size, width: number): number {
  const middle = pixels(start, width) + pixels(growth, width);
  return Math.max(pixels(smallest, width), Math.min(middle, pixels(largest, width)));
}

const sizes = Object.entries(typeScales).flatMap(([scale, steps]) =>
  Object.entries(steps).map(([name, size]) => [scale, name, size] as const),
);

test.each(sizes)(
  'of %s, %s is twice as large for whoever zooms to five times, in every window',
  (_scale, _name, size) => {
    for (let width = 1024; width <= 3840; width += 16) {
      const grown = (5 * sizeAt(size, width / 5)) / sizeAt(size, width);
      expect(grown, `at ${width} px`).toBeGreaterThanOrEqual(1.98);
    }
  },
);

test.each(sizes)('of %s, %s grows from one end to the other', (_scale, _name, size) => {
  expect(sizeAt(size, 320)).toBeCloseTo(pixels(size[0], 320), 0);
  expect(sizeAt(size, 3840)).toBe(pixels(size[3], 3840));
});
