/** Lets only so much of one kind of work be under way at once. */
export type ConcurrencyLimit = {
  /** True while nothing more would be let in; says so without taking a place. */
  isReached(): boolean;
  /** Takes a place; call what it returns, once, when the work is done. `null`: there is none. */
  tryAcquire(): (() => void) | null;
};

/**
 * Makes a limit of so many at once. A server that takes on more than it can do makes everybody wait and keeps every waiting
 * request in memory; one that says "in a moment" at once serves those it took, and the others come again.
 */
export function concurrencyLimit(places: number): ConcurrencyLimit {
  let taken = 0;
  const isReached = () => taken >= places;
  return {
    isReached,
    tryAcquire() {
      if (isReached()) return null;
      taken += 1;
      let isHeld = true;
      return () => {
        if (isHeld) taken -= 1;
        isHeld = false;
      };
    },
  };
}
