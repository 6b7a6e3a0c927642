import { expect, test } from 'vitest';
import { usualThreads } from './usual-threads.ts';

const mebibyte = 2 ** 20;

test.each([
  ['one core', 1, 4096, 1],
  ['two cores', 2, 4096, 1],
  ['many cores', 32, 65_536, 4],
  ['many cores and 768 MB', 32, 768, 2],
  ['512 MB', 2, 512, 0],
])('%s', (_, cores, megabytes, threads) => {
  expect(usualThreads(cores, megabytes * mebibyte)).toBe(threads);
});

test('knows the machine', () => {
  expect(usualThreads()).toBeLessThanOrEqual(4);
});
