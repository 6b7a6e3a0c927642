import { afterEach, expect, test } from 'vitest';
import { listeningLog, until } from '#tests/server/support/delivery-fixture.ts';
import { createDailyErasure, type DailyErasure } from './daily-erasure.ts';

let erasure: DailyErasure | undefined;
afterEach(() => erasure?.stop());

/** Nothing of theirs is over. */
const alerts = { eraseExpired: async () => 0 };

/** A "day" of these tests, in milliseconds. */
const interval = 40;

test('erases soon after the start and then again and again, with the time of the clock', async () => {
  const { log, lines } = listeningLog();
  const asked: number[] = [];
  const submissions = { eraseExpired: async (now: number) => asked.push(now) };
  erasure = createDailyErasure({ submissions, alerts, log, interval, now: () => 123 });
  erasure.start();
  await until('it ran three times', () => asked.length >= 3);
  expect(asked.every((now) => now === 123)).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'kept long enough, erased', count: 1 });
});

test('a run that fails is said without its message, and the next comes soon', async () => {
  const { log, lines } = listeningLog();
  let runs = 0;
  const submissions = {
    async eraseExpired() {
      runs += 1;
      if (runs === 1) throw new Error('SECRET');
      return 0;
    },
  };
  erasure = createDailyErasure({ submissions, alerts, log, interval });
  erasure.start();
  await until('it ran again', () => runs >= 2);
  expect(lines.join('\n')).toContain('could not be erased');
  expect(lines.join('\n')).not.toContain('SECRET');
});

test('a stop waits for the run that is under way, and no other follows', async () => {
  const { log } = listeningLog();
  let finish = (): void => undefined;
  let runs = 0;
  const submissions = {
    eraseExpired: () => {
      runs += 1;
      return new Promise<number>((resolve) => {
        finish = () => resolve(1);
      });
    },
  };
  erasure = createDailyErasure({ submissions, alerts, log, interval });
  erasure.start();
  await until('it runs', () => runs === 1);
  const order: string[] = [];
  const stopped = erasure.stop().then(() => order.push('stopped'));
  order.push('finished');
  finish();
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, interval * 2));
  expect(order).toEqual(['finished', 'stopped']);
  expect(runs).toBe(1);
});
