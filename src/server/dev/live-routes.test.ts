import { runInNewContext } from 'node:vm';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { addressesScript, withAddresses } from './live-routes.ts';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', path: undefined, index: true },
  'pages/company/layout': { id: 'pages/company/layout', path: undefined },
  culture: { id: 'culture', path: 'compania/cultura' },
  unknown: { id: 'unknown', path: '*' },
};
const addresses = { home: '/', culture: '/compania/nuestra-cultura', gone: '/compania/otra' };
const pathsOf = (all: object) => Object.values(all).map(({ id, path }) => [id, path]);
const wanted = [
  ['root', ''],
  ['home', undefined],
  ['pages/company/layout', undefined],
  ['culture', 'compania/nuestra-cultura'],
  ['unknown', '*'],
];

test('a saved address is the route’s in the server’s table and in the one that travels with the page', () => {
  const build = { routes, assets: { routes, version: '1' }, ssr: true } as unknown as ServerBuild;
  const moved = withAddresses(build, addresses);
  expect(pathsOf(moved.routes)).toEqual(wanted);
  expect(pathsOf(moved.assets.routes)).toEqual(wanted);
  expect(moved).toMatchObject({ ssr: true, assets: { version: '1' } });
  // The router compares its builds by identity, and its own must not change under it.
  expect(build.routes.culture?.path).toBe('compania/cultura');
});

test('the browser’s table gets the same addresses', () => {
  const window = { __reactRouterManifest: { routes: structuredClone(routes) } };
  runInNewContext(addressesScript(addresses), { window });
  expect(pathsOf(window.__reactRouterManifest.routes)).toEqual(wanted);
});
