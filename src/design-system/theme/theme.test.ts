import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { globalCss } from './global.ts';
import { theme } from './theme.ts';

const room = join(import.meta.dirname, '..');

test('MUI keeps to the colours of the style sheet and can still mix them', () => {
  expect(theme.palette.text.primary).toBe('var(--text)');
  expect(theme.alpha(theme.palette.text.primary, 0.5)).toBe('oklch(from var(--text) l c h / 0.5)');
});

test('MUI obeys the setting for less motion and draws no ripple', () => {
  expect(theme.motion.reducedMotion).toBe('system');
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
});

test('no outline is ever taken away, and forced colours get their ring again', () => {
  expect(globalCss).not.toMatch(/outline:\s*(none|0)/);
  expect(globalCss).toMatch(/forced-colors:active\)\{:focus-visible\{outline:4px solid/);
});

test('the focus ring weighs more than the outline that MUI’s buttons take away', () => {
  expect(globalCss).toContain(':root :focus-visible{z-index:1;outline:4px solid');
});

test('no file but the palette holds a hex colour', () => {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|examples)\.tsx?$/.test(file) && !file.endsWith('theme/palette.ts'),
  );
  for (const file of files) {
    expect(
      readFileSync(join(room, file), 'utf8').match(/['"`\s:]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi),
      file,
    ).toBeNull();
  }
});
