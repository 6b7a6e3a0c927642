import { readdir, readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { zeroOf } from './plain-zero.ts';
import { type Contour, zeroOutlines } from './zero-outline.ts';

const fontFolder = new URL('../../../public/fonts/', import.meta.url);
const [fontFile = ''] = (await readdir(fontFolder)).filter((name) => name.endsWith('.woff2'));
const published = await readFile(new URL(fontFile, fontFolder));
const typeface = await readFile(
  new URL(
    '../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    import.meta.url,
  ),
);

/** The zero as a browser draws it in letters of a size, which it tells the font as `opsz`. */
const shown = async (wght: number, opsz: number) =>
  zeroOf(await subsetFont(published, '0', { targetFormat: 'sfnt', variationAxes: { wght, opsz } }));
const original = async (wght: number) =>
  zeroOf(await subsetFont(typeface, '0', { targetFormat: 'sfnt', variationAxes: { wght } }));

/** Twice the ground that a contour goes around; by what is on its left, below zero or above. */
const areaOf = (contour: Contour) =>
  contour.reduce((sum, { x, y }, index) => {
    const next = contour[(index + 1) % contour.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
const openings = (contours: readonly Contour[]) =>
  contours.slice(1).filter((contour) => areaOf(contour) !== 0).length;

const weights = [400, 550, 650, 720, 800];

test.each(weights)('at weight %i the zero is plain from 24 px on and slashed below', async (weight) => {
  expect(openings((await shown(weight, 23.9)).contours)).toBe(2);
  expect(openings((await shown(weight, 24)).contours)).toBe(1);
});

test.each(weights)('at weight %i both zeros take the room of the typeface’s own', async (weight) => {
  const [slashed, plain] = [await shown(weight, 16), await shown(weight, 64)];
  expect(plain.advance).toBe(slashed.advance);
  // A thousandth of the em may be lost to rounding where the weights are cut.
  expect(Math.abs(plain.advance - (await original(weight)).advance)).toBeLessThanOrEqual(1);
});

test('the opening of the plain zero is as wide and as high as that around the slash, and even on all sides', async () => {
  for (const weight of weights) {
    const box = (points: Contour) => {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    };
    const slashed = box((await shown(weight, 16)).contours.slice(1).flat());
    const [, opening = []] = (await shown(weight, 64)).contours;
    for (const [side, place] of box(opening).entries()) expect(place).toBeCloseTo(slashed[side] ?? 0, -0.5);
  }
});

test('the slashed zero of the lightest and the boldest weight is the typeface’s own, point by point', async () => {
  for (const weight of [400, 800]) {
    const points = ({ contours }: { contours: Contour[] }) =>
      contours.map((contour) => contour.map(({ x, y }) => `${x} ${y}`));
    const [ours, theirs] = [points(await shown(weight, 16)), points(await original(weight))];
    for (const [index, contour] of theirs.entries())
      expect(ours[index]).toEqual(expect.arrayContaining(contour));
  }
});

test('a zero that is drawn in another way is refused', () => {
  expect(() => zeroOutlines([[{ x: 0, y: 0, isOn: true }]])).toThrow('drawn in another way');
});
