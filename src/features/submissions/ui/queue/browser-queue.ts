import { askForSync } from './ask-for-sync.ts';
import { DeviceQueue } from './device-queue.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { markPending } from './pending-flag.ts';

let queue: DeviceQueue | undefined;

/** The device queue of this page. There is one, and it outlives navigation between pages of the site. */
export function browserQueue(): DeviceQueue {
  queue ??= new DeviceQueue({
    store: indexedDbStore,
    fetch: (input, init) => fetch(input, init),
    solveCheck: async () => (await import('./solve-check.ts')).solveCheck(),
    withLock,
    pause,
    askForSync,
    markPending,
    now: Date.now,
    random: Math.random,
  });
  return queue;
}

/**
 * Goes on with what earlier pages could not deliver. Call it on every page where `hasPendingRecords()` says so, and
 * listen first: what was refused in the meantime is told at once.
 */
export function resumeQueue(): Promise<void> {
  return browserQueue().resume();
}

/**
 * One sender per record, across all pages of the site. The lock is held between tries too, and goes to a waiting page
 * when this one is closed. Without the Locks API two pages may both send; the server knows the id and stores it once.
 */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks?.request === 'function') await navigator.locks.request(name, work);
  else await work();
}

/** Ends early when the network comes back or the visitor returns to this page: both are good moments to try again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', whenVisible);
      resolve();
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', whenVisible);
  });
}
