import { expect, test, vi } from 'vitest';
import { keepPages } from './kept-pages.ts';

test('a page is made once for all who ask within its time, and anew after it', async () => {
  let moment = 0;
  const kept = keepPages<string>({ seconds: 60, most: 10, now: () => moment });
  const make = vi.fn(async () => `page ${make.mock.calls.length}`);
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['page 1', 'page 1']);
  moment = 59_999;
  expect(await kept.get('a', make)).toBe('page 1');
  moment = 60_000;
  expect(await kept.get('a', make)).toBe('page 2');
});

test('addresses do not share pages', async () => {
  const kept = keepPages<string>({ seconds: 60, most: 10 });
  expect(await kept.get('a', async () => 'A')).toBe('A');
  expect(await kept.get('b', async () => 'B')).toBe('B');
});

test('never more than so many are kept, and the oldest goes', async () => {
  const kept = keepPages<string>({ seconds: 60, most: 2 });
  for (const key of ['a', 'b', 'c']) await kept.get(key, async () => key);
  expect(await kept.get('b', async () => 'made again')).toBe('b');
  expect(await kept.get('c', async () => 'made again')).toBe('c');
  expect(await kept.get('a', async () => 'made again')).toBe('made again');
});

test('what could not be made is tried again by the next', async () => {
  const kept = keepPages<string>({ seconds: 60, most: 2 });
  expect(await kept.get('a', async () => null)).toBeNull();
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', async () => 'at last')).toBe('at last');
});

test('one that fails late does not take away what was made after it', async () => {
  let moment = 0;
  const kept = keepPages<string>({ seconds: 60, most: 10, now: () => moment });
  const late = Promise.withResolvers<string>();
  const first = kept.get('a', () => late.promise);
  moment = 60_000;
  expect(await kept.get('a', async () => 'second')).toBe('second');
  late.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await kept.get('a', async () => 'third')).toBe('second');
});
