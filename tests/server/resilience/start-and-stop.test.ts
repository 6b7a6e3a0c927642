import { readdirSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import {
  cleanUp,
  emptyFolder,
  post,
  refusedStart,
  startSite,
  statusOf,
  until,
} from '../support/running-site.ts';

// Each test starts the whole server.
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanUp);

/** A port that another program has taken, which answers whatever it is asked. */
async function takenPort(host: string): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  onTestFinished(() => void server.close());
  return `${(server.address() as AddressInfo).port}`;
}

test.each(['127.0.0.1', '::1'])('a port taken on %s stops the start in plain words', async (host) => {
  const variables = { PORT: await takenPort(host) };
  const { code, said } = await refusedStart({ dataDir: emptyFolder(), variables });
  expect(code).toBe(1);
  expect(said).toContain(`Port ${variables.PORT} is taken by another program`);
  expect(said).not.toMatch(/\n\s+at /);
});

test('settings with faults stop the start and are named', async () => {
  const { code, said } = await refusedStart({ dataDir: emptyFolder(), variables: { PORT: 'SECRET' } });
  expect(code).not.toBe(0);
  expect(said).toContain('PORT');
  expect(said).not.toContain('SECRET');
});

test('a site with the packages of production alone serves and stores', async () => {
  const site = await startSite({ dataDir: emptyFolder(), packages: 'production' });
  for (const path of ['/company', '/search?q=copper', '/robots.txt', '/api/openapi.json'])
    expect([path, await statusOf(`${site.origin}${path}`)]).toEqual([path, 200]);
  const body = { ...emptyOfficeHours, employeeNumber: '7', phone: '503-555-0100', email: 'ana@example.com' };
  const heard = await post(site, formCalls.submitOfficeHours, body, newSubmissionId());
  expect(heard.status).toBe(201);
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
});

test('a taken health port stops a deployed site, and a local one only says so', async () => {
  const variables = { HEALTH_PORT: await takenPort('127.0.0.1') };
  const deployed = { ...variables, SITE_ENVIRONMENT: 'qa' };
  const { code, said } = await refusedStart({ dataDir: emptyFolder(), variables: deployed });
  expect([code, said]).toEqual([
    1,
    expect.stringContaining(`Port ${variables.HEALTH_PORT} is taken by another program`),
  ]);
  expect(said).toContain('set HEALTH_PORT to another number');
  const local = await startSite({ dataDir: emptyFolder(), variables });
  await until('it says so', () => local.logged.some((line) => line.includes('health checks are off')));
  expect(await statusOf(`${local.origin}/company`)).toBe(200);
  // Nobody said what it is for, and it is less strict for that.
  expect(local.logged.filter((line) => line.includes('SITE_ENVIRONMENT is not set'))).toHaveLength(1);
});

test('a site on one address takes each request once, also a repeated one, and stops once', async () => {
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: { HOST: '127.0.0.1', DRAIN_MS: '500' },
  });
  const id = newSubmissionId();
  const body = { ...emptyOfficeHours, employeeNumber: '7', phone: '503-555-0100', email: 'ana@example.com' };
  const heard = [1, 2].map(() => post(site, formCalls.submitOfficeHours, body, id));
  expect((await Promise.all(heard)).map(({ status }) => status).sort()).toEqual([200, 201]);
  expect((await post(site, '/api/visits', { path: '/company' })).status).toBe(204);
  site.signal('SIGTERM');
  await until('it begins to stop', () => site.logged.some((line) => line.includes('stopping')));
  site.signal('SIGINT');
  expect((await site.ended).code).toBe(0);
  expect(site.logged.filter((line) => line.includes('stopping'))).toHaveLength(1);
  expect(await statusOf(`${site.origin}/company`)).toBe(0);
});

/** One answer over a connection of this agent: its status, 0 for none, and whether the connection stays. */
function answerOver(agent: Agent, address: string): Promise<{ status: number; stays: boolean }> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume();
      response.on('end', () => resolve({ status, stays: headers.connection !== 'close' }));
      response.on('error', () => resolve({ status: 0, stays: false }));
    });
    request.on('error', () => resolve({ status: 0, stays: false }));
  });
}

test('a site that is asked without a pause stops well, and cuts no request', async () => {
  const site = await startSite({ dataDir: emptyFolder() });
  const paths = ['/company', '/api/dataprivacy/', '/search?q=copper'];
  let answers = 0;
  const clients = Array.from({ length: 12 }, async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    for (;;) {
      const answer = await answerOver(agent, site.origin + paths[at % paths.length]);
      answers += 1;
      // Told that the connection ends, a balancer asks another instance.
      if (!answer.stays) return answer.status;
    }
  });
  await until('all of them are being answered', () => answers > 200);
  site.signal('SIGTERM');
  expect(await Promise.all(clients)).not.toContain(0);
  expect((await site.ended).code).toBe(0);
  // A database that was closed has put its log away.
  expect(readdirSync(site.dataDir).filter((name) => name.endsWith('-wal'))).toEqual([]);
});

test('a promise that fails and that nobody waits for is written down, and the site goes on', async () => {
  const fault = 'process.on("SIGUSR2",()=>void Promise.reject(new Error(["SEC","RET"].join(""))))';
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` },
  });
  site.signal('SIGUSR2');
  await until('it is written down', () => site.logged.some((line) => line.includes('promise failed')));
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
  expect(site.logged.join()).not.toContain('SECRET');
});

/** What a site starts with so that a machine has a fault from its first moment on. */
const withFault = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

test('a machine without IPv6 serves the other address of localhost', async () => {
  const fault = `import net from 'node:net';
    const { listen } = net.Server.prototype;
    net.Server.prototype.listen = function (port, host, ...rest) {
      if (host !== '::1') return listen.call(this, port, host, ...rest);
      const error = Object.assign(new Error('address not available'), { code: 'EADDRNOTAVAIL' });
      setImmediate(() => this.emit('error', error));
      return this;
    };`;
  const site = await startSite({ dataDir: emptyFolder(), variables: withFault(fault) });
  await until('it is open', () => site.logged.some((line) => line.includes('started')));
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
  expect(await statusOf(`${site.origin.replace('127.0.0.1', '[::1]')}/company`)).toBe(0);
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
});

test('a stop that a visitor holds up ends by itself, as no graceful one', async () => {
  // The one clock that limits the stop, 15 seconds after the load balancer's time, runs fast.
  const fault = `const wait = globalThis.setTimeout;
    globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms === 15077 ? 100 : ms, ...rest);`;
  const variables = { ...withFault(fault), DRAIN_MS: '77' };
  const site = await startSite({ dataDir: emptyFolder(), variables });
  const { hostname, port } = new URL(site.origin);
  const visitor = connect(Number(port), hostname);
  onTestFinished(() => void visitor.destroy());
  visitor.on('error', () => undefined);
  visitor.write(
    'POST /api/visits HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
      'Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  );
  await until('the site is open', async () => (await statusOf(`${site.origin}/company`)) === 200);
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(1);
});
