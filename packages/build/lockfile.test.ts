import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  dev?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What the project and its workspaces ask for, but for each other. */
const wanted: readonly (readonly [name: string, version: string])[] = [
  'package.json',
  ...globSync('packages/*/package.json'),
]
  .map((path): Manifest => JSON.parse(readFileSync(path, 'utf8')))
  .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
  .filter(([name]) => name !== 'site' && !name.startsWith('@site/'));

/** What the server loads besides what the rendered pages load too, such as Lingui, which it reads its catalogs with. */
const serverPackages = [
  'hono',
  '@hono/node-server',
  'kysely',
  'yup',
  'altcha-lib',
  'rate-limiter-flexible',
  'pino',
  'minisearch',
  '@orama/stemmers',
  'pg',
  'nodemailer',
  'prom-client',
];

function closure(names: string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}));
  }
  return seen;
}

test('every dependency is pinned to one version', () => {
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lock file names no registry', () => {
  // The project's own workspaces are links to folders.
  const fetched = Object.entries(lock.packages).filter(([, { link }]) => link !== true);
  expect(fetched.length).toBeGreaterThan(300);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the packages that only the server loads are at most sixty', () => {
  expect(closure(serverPackages).size).toBeLessThanOrEqual(60);
});

test('no package of production runs a script when it is installed', () => {
  const scripted = Object.entries(lock.packages).filter(
    ([, { dev, hasInstallScript }]) => hasInstallScript && !dev,
  );
  expect(scripted.map(([name]) => name)).toEqual([]);
});

test('one version of the router is installed', () => {
  const routers = Object.entries(lock.packages).filter(([name]) =>
    /(^|\/)node_modules\/(@react-router\/\w+|react-router)$/.test(name),
  );
  expect(new Set(routers.map(([, { version }]) => version)).size).toBe(1);
});

test('every dependency has its reason in the documents', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8');
  const named = (name: string): boolean => {
    const scope = name.match(/^(@[^/]+)\//)?.[1];
    return (
      reasons.includes(name) ||
      (scope !== undefined && reasons.includes(`${scope}/*`)) ||
      name.startsWith('@types/')
    );
  };
  expect(wanted.filter(([name]) => !named(name))).toEqual([]);
});
