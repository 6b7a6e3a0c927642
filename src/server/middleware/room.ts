/** Room for work of which only so much at once is done well. */
export type Room = {
  /** True while there is no place; says so without taking one. */
  isFull(): boolean;
  /** Takes a place; call what it returns, once, when the work is done. `null`: there is none. */
  enter(): (() => void) | null;
};

/**
 * Makes room for so many at once. A server that takes on more than it can do makes everybody wait and keeps every waiting
 * request in memory; one that says "in a moment" at once serves those it took, and the others come again.
 */
export function createRoom(places: number): Room {
  let taken = 0;
  const isFull = () => taken >= places;
  return {
    isFull,
    enter() {
      if (isFull()) return null;
      taken += 1;
      let isInside = true;
      return () => {
        if (isInside) taken -= 1;
        isInside = false;
      };
    },
  };
}
