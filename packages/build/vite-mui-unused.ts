import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A part of MUI that its other parts import whether they use it or not. */
interface Unused {
  /** Its modules, as MUI's own files name them. */
  modules: RegExp;
  /** What the stand-in exports besides the default. */
  names: readonly string[];
  /** Why it never runs here, for the error of whoever asks for it after all. */
  because: string;
}

const unused: Readonly<Record<string, Unused>> = {
  // About 12 kB brotli. Our one scheme is made of CSS variables (`theme/palette.ts`).
  schemes: {
    modules: /\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
    names: ['CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript'],
    because: 'The theme asks for MUI colour schemes',
  },
  // About 3 kB with what they bring along. `MuiButtonBase` switches the ripple off, and no button of ours is `loading`.
  effects: {
    modules: /\/(TouchRipple\.mjs|CircularProgress\/index\.mjs)$/,
    names: [],
    because: 'A button asks for the ripple or the progress sign of MUI',
  },
  // Boxes and lists to choose from are the browser's own, a text area keeps its size, and every control has our edge.
  fields: {
    modules:
      /\/(TextareaAutosize\/index|Input\/index|RadioButtonIcon|svg-icons\/(CheckBox\w*|IndeterminateCheckBox|ArrowDropDown))\.mjs$/,
    names: [],
    because: 'A field asks for a drawing or a control of MUI',
  },
  // About 1.4 kB. What `sx` knows besides CSS, such as `mt: 2`; ours says what CSS says.
  sx: {
    modules: /\/defaultSxConfig\.mjs$/,
    names: [],
    because: 'A style asks for the short names of `sx`',
  },
  // About 1 kB, and a second theme to make. Everything of ours stands inside `ThemeRoot`, whose palette has all groups.
  defaultTheme: {
    modules: /\/(defaultTheme|colors\/(purple|red|orange|blue|lightBlue|green))\.mjs$/,
    names: [],
    because: 'Something is drawn outside `ThemeRoot`, or its palette lacks a group',
  },
  // About 1 kB. A trail never folds, a message draws our own icon and closes by our own button, and nobody prints the theme.
  rest: {
    modules:
      /\/(BreadcrumbCollapsed|stringifyTheme|svg-icons\/(SuccessOutlined|ReportProblemOutlined|ErrorOutline|InfoOutlined|Close))\.mjs$/,
    names: ['stringifyTheme'],
    because: 'A part of MUI is used in a way that none was before',
  },
  // About 1 kB. What Emotion, MUI's engine for styles, does for `withTheme`; components of ours ask `useTheme`.
  withTheme: {
    modules: /^hoist-non-react-statics$/,
    names: [],
    because: 'A component is made by `withTheme`',
  },
};

const prefix = '\0mui-unused:';
const classNames = `${prefix}class-names`;

/**
 * Leaves what never runs, and names that nothing asks for, out of a build. Server and browser must be built alike, so the
 * server's build holds MUI too (`ssr.noExternal` in vite.config.ts).
 */
export function muiUnused(): Plugin {
  return {
    name: 'mui-unused',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/\/(@mui\/(material|system)|@emotion\/react)\//.test(importer))
        return undefined;
      if (source === '@mui/utils/composeClasses') return classNames;
      const found = Object.entries(unused).find(([, { modules }]) => modules.test(source));
      return found ? prefix + found[0] : undefined;
    },
    load(id) {
      if (id === classNames) return composeClassesSource(selectedClasses());
      const part = unused[id.startsWith(prefix) ? id.slice(prefix.length) : ''];
      if (!part) return undefined;
      return [
        'function absent() {',
        `  throw new Error("${part.because}, which the build leaves out; remove them from packages/build/vite-mui-unused.ts.");`,
        '}',
        'export default absent;',
        ...part.names.map((name) => `export const ${name} = absent;`),
      ].join('\n');
    },
  };
}

/**
 * In place of MUI's `composeClasses`: of the names that MUI gives an element for others to select it by
 * (`MuiTableCell-root MuiTableCell-sizeMedium`) only those are written that a style sheet selects, those of states
 * (`Mui-disabled`) and those that somebody passes. On a page of many cells the rest weighs half a kilobyte after brotli.
 */
function composeClassesSource(selected: readonly string[]): string {
  return [
    `const selected = new Set(${JSON.stringify(selected)});`,
    'export default function composeClasses(slots, nameOf, classes) {',
    '  const output = {};',
    '  for (const slot in slots) {',
    '    output[slot] = slots[slot]',
    '      .flatMap((value) => {',
    '        if (!value) return [];',
    '        const name = nameOf(value);',
    '        return [name.startsWith("Mui-") || selected.has(name) ? name : "", classes?.[value]];',
    '      })',
    '      .filter(Boolean)',
    '      .join(" ");',
    '  }',
    '  return output;',
    '}',
  ].join('\n');
}

/** The theme's files say which parts of MUI are in use. */
const themeFolder = 'src/design-system/theme/components';
const muiFolder = 'node_modules/@mui/material';

/** MUI keeps room beside it for a second button of the entry, and no entry of ours has one. */
const besideAction = 'MuiListItemButton-root';

/** Names that a style sheet of MUI's parts in use, or of the theme, selects: `.${alertClasses.message}` -> `MuiAlert-message`. */
export function selectedClasses(): string[] {
  const parts = readdirSync(themeFolder).flatMap((file) => /^Mui(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const sources = [...parts.flatMap((part) => readFolder(join(muiFolder, part))), ...readFolder(themeFolder)];
  const names = sources
    .flatMap((source) => [...source.matchAll(/\.\$\{(\w+)Classes\.(\w+)\}/g)])
    .map(([, part = '', slot]) => `Mui${part[0]?.toUpperCase()}${part.slice(1)}-${slot}`);
  return [...new Set(names)].filter((name) => name !== besideAction).sort();
}

function readFolder(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /\.(mjs|ts)$/.test(file) && !/\.d\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
