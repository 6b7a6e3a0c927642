import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import { type ReadLimitOptions, readLimit, readsInTenSeconds, refusalsAtOnce } from './read-limit.ts';

async function openSite() {
  const site = await startFixture({ variables: { TRUSTED_PROXIES: '1' } });
  onTestFinished(site.remove);
  return (address: string, path: string, method = 'GET') =>
    site.app.request(`${english}${path}`, { method, headers: { 'x-forwarded-for': address } }, {
      incoming: { socket: { remoteAddress: '10.0.0.1' } },
    } as object);
}

test('one caller reads so much in ten seconds, is told when to come again, and strangers read on', async () => {
  const ask = await openSite();
  const search = '/api/locations/search?zip=97204';
  for (let number = 0; number < readsInTenSeconds; number += 1)
    expect((await ask('203.0.113.7', search)).status).toBe(200);
  const refused = await ask('203.0.113.7', search);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toMatchObject({ status: 429, error: 'rate' });
  // Other spellings and other calls are the same caller's.
  for (const path of ['/api/investornews/1', '/api/servicelines/country', '/api/nope'])
    expect((await ask('203.0.113.7', path)).status, path).toBe(429);
  expect((await ask('203.0.113.7', search, 'HEAD')).status).toBe(429);
  expect((await ask('203.0.113.8', search)).status).toBe(200);
  // What every page asks for, and what says how to behave, costs nothing.
  for (const path of ['/api/environment', '/api/config/config/humanCheck', '/api/openapi.json'])
    expect((await ask('203.0.113.7', path)).status, path).toBe(200);
  // What is sent has limits of its own.
  expect((await ask('203.0.113.7', '/api/investornews/1', 'DELETE')).status).toBe(405);
});

const allowed: ReadLimitOptions['limit'] = async () => ({ allowed: true });
const loop = () => new Promise((done) => setImmediate(done));

/** A read that does nothing, behind the limit: when each begins is written down by its caller and number. */
function openRead(options: Partial<ReadLimitOptions> = {}) {
  const begun: string[] = [];
  const app = new Hono();
  app.use(readLimit({ callerKey: (c) => c.req.query('caller') ?? null, ...options }));
  app.get('/read', (c) => {
    begun.push(`${c.req.query('caller')}${c.req.query('number')}`);
    return c.body(null);
  });
  const ask = async (caller: string, number = 1) => app.request(`/read?caller=${caller}&number=${number}`);
  return { ask, begun };
}

test('reads that come at once begin one by one, and those of a stranger before the rest', async () => {
  const { ask, begun } = openRead({ limit: allowed });
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await loop();
      begun.push('|');
    }
  })();
  await Promise.all([...[1, 2, 3, 4, 5].map((number) => ask('a', number)), ask('b')]);
  isDone = true;
  await others;
  expect(begun.filter((each) => each !== '|')).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  expect(begun.join('')).not.toMatch(/\d[ab]/);
});

test('all that one caller may read can come at once; what exceeds the line is told to come again', async () => {
  const { ask, begun } = openRead({ limit: allowed });
  // One is under way while the others wait.
  const places = readsInTenSeconds + 1;
  const flood = await Promise.all(Array.from({ length: places + 1 }, (_, number) => ask('a', number)));
  expect(flood.map(({ status }) => status)).toEqual([...Array<number>(places).fill(200), 429]);
  expect(flood.at(-1)?.headers.get('retry-after')).toBe('2');
  expect(begun).toHaveLength(places);

  const narrow = openRead({ limit: allowed, line: 1 });
  const crowd = await Promise.all(['a', 'b', 'c'].map((caller) => narrow.ask(caller)));
  expect(crowd.map(({ status }) => status)).toEqual([200, 200, 503]);
  expect(crowd.at(-1)?.headers.get('retry-after')).toBe('2');
  expect(await crowd.at(-1)?.json()).toMatchObject({ status: 503, error: 'busy' });
  expect((await narrow.ask('c')).status).toBe(200);
});

test('a read that waits for a slow source keeps nobody from reading', async () => {
  const { promise: source, resolve: answer } = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(readLimit({ callerKey: () => 'a', limit: allowed }));
  app.get('/slow', async (c) => {
    await source;
    return c.body(null);
  });
  app.get('/quick', (c) => c.body(null));
  const slow = app.request('/slow');
  expect((await app.request('/quick')).status).toBe(200);
  answer();
  expect((await slow).status).toBe(200);
});

test('a caller that asks on though it was refused waits for each answer, and nobody else does', async () => {
  const waits: number[] = [];
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const { ask } = openRead({
    limit: async () => ({ allowed: false, retryAfter: 7 }),
    pause(milliseconds) {
      waits.push(milliseconds);
      return wait;
    },
  });
  for (let number = 0; number < refusalsAtOnce; number += 1) expect((await ask('a')).status).toBe(429);
  expect(waits).toEqual([]);
  let isAnswered = false;
  const late = ask('a').then((reply) => {
    isAnswered = true;
    return reply;
  });
  expect((await ask('b')).status).toBe(429);
  await loop();
  expect([waits, isAnswered]).toEqual([[1000], false]);
  goOn();
  const { status, headers } = await late;
  expect([status, headers.get('retry-after')]).toEqual([429, '7']);
});
