import type { JobsPort } from '#features/careers/model/ports.ts';
import type { InventoryPort } from '#features/inventory/model/ports.ts';
import type { PricesPort } from '#features/prices/model/ports.ts';
import type { WatchStore } from '../../model/watch-store.ts';

/** What a look at vehicles, prices and jobs needs. */
export type YardLookOptions = {
  inventory: InventoryPort;
  prices: PricesPort;
  jobs: JobsPort;
  store: Pick<WatchStore, 'announceVehicles' | 'announcePrices' | 'announceJobs'>;
};

/** What is made up and what a feed says are two lists: the first vehicles of a feed are no arrivals. */
const vehicleSources = { sample: 'vehicles-sample', feed: 'vehicles' } as const;

/** The same of jobs. */
const jobSources = { sample: 'jobs-sample', own: 'jobs' } as const;

/**
 * Lets storage announce the vehicles, prices and jobs that somebody waits for. A source that fails, or shows an old copy, tells
 * nothing in this look, and what it says later is held against what it said last. Returns the number of letters.
 */
export async function lookAtYards(
  { inventory, prices, jobs, store }: YardLookOptions,
  now: number,
  onFailed: (source: string, error: unknown) => void,
): Promise<number> {
  const looks: [string, () => Promise<number>][] = [
    [
      'vehicles',
      async () => {
        const vehicles = await inventory.vehicles();
        const state = inventory.state();
        if (state === null || state.isLastCopy) return 0;
        const source = state.isSample ? vehicleSources.sample : vehicleSources.feed;
        return store.announceVehicles({ source, vehicles, isSample: state.isSample }, now);
      },
    ],
    [
      'prices',
      async () => {
        const boards = await prices.boards();
        const state = prices.state();
        if (state === null || state.isLastCopy) return 0;
        return store.announcePrices({ boards, isSample: state.isSample }, now);
      },
    ],
    [
      'jobs',
      async () => {
        const { isSample } = jobs;
        const source = isSample ? jobSources.sample : jobSources.own;
        return store.announceJobs({ source, jobs: jobs.open(), isSample }, now);
      },
    ],
  ];
  let count = 0;
  for (const [name, look] of looks) {
    try {
      count += await look();
    } catch (error) {
      onFailed(name, error);
    }
  }
  return count;
}
