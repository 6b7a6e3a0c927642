import { expect, test } from 'vitest';
import { createHealthServer, type HealthOptions, type HealthReports, healthStatus } from './health.ts';
import { listening } from './listen.ts';

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
  ['/servez', { ...well, check: () => Promise.reject(new Error('away')) }, 200],
  ['/servez', { ...well, check: never }, 200],
  ['/servez', { ...well, isStopping: () => true }, 503],
  ['/', well, 404],
  ['/livez/', well, 404],
  ['/metrics', well, 404],
])('%s answers as the server is (%#)', async (path, options, status) => {
  expect(await healthStatus(path, options)).toBe(status);
});

async function ask(path: string, reports: HealthReports, options = well) {
  const server = createHealthServer({ ...options, ...reports });
  const port = await listening(server, 0, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await response.text();
  server.close();
  return { status: response.status, type: response.headers.get('content-type'), body };
}

const counts = async () => ({ waiting: 3, dead: 1, oldestWaitingAt: 0 });

test('readyz shows how deliveries stand, and is ready however they do', async () => {
  expect(await ask('/readyz', { counts })).toMatchObject({
    status: 200,
    body: 'ok\ndeliveries: 3 waiting, 1 given up\n',
  });
  const away = () => Promise.reject(new Error('away'));
  expect(await ask('/readyz', { counts: away })).toMatchObject({ status: 200, body: 'ok\n' });
});

test('a server that stops says nothing but that it is not ready', async () => {
  const stopping = { ...well, isStopping: () => true };
  expect(await ask('/readyz', { counts }, stopping)).toMatchObject({ status: 503, body: 'not ready\n' });
});

test('metrics are told with their own type, and a fault in them is no fault of the server', async () => {
  const metrics = async () => ({ type: 'text/plain; version=0.0.4', body: 'site_x 1\n' });
  expect(await ask('/metrics', { metrics })).toEqual({
    status: 200,
    type: 'text/plain; version=0.0.4',
    body: 'site_x 1\n',
  });
  const broken = () => Promise.reject(new Error('SECRET'));
  expect(await ask('/metrics', { metrics: broken })).toMatchObject({ status: 500, body: 'no metrics\n' });
});
