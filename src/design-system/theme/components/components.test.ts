import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as locales from '@mui/material/locale';
import { expect, test } from 'vitest';
import { components } from './components.ts';

const source = join(import.meta.dirname, '../../..');

/** `MuiButton` for each `@mui/material/Button` that a file of ours imports; what is no part that is drawn is left out. */
const imported = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/'@mui\/material\/([A-Z]\w+)'/g),
    ])
    .map(([, part]) => `Mui${part}`),
);
imported.delete('MuiGlobalStyles');

/** Parts that lie under others: a look of theirs is a look of all these. */
const foundations = ['MuiButtonBase', 'MuiPaper'];

test('each part of MUI in use has a file of its own in the theme, and no other part has one', () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => /^(Mui\w+)\.ts$/.exec(file)?.[1] ?? []);
  expect(files.toSorted()).toEqual([...new Set([...imported, ...foundations])].toSorted());
  expect(Object.keys(components).toSorted()).toEqual(files.toSorted());
});

test('MUI is asked for part by part', () => {
  const whole = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && /from '@mui\/material'/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(whole).toEqual([]);
});

/**
 * Parts in use that say words of their own, and why nobody hears them. One that is not named here gets its words from a
 * catalog, by a default prop.
 */
const silent = {
  // A trail that never folds has no button that unfolds it.
  MuiBreadcrumbs: () => components.MuiBreadcrumbs?.defaultProps?.maxItems === Number.POSITIVE_INFINITY,
  // Its button for closing comes with `onClose`; ours is an `action`, with words from outside.
  MuiAlert: () =>
    !/<Alert\b[^>]*\sonClose=/.test(readFileSync(join(source, 'design-system/banner/Banner.tsx'), 'utf8')),
};

test('no word is MUI’s own', () => {
  const speaking = Object.keys(locales.esES.components ?? {}).filter((part) => part in components);
  expect(speaking.toSorted()).toEqual(Object.keys(silent).toSorted());
  for (const isSilent of Object.values(silent)) expect(isSilent()).toBe(true);
});
