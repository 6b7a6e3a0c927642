import { useSyncExternalStore } from 'react';

let reloads = 0;
const listeners = new Set<() => void>();

/** Tells every block that fetches in the browser to fetch again: the visitor has asked for the same address anew. */
export function announceReload(): void {
  reloads += 1;
  for (const listener of listeners) listener();
}

/** Changes when a visitor navigates to the address that is already open. Put it among the dependencies of a fetch. */
export function useReloadKey(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reloads,
    () => 0,
  );
}
