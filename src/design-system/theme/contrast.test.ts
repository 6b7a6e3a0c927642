import { describe, expect, test } from 'vitest';
import { contrast, contrastContract } from './contrast.ts';
import { dataHue, dataHueStyle, palette, paletteCss } from './palette.ts';

const schemes = ['light', 'dark'] as const;

describe.each(schemes)('the %s scheme', (scheme) => {
  const at = schemes.indexOf(scheme) as 0 | 1;
  const promises = contrastContract.flatMap(({ surfaces, ...pair }) =>
    surfaces.map((surface) => ({ surface, ...pair })),
  );

  test.each(promises)(
    '$ink on $ground reaches $ratio on $surface ($where)',
    ({ surface, ink, ground, ratio }) => {
      const shades = { ...palette[surface], data: dataHue[surface] };
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

test('a drawing has the second hue of its own surface', () => {
  expect(dataHueStyle['--data']).toBe('light-dark(#28665a,#7cc4b0)');
  for (const surface of ['tint', 'raised'] as const) expect(dataHue[surface]).toEqual(dataHue.paper);
  expect(dataHueStyle['@media screen']['[data-surface=plate] &']['--data']).toBe(dataHue.plate[0]);
});

test('pages without a drawing do not carry its hue', () => {
  expect(paletteCss()).not.toContain('--data');
});

test('colours that differ by scheme follow the scheme without a script', () => {
  expect(paletteCss()).toContain('--text:light-dark(#1b2023,#f3ede1)');
});
