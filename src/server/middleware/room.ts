/** Room for work of which only so much at once is done well. */
export type Room = {
  /** Takes a place; call what it returns, once, when the work is done. `null`: there is none. */
  enter(): (() => void) | null;
};

/**
 * Makes room for so many at once. A server that takes on more than it can do makes everybody wait and keeps every waiting
 * request in memory; one that says "in a moment" at once serves those it took, and the others come again.
 */
export function createRoom(places: number): Room {
  let taken = 0;
  return {
    enter() {
      if (taken >= places) return null;
      taken += 1;
      let isInside = true;
      return () => {
        if (isInside) taken -= 1;
        isInside = false;
      };
    },
  };
}
