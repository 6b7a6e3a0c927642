import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inEvenTime } from './even-time.ts';

/** How long a piece of work seems to take from outside, in steps of 60 ms. */
async function steps(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await inEvenTime(work).catch(() => undefined);
  return Math.floor((performance.now() - begun + 1) / 60);
}

test('quick and slow work, work that fails and work that does nothing end at the same moments', async () => {
  const works = [
    async () => undefined,
    () => pause(20),
    () => Promise.reject(new Error('no')),
    () => pause(10).then(() => Promise.reject(new Error('no'))),
  ];
  for (const work of works) expect(await steps(work)).toBe(1);
  expect(await steps(() => pause(70))).toBe(2);
});

test('what the work came to is handed on', async () => {
  expect(await inEvenTime(async () => 'done')).toBe('done');
  await expect(inEvenTime(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
