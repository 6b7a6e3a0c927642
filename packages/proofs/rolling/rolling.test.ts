import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@site/build/serving/free-port.ts';
import { afterEach, expect, test } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { isUnnoticed, type RollingFigures, rollingReport } from './figures.ts';

const opened: (Server | Balancer)[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) {
    if ('closeAllConnections' in each) {
      each.closeAllConnections();
      await new Promise((resolve) => each.close(resolve));
    } else await each.close();
  }
});

/** A server that answers with its name and what it was told, and its health beside it. */
async function upstream(name: string, isReady: () => boolean) {
  const listen = async (server: Server) => {
    opened.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(
    createServer(({ headers, url }, response) => {
      if (url === '/broken') response.destroy();
      else response.end(`${name} ${headers.host}`);
    }),
  );
  const healthPort = await listen(
    createServer((_, response) => response.writeHead(isReady() ? 200 : 503).end()),
  );
  return { port, health: `http://127.0.0.1:${healthPort}` };
}

test('ready servers take turns, one that is stopping gets nothing, and what breaks off is counted and not tried again', async () => {
  let isStopping = false;
  const one = await upstream('one', () => !isStopping);
  const other = await upstream('other', () => true);
  const front = await freePort();
  const balancer = await startBalancer(front, 'www.localhost:80');
  opened.push(balancer);
  const origin = `http://127.0.0.1:${front}`;
  const ask = async (path = '/') => {
    const answer = await fetch(origin + path);
    return answer.ok ? await answer.text() : answer.status;
  };

  expect(await ask()).toBe(502);
  balancer.serve([one, other]);
  await expect.poll(() => [one, other].every(balancer.isReady)).toBe(true);
  expect([await ask(), await ask()].sort()).toEqual(['one www.localhost:80', 'other www.localhost:80']);
  isStopping = true;
  await expect.poll(() => balancer.isReady(one)).toBe(false);
  expect([await ask(), await ask()]).toEqual(['other www.localhost:80', 'other www.localhost:80']);
  expect(balancer.broken()).toBe(1);
  expect(await ask('/broken')).toBe(502);
  expect(balancer.broken()).toBe(2);
});

const unnoticed: RollingFigures = {
  restarts: 2,
  exitCodes: [0, 0],
  pages: 100,
  files: 400,
  slowestPage: 120.4,
  failures: new Map(),
  acknowledged: 10,
  lost: 0,
  duplicates: 0,
  sentAgain: 0,
};

test('a restart that nobody noticed is clean, and says what it counted', () => {
  expect(isUnnoticed(unnoticed)).toBe(true);
  expect(rollingReport(unnoticed)).toMatch(
    /^clean .*2 restarts, exit codes 0\n.*pages: 100, the slowest after 120 ms; files of open pages: 400; failed: none\n/,
  );
});

test.each<[string, Partial<RollingFigures>]>([
  ['a page that failed', { failures: new Map([['status 502', 1]]) }],
  ['a server that had to be killed', { exitCodes: [0, null] }],
  ['a server that ended with a fault', { exitCodes: [0, 1] }],
  ['a restart that did not happen', { exitCodes: [0] }],
  ['a submission that is not there', { lost: 1 }],
  ['a submission that is there twice', { duplicates: 1 }],
  ['a sender who had to try again', { sentAgain: 1 }],
  ['nobody who read', { pages: 0 }],
  ['nobody whose page stayed open', { files: 0 }],
  ['nobody who wrote', { acknowledged: 0 }],
  ['no restart', { restarts: 0, exitCodes: [] }],
])('%s is a fault', (_, fault) => {
  const figures = { ...unnoticed, ...fault };
  expect(isUnnoticed(figures)).toBe(false);
  expect(rollingReport(figures)).toMatch(/^FAULTY/);
});
