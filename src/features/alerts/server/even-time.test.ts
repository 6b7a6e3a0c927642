import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEvenTime } from './even-time.ts';

// The clock is turned by hand: a busy machine's own would tell of its load.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** How long a piece of work takes as seen from outside, in milliseconds. */
async function lastsFor(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let isOver = false;
  const end = inEvenTime(work)
    .catch(() => undefined)
    .then(() => {
      isOver = true;
    });
  while (!isOver) await vi.advanceTimersByTimeAsync(1);
  await end;
  return performance.now() - begun;
}

test('quick and slow work, work that fails and work that does nothing end at the same moments', async () => {
  const works = [
    async () => undefined,
    () => pause(20),
    () => Promise.reject(new Error('no')),
    () => pause(10).then(() => Promise.reject(new Error('no'))),
  ];
  for (const work of works) expect(await lastsFor(work)).toBe(60);
  expect(await lastsFor(() => pause(70))).toBe(120);
});

test('what the work came to is handed on', async () => {
  vi.useRealTimers();
  expect(await inEvenTime(async () => 'done')).toBe('done');
  await expect(inEvenTime(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
