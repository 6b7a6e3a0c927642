import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { LoadResult } from './load.ts';
import { microsecondsEach, secondsUntilUsual, wrongStatuses } from './measurements.ts';
import { reportOf } from './report.ts';
import { runLoad } from './run-load.ts';
import { readMetrics } from './site-process.ts';
import { senders } from './visitors.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A server that answers as told, and where it listens. */
async function listen(answer: RequestListener): Promise<number> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const request = (path: string) => ({ method: 'GET', path, headers: { host: 'site.example' } });

test('a load counts every answer, those without one, and who is not told when to come back', async () => {
  const port = await listen(({ url }, response) => {
    if (url === '/cut') response.destroy();
    else if (url === '/busy') response.writeHead(503).end();
    else if (url === '/later') response.writeHead(429, { 'retry-after': '5' }).end();
    else response.writeHead(201).end('done');
  });
  const requests = ['/', '/cut', '/busy', '/later'].map(request);
  const result = await runLoad({ port, connections: 4, seconds: 1, perSecond: 40, requests });
  expect(result.statuses).toEqual({ 201: 10, none: 10, 503: 10, 429: 10 });
  expect(result.withoutRetryAfter).toBe(10);
  expect(result.taken).toEqual(Array(10).fill(0));
});

test('waiting for a free connection and for a server that stalls is part of the time', async () => {
  let answered = 0;
  const port = await listen((_, response) => {
    answered += 1;
    setTimeout(() => response.end(), 100);
  });
  const result = await runLoad({
    port,
    connections: 1,
    seconds: 1,
    perSecond: 20,
    requests: [request('/')],
  });
  expect(answered).toBe(20);
  // One connection does ten a second at best: the last of twenty waits a second for its turn.
  expect(result.latency.longest).toBeGreaterThan(700);
  expect(result.latency.median).toBeGreaterThan(100);
  expect(result.p99BySecond).toHaveLength(1);
});

test('without a pace each connection sends again and again, and no more connections than asked for are open', async () => {
  let open = 0;
  let most = 0;
  const port = await listen((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end();
    }, 5);
  });
  const result = await runLoad({ port, connections: 7, seconds: 0.5, requests: [request('/')] });
  expect(most).toBe(7);
  expect(result.statuses[200]).toBeGreaterThan(7);
});

const result: LoadResult = {
  statuses: { 201: 5, 500: 2, none: 1 },
  withoutRetryAfter: 3,
  rate: 1,
  latency: { median: 1, p99: 1, longest: 1 },
  p99BySecond: [],
  taken: [],
};

test('a wrong status is a fault, and so is a refusal without a time', () => {
  expect(wrongStatuses(result, ['201'])).toEqual([
    '2 answered 500',
    '1 without an answer',
    '3 refused without Retry-After',
  ]);
  expect(wrongStatuses({ ...result, statuses: { 201: 5 }, withoutRetryAfter: 0 }, ['201'])).toEqual([]);
});

test.each([
  [[10, 10], 0],
  [[900, 300, 10, 10], 2],
  [[10, 300, 10], 2],
  [[300, 300], 2],
])('times of %j in successive seconds are usual after %i', (p99BySecond, seconds) => {
  expect(secondsUntilUsual(p99BySecond, 200)).toBe(seconds);
});

test('the time of the processor is shared out among all answers', () => {
  const at = (seconds: number) => ({ process_cpu_seconds_total: seconds });
  expect(microsecondsEach(at(1), at(1.5), { statuses: { 200: 9000, 503: 1000 } })).toBe(50);
});

test('the table fits a terminal and marks what was missed', () => {
  const report = reportOf([
    {
      title: '400 submissions in a second over 200 connections',
      figures: [
        { name: 'answers in a second', value: 1_234_567.8, unit: '/s', wanted: { atLeast: 3000 } },
        { name: 'event loop delay, 99 of 100', value: 12_345, unit: 'ms', wanted: { atMost: 50 } },
        { name: 'memory at most', value: 4.25, unit: 'MB' },
      ],
      statuses: { 201: 1_000_000, 429: 1_000_000, 503: 1_000_000, 500: 1_000_000, none: 1_000_000 },
      faults: ['x'.repeat(100)],
    },
  ]);
  const lines = report.split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => line.endsWith('missed'))).toHaveLength(1);
  expect(report).toContain('event loop delay, 99 of 100');
  expect(report).toMatch(/memory at most +4\.3 MB/);
});

test('figures with labels are not mistaken for figures of the whole process', () => {
  expect(readMetrics('# HELP a b\na 1.5\nb{c="d"} 2\nnot_yet Nan\n')).toEqual({
    a: 1.5,
    not_yet: Number.NaN,
  });
});

test('no two senders share an address, an id or a content', () => {
  const sent = [...senders('h', ['a', 'b']), ...senders('h', ['a', 'b'])];
  const different = (pick: (one: (typeof sent)[number]) => unknown) => new Set(sent.map(pick)).size;
  expect(different(({ id }) => id)).toBe(4);
  expect(different(({ headers }) => headers['x-forwarded-for'])).toBe(4);
  expect(different(({ body }) => JSON.parse(body ?? '').name)).toBe(4);
});
