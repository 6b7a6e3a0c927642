import { queueDatabase } from './pending-flag.ts';
import type { QueueStore } from './queue-store.ts';

const storeName = 'records';

/**
 * The device queue's records in IndexedDB. Writes ask for strict durability: without it a browser may call a write
 * complete while it is still in memory, and a crash right after "submitted" would lose the request. The connection
 * is closed after each use, so that a page in the back-forward cache never blocks another one.
 */
export const indexedDbStore: QueueStore = {
  async put(record) {
    await inTransaction('readwrite', (records) => records.put(record));
  },
  get: (id) => inTransaction('readonly', (records) => records.get(id)),
  all: () => inTransaction('readonly', (records) => records.getAll()),
  async remove(id) {
    await inTransaction('readwrite', (records) => records.delete(id));
  },
};

async function inTransaction<Result>(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(queueDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () =>
      reject(new Error('Another page holds an older version of the device queue open.'));
  });
}
