import type { ServerBuild } from 'react-router';

/** Page id → address, of one language. */
type Addresses = Readonly<Record<string, string>>;

/** The router's list of routes for the browser, in dev: its name in Vite, and the address at which it is asked for. */
export const routesModule = {
  name: '\0virtual:react-router/browser-manifest',
  address: '/@id/__x00__virtual:react-router/browser-manifest',
};

/**
 * The build with the addresses as they are now. The router reads its routes when it starts, and to have it read them
 * again costs two seconds, since it looks through every page anew; a saved slug changes nothing but a route's path.
 * @returns A build of its own: the router's stays as it is.
 */
export function withAddresses(build: ServerBuild, addresses: Addresses): ServerBuild {
  return {
    ...build,
    routes: moved(build.routes, addresses),
    assets: { ...build.assets, routes: moved(build.assets.routes, addresses) },
  };
}

/** Goes behind the router's list of routes in the browser, and does there what `withAddresses` does here. */
export function addressesScript(addresses: Addresses): string {
  return `\nfor (const [id, path] of Object.entries(${JSON.stringify(pathsOf(addresses))})) {
  const route = window.__reactRouterManifest.routes[id];
  if (route !== undefined) route.path = path;
}\n`;
}

function moved<Routes extends object>(routes: Routes, addresses: Addresses): Routes {
  const paths = pathsOf(addresses);
  const entries = Object.entries(routes).map(([id, route]) => {
    const path = paths[id];
    return [id, path === undefined ? route : { ...route, path }];
  });
  return Object.fromEntries(entries) as Routes;
}

/** As routes state their paths: without the first slash. Home is at `/` whatever happens, and has none. */
function pathsOf(addresses: Addresses): Record<string, string> {
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([id, path]) => (path === '/' ? [] : [[id, path.slice(1)]])),
  );
}
