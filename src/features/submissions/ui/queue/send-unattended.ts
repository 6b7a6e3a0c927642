import { formCalls } from '../../model/api-contract.ts';
import { DeviceQueue, type QueueDependencies } from './device-queue.ts';

/** What the queue needs from a worker. `pause` rejects when the worker may not live for so long. */
export type UnattendedDependencies = Omit<QueueDependencies, 'markPending' | 'askForSync'>;

/**
 * Sends what waits on the device where no page is, by the rules of pages and under their locks: while a page sends, this
 * waits for its end. Sealed copies are all that is read and sent. What was received or refused is noted for the next page
 * to tell. Resolves with false when something still waits that is to be tried again.
 *
 * A report of misconduct is left to pages: its form promises to remember nothing, and the note would.
 */
export async function sendUnattended({
  store,
  withLock,
  ...dependencies
}: UnattendedDependencies): Promise<boolean> {
  let isDone = true;
  const attempts: Promise<void>[] = [];
  let notes: Promise<unknown> = Promise.resolve();
  const queue = new DeviceQueue({
    ...dependencies,
    store: {
      ...store,
      all: async () =>
        (await store.all()).filter(({ state, url }) => state === 'queued' && url !== formCalls.submitReport),
      // The note takes the place of what was sent, in one step: a worker that dies before it sends once more.
      remove: async () => undefined,
    },
    withLock(name, work) {
      const attempt = withLock(name, async () => {
        await work();
        await notes;
      }).catch(() => {
        isDone = false;
      });
      attempts.push(attempt);
      return attempt;
    },
    markPending: () => undefined,
    askForSync: () => undefined,
  });
  queue.listen((news) => {
    if (news.stage !== 'received') return;
    const { id, url, at, status, receipt } = news;
    notes = Promise.all([notes, store.put({ state: 'received', id, url, at, status, receipt })]);
  });
  await queue.resume();
  await Promise.all(attempts);
  return isDone;
}
