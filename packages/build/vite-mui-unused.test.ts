import { readdirSync, readFileSync } from 'node:fs';
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

test('MUI’s fields import by these names what the build leaves out', () => {
  const composed = '@mui/utils/composeClasses';
  expect(standIns('node_modules/@mui/material/InputBase/InputBase.mjs')).toEqual([
    composed,
    '../TextareaAutosize/index.mjs',
  ]);
  expect(standIns('node_modules/@mui/material/NativeSelect/NativeSelect.mjs')).toEqual([
    composed,
    '../internal/svg-icons/ArrowDropDown.mjs',
    '../Input/index.mjs',
  ]);
  expect(standIns('node_modules/@mui/material/Checkbox/Checkbox.mjs')).toHaveLength(4);
  expect(standIns('node_modules/@mui/material/Radio/Radio.mjs')).toHaveLength(2);
});

test('MUI’s theme imports by these names what the build leaves out', () => {
  expect(standIns('node_modules/@mui/material/styles/createThemeNoVars.mjs')).toEqual([
    './stringifyTheme.mjs',
  ]);
  expect(standIns('node_modules/@mui/material/styles/createPalette.mjs')).toHaveLength(6);
  for (const importer of ['styleFunctionSx/index', 'styleFunctionSx/extendSxProp', 'createTheme/createTheme'])
    expect(standIns(`node_modules/@mui/system/${importer}.mjs`)).toEqual([
      expect.stringMatching(/\/defaultSxConfig\.mjs$/),
    ]);
});

test('MUI’s messages and trails import by these names what the build leaves out', () => {
  const composed = '@mui/utils/composeClasses';
  expect(standIns('node_modules/@mui/material/Alert/Alert.mjs')).toHaveLength(6);
  expect(standIns('node_modules/@mui/material/Breadcrumbs/Breadcrumbs.mjs')).toEqual([
    composed,
    './BreadcrumbCollapsed.mjs',
  ]);
});

/** Every `sx={…}` of a source, from its first brace to the one that closes it. */
function sxIn(source: string): string[] {
  return [...source.matchAll(/\ssx=\{/g)].map(({ index }) => {
    const start = source.indexOf('{', index);
    let depth = 0;
    let end = start;
    do {
      if (source[end] === '{') depth += 1;
      if (source[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < source.length);
    return source.slice(start, end);
  });
}

/** A name that only MUI knows (`mt`, `px`, `bgcolor`), or a bare number where MUI would count in steps or in shares. */
const onlyOfMui =
  /\b(?:[mp][trblxy]?|(?:margin|padding)[XY]|bgcolor|displayPrint|typography):|\b(?:margin|padding|gap|rowGap|columnGap|border|borderRadius|(?:min|max)?[wW]idth|(?:min|max)?[hH]eight)\w*: -?(?:[1-9]|0?\.\d)/;

test('`sx` is written in the words of CSS: the build does not know the short names', () => {
  expect('{ mt: 2 }').toMatch(onlyOfMui);
  expect('{ width: 0.5 }').toMatch(onlyOfMui);
  expect("{ maxWidth: '46rem', padding: 0, lineHeight: 1.2 }").not.toMatch(onlyOfMui);
  const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => sxIn(readFileSync(`src/${file}`, 'utf8')).map((sx) => `${file}: ${sx}`));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((sx) => onlyOfMui.test(sx))).toEqual([]);
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

test('Emotion imports by this name what the build leaves out', () => {
  const folder = 'node_modules/@emotion/react';
  const [isolated = ''] = readdirSync(`${folder}/_isolated-hnrs/dist`).filter((file) =>
    file.endsWith('.browser.esm.js'),
  );
  expect(standIns(`${folder}/_isolated-hnrs/dist/${isolated}`)).toEqual(['hoist-non-react-statics']);
});
