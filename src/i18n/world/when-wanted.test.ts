import { expect, test, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

test('nothing is made until it is wanted, and then once for each key', () => {
  const asked: string[] = [];
  const of = whenWanted((key: string) => {
    asked.push(key);
    return { key };
  });
  expect(asked).toEqual([]);
  expect(of('a')).toBe(of('a'));
  expect(of('b')).toEqual({ key: 'b' });
  expect(asked).toEqual(['a', 'b']);
});

test('a thing without a key is made once', () => {
  const make = vi.fn(() => ({}));
  const clock = whenWanted(make);
  expect(clock()).toBe(clock());
  expect(make).toHaveBeenCalledOnce();
});
