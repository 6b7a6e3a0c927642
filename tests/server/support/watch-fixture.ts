import type { WatchSources } from '#features/alerts/server/read-watch.ts';
import type { WatchNames } from '#features/alerts/server/watch-words.ts';

/** Sources for the calls about alerts in tests that ask for no watch. */
export const noWatches = {
  watchSources: {
    inventory: { vehicles: async () => [], state: () => null },
    prices: { board: async () => null, boards: async () => new Map(), state: () => null },
    yards: [],
  } satisfies WatchSources,
  watchPath: (_: string, page: string) => `/${page}`,
};

/** Words for tests in which nothing is waited for. */
export const noWords = { describe: () => '' };

/** Names that are the ids. */
export const idNames: WatchNames = {
  yard: (id) => id,
  grade: (id) => id,
  unit: (id) => id,
  job: (id) => id,
};
