import { expect, test } from 'vitest';
import { type HealthOptions, healthStatus } from './health.ts';

const well: HealthOptions = { check: async () => undefined, isStopping: () => false };
const never = () => new Promise<void>(() => undefined);

test.each<[string, HealthOptions, number]>([
  ['/livez', well, 200],
  ['/readyz', well, 200],
  ['/livez', { ...well, check: never }, 200],
  ['/livez', { ...well, isStopping: () => true }, 200],
  ['/readyz', { ...well, isStopping: () => true }, 503],
  ['/readyz', { ...well, check: () => Promise.reject(new Error('away')) }, 503],
  ['/readyz', { ...well, check: never, patience: 20 }, 503],
  ['/', well, 404],
  ['/livez/', well, 404],
  ['/metrics', well, 404],
])('%s answers as the server is (%#)', async (path, options, status) => {
  expect(await healthStatus(path, options)).toBe(status);
});
