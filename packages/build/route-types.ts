import { posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Where the types lie. Not in `.react-router/types`: `react-router dev` empties that folder when it starts. */
export const typesFolder = '.react-router/route-types';

/** A route with what its types ask: its address, and its module between those that surround it. */
interface TypedRoute {
  id: string;
  /** From the app directory, as the framework writes it. */
  file: string;
  /** `/locations/:id`; undefined for a layout, which has no address of its own. */
  address?: string;
  /** From the root to the route itself. */
  lineage: readonly TypedRoute[];
}

/** What a route module may ask for as `Route.LoaderArgs` and the like: all that the framework annotates. */
const annotations = [
  'LinkDescriptors',
  'LinksFunction',
  'MetaArgs',
  'MetaDescriptors',
  'MetaFunction',
  'HeadersArgs',
  'HeadersFunction',
  'MiddlewareFunction',
  'ClientMiddlewareFunction',
  'LoaderArgs',
  'ClientLoaderArgs',
  'ActionArgs',
  'ClientActionArgs',
  'HydrateFallbackProps',
  'ServerHydrateFallbackProps',
  'ComponentProps',
  'ServerComponentProps',
  'ErrorBoundaryProps',
  'ServerErrorBoundaryProps',
];

const appDirectory = 'src/app';
const root: TypedRoute = { id: 'root', file: 'root.tsx', address: '/', lineage: [] };

/**
 * The files that `react-router typegen` would write if the route modules lay inside the app directory, by their path
 * below `typesFolder`: who registers all routes, and for each module the types of its parameters and loader data.
 * @param tables The routes of each language. A module that several languages share gets the types of all.
 */
export function routeTypes(tables: readonly (readonly RouteConfigEntry[])[]): Map<string, string> {
  const routes = [root, ...tables.flatMap((table) => flatten(table, [root]))];
  return new Map([
    ['+routes.ts', registerText(routes)],
    ...grouped(routes, ({ file }) => file).map(
      ([file, own]) => [typesFile(file), moduleText(file, own)] as const,
    ),
  ]);
}

function flatten(
  entries: readonly RouteConfigEntry[],
  above: readonly TypedRoute[],
  base = '',
): TypedRoute[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const address = path === undefined ? base : `${base}/${path}`;
    const route: TypedRoute = { id: id ?? file.replace(/\.\w+$/, ''), file, lineage: above };
    if (index || path !== undefined) route.address = address || '/';
    return [route, ...flatten(children, [...above, route], address)];
  });
}

/** The module's path in the project: `../pages/home/layout.tsx` is `src/pages/home/layout.tsx`. */
const inProject = (file: string) => posix.join(appDirectory, file);

function typesFile(file: string): string {
  const { dir, name } = posix.parse(inProject(file));
  return `${dir}/+types/${name}.ts`;
}

function registerText(routes: readonly TypedRoute[]): string {
  const addresses = [...new Set(routes.flatMap(({ address = [] }) => address))];
  const pages = addresses.map((address) => `  ${quoted(address)}: { params: ${paramsText(address)} };\n`);
  const files = grouped(routes, ({ file }) => file).map(
    ([file, own]) =>
      `  ${quoted(file)}: ${union(own.map((route) => `{ id: ${quoted(route.id)}; page: ${pagesText(route, routes)} }`))};\n`,
  );
  const modules = grouped(routes, ({ id }) => id).map(
    ([id, own]) =>
      `  ${quoted(id)}: ${union(own.map(({ file }) => `typeof import(${quoted(`./${inProject(file)}`)})`))};\n`,
  );
  return `import 'react-router';

declare module 'react-router' {
  interface Register {
    pages: Pages;
    routeFiles: RouteFiles;
    routeModules: RouteModules;
  }
}

type Pages = {\n${pages.join('')}};

type RouteFiles = {\n${files.join('')}};

type RouteModules = {\n${modules.join('')}};
`;
}

/** The addresses on which a route is shown: its own, and those of all that it surrounds. */
function pagesText(route: TypedRoute, routes: readonly TypedRoute[]): string {
  const shown = routes.filter((other) => other === route || other.lineage.includes(route));
  return union(shown.flatMap(({ address = [] }) => address).map(quoted));
}

/** `{ "id": string }` for `/locations/:id`. */
function paramsText(address: string): string {
  const names = address.split('/').flatMap((segment) => {
    const [, name, optional = ''] = segment.match(/^:([\w-]+)(\?)?/) ?? [];
    return name === undefined ? [] : `${quoted(name)}${optional}: string`;
  });
  if (address.endsWith('/*')) names.push('"*": string');
  return `{ ${names.join('; ')} }`;
}

/** What the framework writes beside a module (its `getRouteAnnotations`). @param routes Those that the module serves. */
function moduleText(file: string, routes: readonly TypedRoute[]): string {
  const own = posix.dirname(typesFile(file));
  const typeOf = (other: string) => `typeof import(${quoted(posix.relative(own, inProject(other)))})`;
  const matches = routes.map((route) => {
    const matched = [...route.lineage, route];
    return `[${matched.map((each) => `{ id: ${quoted(each.id)}; module: ${typeOf(each.file)} }`).join(', ')}]`;
  });
  return `import type { GetAnnotations, GetInfo } from 'react-router/internal';

type Module = ${typeOf(file)};

type Info = GetInfo<{ file: ${quoted(file)}; module: Module }>;

type Matches = ${union(matches)};

type Annotations = GetAnnotations<Info & { module: Module; matches: Matches }>;

export namespace Route {
${annotations.map((name) => `  export type ${name} = Annotations['${name}'];\n`).join('')}}
`;
}

const quoted = (text: string): string => JSON.stringify(text);

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';

/** Things by what they have in common, in the order in which that first comes. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
