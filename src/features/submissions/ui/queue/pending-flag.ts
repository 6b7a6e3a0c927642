const flagKey = 'site-queue';

/** The database of the device queue's records. It is made with the first record of a device and stays. */
export const queueDatabase = 'site-queue';

/**
 * Whether this device may hold an unsent or refused submission, so that a page that has nothing to send loads none of
 * the queue's code. "May": the flag is set before a record is written, and a database outlives its records.
 */
export async function hasPendingRecords(): Promise<boolean> {
  try {
    if (localStorage.getItem(flagKey) !== null) return true;
    // Browsers write local storage to the disk seconds later than a record: after a crash the record may stand alone.
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === queueDatabase);
  } catch (error) {
    // After a crash Firefox may not know its databases yet; the queue asks again. Storage that is forbidden holds nothing.
    return error instanceof DOMException && error.name === 'UnknownError';
  }
}

/** Sets or clears the flag. A browser that refuses local storage refuses the records as well, so nothing is lost. */
export function markPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(flagKey, '1');
    else localStorage.removeItem(flagKey);
  } catch {
    // Storage is switched off; there is nothing to remember.
  }
}
