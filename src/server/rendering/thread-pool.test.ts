import { expect, onTestFinished, test } from 'vitest';
import { threadsContext, threadsFixture } from '#tests/server/support/threads-fixture.ts';
import type { RenderOrder } from './thread-messages.ts';
import { createThreadPool, NoThread, RenderLost, type ThreadPoolOptions } from './thread-pool.ts';

/** An open pool of one thread. */
async function openPool(options: Partial<ThreadPoolOptions> = {}) {
  const fixture = threadsFixture();
  const { folders, log, lines } = fixture;
  const pool = createThreadPool({ threads: 1, folders, log, ...options });
  onTestFinished(async () => {
    await pool.close();
    fixture.remove();
  });
  await pool.start();
  return { pool, lines };
}

const { ports: _, ...context } = threadsContext('eng');

function order(page: string): RenderOrder {
  return {
    language: 'eng',
    url: `https://site.example/plain?page=${page}`,
    method: 'GET',
    context,
    results: {},
  };
}

test('is not open before a thread is there, and sends pages to the main thread until then', async () => {
  const fixture = threadsFixture();
  onTestFinished(fixture.remove);
  const pool = createThreadPool({ threads: 1, folders: fixture.folders, log: fixture.log });
  onTestFinished(pool.close);
  await expect(pool.render(order('none'))).rejects.toThrow(NoThread);
  const started = pool.start();
  expect(pool.isOpen()).toBe(false);
  await started;
  expect(pool.isOpen()).toBe(true);
});

test('renders again elsewhere what was under way when its thread died, and says so in one line', async () => {
  const { pool, lines } = await openPool();
  const pages = await Promise.all([pool.render(order('exit-once')), pool.render(order('none'))]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"path":"\/plain".*ended and is replaced.*mend its page, or set RENDER_THREADS=0/);
});

test('gives up a page that ends two threads, and goes on with the others', async () => {
  const { pool, lines } = await openPool();
  await expect(pool.render(order('exit'))).rejects.toThrow(RenderLost);
  expect((await pool.render(order('none'))).status).toBe(200);
  expect(lines).toHaveLength(2);
});

test('ends a thread that does not come back from a page, and renders elsewhere what came after it', async () => {
  const { pool, lines } = await openPool({ longestRender: 300 });
  const stuck = pool.render(order('spin'));
  const next = pool.render(order('none'));
  await expect(stuck).rejects.toThrow(RenderLost);
  expect((await next).status).toBe(200);
  expect(lines.join('')).toContain('"error":"RenderOverdue"');
});

test('outlives a page that takes all memory', async () => {
  const { pool, lines } = await openPool({ heap: 48 });
  await expect(pool.render(order('hog'))).rejects.toThrow(RenderLost);
  expect((await pool.render(order('none'))).status).toBe(200);
  expect(lines.join('')).toContain('"code":"ERR_WORKER_OUT_OF_MEMORY"');
});

test('says what failed in a thread and nobody waited for', async () => {
  const { pool, lines } = await openPool();
  expect((await pool.render(order('stray'))).status).toBe(200);
  expect(lines.join('')).toContain('promise failed');
  expect(lines.join('')).not.toContain('SECRET');
});

test('renders in the order of asking, two at a time in each thread', async () => {
  const { pool } = await openPool();
  const done: number[] = [];
  const pages = Array.from({ length: 8 }, (_, index) =>
    pool.render(order('none')).then(() => done.push(index)),
  );
  expect(pool.counts()).toEqual({ underWay: 2, waiting: 6 });
  await Promise.all(pages);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(pool.counts()).toEqual({ underWay: 0, waiting: 0 });
});

test('a page that everybody waits for goes before those of single visitors', async () => {
  const { pool } = await openPool();
  const done: string[] = [];
  const ask = (name: string, isFirst: boolean) =>
    pool.render(order('none'), { isFirst }).then(() => done.push(name));
  await Promise.all([ask('one', false), ask('two', false), ask('three', false), ask('home', true)]);
  expect(done).toEqual(['one', 'two', 'home', 'three']);
});

test('takes whoever left out of the line', async () => {
  const { pool } = await openPool();
  const leaving = new AbortController();
  const first = [pool.render(order('none')), pool.render(order('none'))];
  const left = pool.render(order('none'), { signal: leaving.signal });
  const last = pool.render(order('none'));
  leaving.abort();
  await expect(left).rejects.toThrow(/abort/);
  expect(pool.counts().waiting).toBe(1);
  await Promise.all([...first, last]);
  // Too late to leave: nothing happens.
  leaving.abort();
});

test('is full when a page would wait too long', async () => {
  const { pool } = await openPool({ longestWait: 0 });
  expect(pool.isFull()).toBe(false);
  await pool.render(order('none'));
  const pages = [1, 2, 3].map(() => pool.render(order('none')));
  expect(pool.isFull()).toBe(true);
  await Promise.all(pages);
  expect(pool.isFull()).toBe(false);
});

test('is not full for the third visitor because pages before were slow', async () => {
  const { pool } = await openPool();
  for (const _ of [1, 2]) await pool.render(order('slow'));
  const pages = [1, 2, 3].map(() => pool.render(order('none')));
  expect([pool.counts().waiting, pool.isFull()]).toEqual([1, false]);
  await Promise.all(pages);
});

test('a closed pool leaves pages to the main thread, and those under way are lost', async () => {
  const { pool, lines } = await openPool();
  const pages = [1, 2, 3].map(() => pool.render(order('spin')));
  const outcomes = Promise.allSettled(pages);
  await pool.close();
  const reasons = (await outcomes).map((each) => each.status === 'rejected' && each.reason.name);
  expect(reasons).toEqual(['RenderLost', 'RenderLost', 'NoThread']);
  expect(pool.isOpen()).toBe(false);
  await expect(pool.render(order('none'))).rejects.toThrow(NoThread);
  expect(lines).toEqual([]);
});

test('says once that threads cannot start, and tries again', async () => {
  const fixture = threadsFixture();
  onTestFinished(fixture.remove);
  const { log, lines } = fixture;
  const folders = { ...fixture.folders, es: '/nowhere' };
  const pool = createThreadPool({ threads: 2, folders, log });
  onTestFinished(pool.close);
  await pool.start();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/ERR_MODULE_NOT_FOUND.*cannot start, so the main thread renders/);
  expect(pool.isOpen()).toBe(false);
});
