import { expect, test, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

test('a page is made once for all who ask within its time, and anew after it', async () => {
  let moment = 0;
  const cache = createResponseCache<string>({ seconds: 60, most: 10, now: () => moment });
  const make = vi.fn(async () => `page ${make.mock.calls.length}`);
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['page 1', 'page 1']);
  moment = 59_999;
  expect(await cache.get('a', make)).toBe('page 1');
  moment = 60_000;
  expect(await cache.get('a', make)).toBe('page 2');
});

test('a page that was made while the clock was ahead is made anew when it is right', async () => {
  let moment = 86_400_000;
  const cache = createResponseCache<string>({ seconds: 60, most: 10, now: () => moment });
  await cache.get('a', async () => 'tomorrow');
  moment = 0;
  expect(await cache.get('a', async () => 'today')).toBe('today');
});

test('addresses do not share pages', async () => {
  const cache = createResponseCache<string>({ seconds: 60, most: 10 });
  expect(await cache.get('a', async () => 'A')).toBe('A');
  expect(await cache.get('b', async () => 'B')).toBe('B');
});

test('never more than so many are cached, and the oldest goes', async () => {
  const cache = createResponseCache<string>({ seconds: 60, most: 2 });
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
  expect(await cache.get('b', async () => 'made again')).toBe('b');
  expect(await cache.get('c', async () => 'made again')).toBe('c');
  expect(await cache.get('a', async () => 'made again')).toBe('made again');
});

test('what could not be made is tried again by the next', async () => {
  const cache = createResponseCache<string>({ seconds: 60, most: 2 });
  expect(await cache.get('a', async () => null)).toBeNull();
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'at last')).toBe('at last');
});

test('one that fails late does not take away what was made after it', async () => {
  let moment = 0;
  const cache = createResponseCache<string>({ seconds: 60, most: 10, now: () => moment });
  const late = Promise.withResolvers<string>();
  const first = cache.get('a', () => late.promise);
  moment = 60_000;
  expect(await cache.get('a', async () => 'second')).toBe('second');
  late.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await cache.get('a', async () => 'third')).toBe('second');
});
