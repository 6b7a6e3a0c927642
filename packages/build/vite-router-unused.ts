import type { Plugin } from 'vite';

const standIn = '\0router-unused:instrumentation';

/**
 * Leaves React Router's instrumentation out of the browser's build: about 1 kB on every page for what wraps loaders and
 * navigation for those who measure them (`instrumentations` of `HydratedRouter`), which nobody does here. The router asks on each
 * navigation whether somebody listens, and is told that nobody does.
 */
export function routerUnused(): Plugin {
  return {
    name: 'router-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isOfRouter = importer !== undefined && /\/react-router\/.*\/router\/router\.js$/.test(importer);
      return isOfRouter && /\/instrumentation\.js$/.test(source) ? standIn : undefined;
    },
    load(id) {
      if (id !== standIn) return undefined;
      return [
        'function absent() {',
        '  throw new Error("Somebody asks for the router\'s instrumentation, which the build leaves out; remove it from packages/build/vite-router-unused.ts.");',
        '}',
        'export function consumeInstrumentationClientResultMetaReceiver() {}',
        'export const getRouteInstrumentationUpdates = absent;',
        'export const instrumentClientSideRouter = absent;',
      ].join('\n');
    },
  };
}
