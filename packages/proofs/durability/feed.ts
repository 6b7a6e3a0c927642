import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import { type Stream, send, writeLetter } from './stream.ts';

/** How many senders send at once. */
const senders = 8;

/** Senders at work. */
export type Feed = {
  /** Resolves when as many letters as there are senders were acknowledged. */
  underWay: Promise<unknown>;
  /** Resolves when all have stopped. */
  ended: Promise<unknown>;
  stop(): void;
};

/** Senders that write letter after letter until they are stopped; one letter in `sharedEvery` goes to all servers at once. */
export function startFeed(
  stream: Stream,
  servers: readonly ServerProcess[],
  { count, sharedEvery }: { count: () => number; sharedEvery: number },
): Feed {
  const goal = stream.acknowledged.size + senders;
  const origins = servers.map(({ origin }) => origin);
  let stopped = false;
  let isUnderWay: () => void = () => {};
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve;
  });

  async function keepSending(): Promise<void> {
    while (!stopped) {
      const number = count();
      const one = origins[number % origins.length] ?? '';
      await send(stream, writeLetter(number), number % sharedEvery === 0 ? origins : [one]);
      if (stream.acknowledged.size >= goal) isUnderWay();
    }
  }

  const ended = Promise.all(Array.from({ length: senders }, keepSending));
  return {
    underWay,
    ended,
    stop() {
      stopped = true;
    },
  };
}

/** Resolves when every server has acknowledged a letter of its own. */
export async function acknowledgedAgain(
  stream: Stream,
  servers: readonly ServerProcess[],
  count: () => number,
): Promise<void> {
  const end = performance.now() + 60_000;
  await Promise.all(
    servers.map(async ({ origin }) => {
      while (!(await send(stream, writeLetter(count()), [origin]))) {
        if (performance.now() > end) throw new Error('A server took nothing for a minute after the kill.');
        await setTimeout(50);
      }
    }),
  );
}
