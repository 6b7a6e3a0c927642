/** Where the worker of the device queue is served. At the root, since a worker answers for no more than its own folder. */
export const queueWorkerAddress = '/queue-worker.js';

/**
 * What the worker is registered for. No page lies there, so it never stands between a visitor and a page; a browser wakes it
 * for Background Sync all the same.
 */
export const queueWorkerScope = '/api/';

/** Under this name pages ask for Background Sync, and the worker tells pages that something came of it. */
export const syncTag = 'submissions';
