import { syncTag } from '#features/submissions/model/queue-worker.ts';
import { indexedDbStore } from '#features/submissions/ui/queue/indexed-db-store.ts';
import { sendUnattended } from '#features/submissions/ui/queue/send-unattended.ts';
import { solveCheck } from '#features/submissions/ui/queue/solve-check.ts';

/**
 * Keeps a form's promise when its page is gone: a service worker that the browser wakes as soon as there is a network
 * (Background Sync, https://wicg.github.io/background-sync/spec/). It sends what is sealed on the device and cannot read it.
 * It answers no request of any page.
 */

/** The parts of a worker's global that are used here; TypeScript's own library for workers excludes that for pages. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(wanted: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ postMessage(text: string): void }[]>;
  };
}

interface WorkerEvent extends Event {
  /** The name that a sync was asked for under. */
  tag?: string;
  waitUntil(work: Promise<unknown>): void;
}

const worker = self as unknown as Worker;

/** How long one waking lasts at most, in milliseconds: browsers end a worker that takes minutes, and wake it again later. */
const patience = 60_000;

function on(name: string, serve: (event: WorkerEvent) => void): void {
  worker.addEventListener(name, (event) => serve(event as WorkerEvent));
}

on('install', (event) => event.waitUntil(worker.skipWaiting()));
on('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(send());
});

async function send(): Promise<void> {
  const end = Date.now() + patience;
  const isDone = await sendUnattended({
    store: indexedDbStore,
    fetch: (input, init) => fetch(input, init),
    solveCheck: () => solveCheck(),
    async withLock(name, work) {
      await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, work);
    },
    async pause(milliseconds) {
      if (Date.now() + milliseconds > end) throw new Error('The next waking goes on.');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    },
    now: Date.now,
    random: Math.random,
  });
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(syncTag);
  // A browser tries again what was rejected, a few times and ever later.
  if (!isDone) throw new Error('Something still waits on this device.');
}
