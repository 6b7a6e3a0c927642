/** Where the worker is served. At the root, since it answers for every page of its host. */
export const workerAddress = '/offline-worker.js';

/** Names of the two stores of a browser's `caches`. */
export const stores = { pages: 'saved-pages', files: 'saved-files' } as const;

/** How many pages and files a device keeps; the ones that were saved longest ago go first. */
export const most = { pages: 20, files: 60 } as const;

/** Header of a saved answer: when it was saved, in milliseconds since 1970. */
export const savedHeader = 'x-saved-at';

/** What a page tells the worker: save this page, and these if they are not there. */
export interface SaveMessage {
  path: string;
  /** Pages that are of use wherever a visitor goes; the first is shown in place of a page that is not saved. */
  others: string[];
}

const hour = 3_600_000;

/** How old a saved page may be, in milliseconds, before a visit saves it anew. */
export const freshFor = { page: hour, others: 24 * hour } as const;

/** When an answer was saved, in milliseconds since 1970. */
export const savedAt = (answer: Response): number => Number(answer.headers.get(savedHeader) ?? 0);
