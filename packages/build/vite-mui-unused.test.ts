import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { muiUnused, selectedClasses } from './vite-mui-unused.ts';

const button = 'node_modules/@mui/material/Button/Button.mjs';
const plugin = muiUnused() as unknown as {
  resolveId: (source: string, importer: string) => string | undefined;
  load: (id: string) => string | undefined;
};

/** What MUI's file imports, and what the build puts in its place. */
function standIns(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/ from ['"]([^'"]+)['"]/g)].flatMap(([, source = '']) =>
    plugin.resolveId(source, `/${file}`) === undefined ? [] : source,
  );
}

test('MUI imports by these names what the build leaves out', () => {
  expect(standIns(button)).toEqual(['@mui/utils/composeClasses', '../CircularProgress/index.mjs']);
  expect(standIns('node_modules/@mui/material/ButtonBase/ButtonBase.mjs')).toContain('./TouchRipple.mjs');
  expect(standIns('node_modules/@mui/material/styles/createTheme.mjs')).toEqual([
    './createThemeWithVars.mjs',
  ]);
});

test('files of ours get no stand-ins', () => {
  expect(
    plugin.resolveId('@mui/utils/composeClasses', '/src/design-system/button/Button.tsx'),
  ).toBeUndefined();
});

test('names stay that a style sheet of MUI or of the theme selects', () => {
  expect(selectedClasses()).toEqual(expect.arrayContaining(['MuiAlert-message', 'MuiBreadcrumbs-li']));
  expect(selectedClasses()).not.toContain('MuiTableCell-root');
});

test('an element keeps names of states, selected names and names that are passed', async () => {
  const source = plugin.load(plugin.resolveId('@mui/utils/composeClasses', `/${button}`) ?? '') ?? '';
  const { default: composeClasses } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const nameOf = (slot: string) => (slot === 'disabled' ? 'Mui-disabled' : `MuiAlert-${slot}`);
  expect(
    composeClasses({ root: ['root', false, 'disabled'], message: ['message'] }, nameOf, { root: 'mine' }),
  ).toEqual({ root: 'mine Mui-disabled', message: 'MuiAlert-message' });
});
