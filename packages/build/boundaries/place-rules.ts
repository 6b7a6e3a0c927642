import { pages } from '#site/manifest.ts';
import { featureOrder } from './feature-order.ts';
import type { Finding } from './finding.ts';

/** Where source files may stand. */
const places = [
  /^src\/(?:app|design-system|i18n|pages|server|shell|site)\//,
  /^src\/brand\.ts$/,
  /^src\/features\/[^/]+\/(?:content|model|ui|server)\//,
  /^packages\/(?:artwork|audit|build|catalogs|proofs)\//,
  /^tests\/(?:a11y|e2e|server|support)\//,
];

/** What `src/pages` holds: the route modules of the manifest, the layout of each area, and what `src/app/routes.ts` names itself. */
const routeModules: ReadonlySet<string> = new Set([
  'pages/unknown.tsx',
  ...pages.flatMap(({ area, module }) => [
    `pages/${area}/layout.tsx`,
    ...(typeof module === 'string' ? [module] : Object.values(module)),
  ]),
]);

/** What a file's path alone gets wrong. */
export function placeFindings(path: string): Finding[] {
  const complain = (rule: string, text: string): Finding[] => [{ rule, path, line: 1, column: 1, text }];
  if (!places.some((place) => place.test(path))) {
    return complain(
      'known-place',
      'this folder is none of the plan: a file’s path tells where it may run and what it may import: ' +
        'put it in src/features/<name>/{content,model,ui,server}, or in one of the folders that packages/build/boundaries/place-rules.ts lists',
    );
  }
  const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature !== undefined && !featureOrder.some((name) => name === feature)) {
    return complain(
      'known-feature',
      `the feature ${feature} has no place in the order of features, so nothing says what it may read: add it to packages/build/boundaries/feature-order.ts`,
    );
  }
  if (path.startsWith('src/pages/') && !routeModules.has(path.slice('src/'.length))) {
    return complain(
      'route-module',
      'no entry of the manifest names this file, and src/pages holds route modules and layouts only: ' +
        'put what a page arranges into src/features/<name>/ui, or enter the page into src/site/manifest.ts',
    );
  }
  const isIndex = /\/index\.tsx?$/.test(path);
  if (isIndex && !/^src\/(?:design-system|features\/[^/]+\/ui)\/(?:[^/]+\/)?index\.ts$/.test(path)) {
    return complain(
      'no-barrel',
      'only a component’s folder has an index.ts: a barrel loads what its reader never asked for: import the files themselves',
    );
  }
  return [];
}
