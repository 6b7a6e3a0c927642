import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load.ts';

/** Sends a load from another thread and resolves with what came of it. Rejects when that thread fails. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const thread = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
  const [result] = await once(thread, 'message');
  await thread.terminate();
  return result;
}
