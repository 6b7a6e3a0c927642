import { availableParallelism, totalmem } from 'node:os';

const mebibyte = 2 ** 20;

/** What the process takes without a thread in a flood, and what each thread adds. */
const memory = { own: 512 * mebibyte, thread: 128 * mebibyte };

/**
 * Threads that render pages unless somebody says how many: one for each core beside that of the main thread, at most four, and
 * no more than fit into memory. `usualThreads(2, 2 ** 31)` → 1.
 * @param limit What the process may take, in bytes. Default: what its container allows, or what the machine has.
 */
export function usualThreads(
  cores = availableParallelism(),
  limit = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
): number {
  const fitting = Math.max(0, Math.floor((limit - memory.own) / memory.thread));
  return Math.min(4, Math.max(1, cores - 1), fitting);
}
