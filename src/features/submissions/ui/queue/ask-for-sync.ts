import { queueWorkerScope, syncTag } from '../../model/queue-worker.ts';

/** A registration as browsers with Background Sync have it; TypeScript's library does not know it. */
type SyncingRegistration = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker as soon as there is a network, also when this page is closed by then. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(queueWorkerScope);
    await (registration as SyncingRegistration | undefined)?.sync.register(syncTag);
  } catch {
    // Without workers, without Background Sync or with its permission taken away, the next page sends.
  }
}
