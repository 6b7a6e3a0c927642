import type { Plugin } from 'vite';

/** The modules of MUI that hold its machinery for several colour schemes, as MUI's own files name them. */
const schemeModules = /\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/;
const stub = '\0mui-without-schemes';

/**
 * Leaves MUI's colour scheme machinery out of what the browser loads: about 12 kB brotli that never run, since our one
 * scheme is made of CSS variables (`theme/palette.ts`). MUI imports it either way and decides at run time. Should a
 * theme ever ask for it (`cssVariables`, `colorSchemes`), the stand-in says what to remove.
 */
export function muiOneScheme(): Plugin {
  return {
    name: 'mui-one-scheme',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMui = importer?.includes('/@mui/material/styles/') === true;
      return isMui && schemeModules.test(source) ? stub : undefined;
    },
    load(id) {
      if (id !== stub) return undefined;
      return [
        'function absent() {',
        '  throw new Error("The theme asks for MUI colour schemes, which the build leaves out; remove muiOneScheme() from vite.config.ts.");',
        '}',
        'export default absent;',
        'export const CssVarsProvider = absent;',
        'export const useColorScheme = absent;',
        'export const getInitColorSchemeScript = absent;',
      ].join('\n');
    },
  };
}
