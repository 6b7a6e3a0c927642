import { describe, expect, test } from 'vitest';
import { contrast, contrastContract } from './contrast.ts';
import { palette, paletteCss } from './palette.ts';

const schemes = ['light', 'dark'] as const;

describe.each(schemes)('the %s scheme', (scheme) => {
  const at = schemes.indexOf(scheme) as 0 | 1;
  const promises = contrastContract.flatMap(({ surfaces, ...pair }) =>
    surfaces.map((surface) => ({ surface, ...pair })),
  );

  test.each(promises)(
    '$ink on $ground reaches $ratio on $surface ($where)',
    ({ surface, ink, ground, ratio }) => {
      const shades = palette[surface];
      expect(contrast(shades[ink][at], shades[ground][at])).toBeGreaterThanOrEqual(ratio);
    },
  );
});

test('black on white counts 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('every surface sets its own ground, and the plate sets every role anew', () => {
  const css = paletteCss();
  for (const surface of Object.values(palette)) expect(css).toContain(surface.surface[0]);
  const plate = css.slice(css.indexOf('[data-surface=plate]'));
  expect(plate.match(/--[a-z-]+:/g)).toHaveLength(Object.keys(palette.plate).length);
});

test('colours that differ by scheme follow the scheme without a script', () => {
  expect(paletteCss()).toContain('--text:light-dark(#1b2023,#f3ede1)');
});
