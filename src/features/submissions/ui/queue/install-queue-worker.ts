import { queueWorkerAddress, queueWorkerScope } from '../../model/queue-worker.ts';

/**
 * Has the worker ready that sends what waits once no page does, in browsers that have Background Sync. Call it while there
 * is a network: without one a worker that is not there yet cannot be had. Fails in silence, since pages send as well.
 */
export async function installQueueWorker(): Promise<void> {
  if (!('SyncManager' in globalThis)) return;
  try {
    await navigator.serviceWorker?.register(queueWorkerAddress, { scope: queueWorkerScope });
  } catch {
    // Storage is forbidden here, or the network is gone.
  }
}
