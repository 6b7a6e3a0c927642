import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routerUnused } from './vite-router-unused.ts';

const plugin = routerUnused() as unknown as {
  resolveId: (source: string, importer: string) => string | undefined;
  load: (id: string) => string | undefined;
};
const routerFile = 'node_modules/react-router/dist/production/lib/router/router.js';
const router = readFileSync(routerFile, 'utf8');

test('the router imports by these names what the build leaves out', () => {
  const [, names = '', source = ''] =
    /import \{([^}]+)\} from "([^"]*instrumentation[^"]*)"/.exec(router) ?? [];
  const standIn = plugin.load(plugin.resolveId(source, `/${routerFile}`) ?? '');
  const offered = [...(standIn ?? '').matchAll(/export (?:function|const) (\w+)/g)].map(([, name]) => name);
  expect(offered.sort()).toEqual(
    names
      .split(',')
      .map((name) => name.trim())
      .sort(),
  );
});

test('what throws in its place is called where somebody has given instrumentations, and nowhere else', () => {
  const lines = router.split('\n');
  for (const name of ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter']) {
    const calls = lines.flatMap((line, at) => (line.includes(`${name}(`) ? [at] : []));
    expect(calls.length, name).toBeGreaterThan(0);
    for (const at of calls)
      expect(lines.slice(at - 8, at + 1).join('\n'), name).toMatch(/if \(\w+\??\.instrumentations\)/);
  }
});

test('files of the same name elsewhere are left alone', () => {
  expect(plugin.resolveId('./instrumentation.js', '/src/site.ts')).toBeUndefined();
  expect(plugin.resolveId('./utils.js', `/${routerFile}`)).toBeUndefined();
});
