import { expect, test } from 'vitest';
import { joinTone, type Raster } from './join-tone.ts';

/** A picture in one shade, with stripes of the same strength that must stay. */
function striped(shade: number): Raster {
  const [width, height] = [200, 112];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1)
    data.fill(shade + (index % 2 ? 10 : -10), index * 4, index * 4 + 4);
  return { data, width, height };
}

/** Mean of a pixel and its neighbour, which levels the stripes. */
function shadeAt({ data, width }: Raster, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) + (data[at + 4] ?? 0)) / 2;
}

test('where a near still ends, it has the tone of the wide one, so its edge is no line', () => {
  const [near, far] = [striped(60), striped(120)];
  joinTone(near, far);
  for (const [x, y] of [
    [0, 56],
    [198, 56],
    [100, 0],
    [100, 111],
  ] as const)
    expect(Math.abs(shadeAt(near, x, y) - shadeAt(far, x, y)), `${x}, ${y}`).toBeLessThan(2);
});

test('on the way to the middle, tone changes by less than an eye sees as a line, and in the middle not at all', () => {
  const near = striped(60);
  joinTone(near, striped(120));
  for (let x = 0; x < 98; x += 2)
    expect(Math.abs(shadeAt(near, x + 2, 56) - shadeAt(near, x, 56))).toBeLessThan(7);
  expect(shadeAt(near, 100, 56)).toBe(60);
});

test('what is sharp in a near still stays as it is', () => {
  const near = striped(60);
  joinTone(near, striped(120));
  for (const x of [0, 20, 40, 100])
    expect(
      Math.abs((near.data[(56 * 200 + x + 1) * 4] ?? 0) - (near.data[(56 * 200 + x) * 4] ?? 0)),
    ).toBeGreaterThan(14);
});
