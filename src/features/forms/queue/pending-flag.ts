const flagKey = 'site-queue';

/**
 * Whether this device may hold an unsent or refused submission. Local storage answers at once, so a page that has
 * nothing to send loads none of the queue's code. "May": the flag is set before a record is written.
 */
export function hasPendingRecords(): boolean {
  try {
    return localStorage.getItem(flagKey) !== null;
  } catch {
    return false;
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
