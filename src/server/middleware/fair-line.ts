/** Why there is no place: too many wait of this caller, or of all. */
export type NoPlace = 'own' | 'all';

/** Work that callers wait in line for. */
export type FairLine = {
  /**
   * Takes a place, or waits for one. Call what it resolves with, once, when the work is done.
   * @param caller Who asks; `null` for one who is nobody in particular: each such request stands for itself.
   */
  enter(caller: string | null): Promise<(() => void) | NoPlace>;
};

/** How many at once, and how many may wait. */
export type FairLineOptions = {
  places: number;
  /** Places that one caller may have at the same moment. */
  placesOfOne: number;
  /** How many may wait in all. */
  line: number;
  /** How many of one caller may wait. */
  lineOfOne: number;
};

/** One caller, with what waits of it and how much is under way. */
type Party = { underWay: number; waiting: (() => void)[] };

/**
 * A limit of so many at once that deals its places to callers in turn: whoever asks fifty times at once waits for itself, and
 * a stranger who comes then is served after one piece of work of each other caller, not after fifty of one.
 */
export function fairLine({ places, placesOfOne, line, lineOfOne }: FairLineOptions): FairLine {
  /** Parties in the order of their turns. Those of which nothing waits or is under way are gone. */
  const parties = new Map<unknown, Party>();
  let underWay = 0;
  let waiting = 0;

  function begin(key: unknown, party: Party): () => void {
    underWay += 1;
    party.underWay += 1;
    let isHeld = true;
    return function release() {
      if (!isHeld) return;
      isHeld = false;
      underWay -= 1;
      party.underWay -= 1;
      if (party.underWay === 0 && party.waiting.length === 0) parties.delete(key);
      admit();
    };
  }

  /** Lets the next ones in: of each caller one, then again from the first. */
  function admit(): void {
    for (const [key, party] of parties) {
      if (underWay >= places) return;
      if (party.waiting.length === 0 || party.underWay >= placesOfOne) continue;
      waiting -= 1;
      party.waiting.shift()?.();
      // Its next turn comes after everybody else's. A map is walked on to what was added while walking.
      parties.delete(key);
      parties.set(key, party);
    }
  }

  return {
    async enter(caller) {
      const key = caller ?? Symbol();
      const party = parties.get(key) ?? { underWay: 0, waiting: [] };
      parties.set(key, party);
      if (underWay < places && party.underWay < placesOfOne) return begin(key, party);
      if (waiting >= line || party.waiting.length >= lineOfOne) {
        const { length } = party.waiting;
        if (party.underWay === 0 && length === 0) parties.delete(key);
        return length >= lineOfOne ? 'own' : 'all';
      }
      waiting += 1;
      return await new Promise((resolve) => {
        party.waiting.push(() => resolve(begin(key, party)));
      });
    },
  };
}
