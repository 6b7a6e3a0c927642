import type { Storage } from '#server/storage/storage.ts';

/** Answers come at multiples of so many milliseconds: several times what the longest way through the database takes. */
const step = 60;

/**
 * Does a piece of work so that how long it took says nothing about what it found: who measures hears the end at the same
 * moment, whether it succeeds or fails.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    const rest = Math.max(1, Math.ceil(taken / step)) * step - taken;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** The same storage, whose ways in for typed addresses take the same time for those that are known and those that are not. */
export function withEvenEntries<Kept extends Pick<Storage, 'alerts'>>(storage: Kept): Kept {
  const { alerts } = storage;
  return {
    ...storage,
    alerts: {
      ...alerts,
      subscribe: (request) => inEvenTime(() => alerts.subscribe(request)),
      watches: { ...alerts.watches, ask: (request) => inEvenTime(() => alerts.watches.ask(request)) },
    },
  };
}
