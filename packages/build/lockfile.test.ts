import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLockFile, readWanted } from './supply/lock-file.ts';

const lock = readLockFile('.');
const wanted = readWanted('.');

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
  'openid-client',
  'prom-client',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace',
];

function closure(names: string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...Object.keys(lock[`node_modules/${name}`]?.dependencies ?? {}));
  }
  return seen;
}

test('the packages that only the server loads are at most sixty', () => {
  expect(closure(serverPackages).size).toBeLessThanOrEqual(60);
});

test('one version of the router is installed', () => {
  const routers = Object.entries(lock).filter(([name]) =>
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
