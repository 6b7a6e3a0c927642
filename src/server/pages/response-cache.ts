/** Remembers for a short while what was rendered for an address, and renders it once when many ask at the same moment. */
export type ResponseCache<Page> = {
  /**
   * @param key All that decides how the page looks.
   * @param make `null` from it is not cached: the page could not be rendered for everyone.
   */
  get(key: string, make: () => Promise<Page | null>): Promise<Page | null>;
};

type Entry<Page> = { page: Promise<Page | null>; madeAt: number };

/**
 * Caches pages in the memory of this process.
 * @param options.seconds How long a page may be old.
 * @param options.most How many are cached; the oldest goes first.
 * @param options.now The clock, in milliseconds.
 */
export function createResponseCache<Page>({
  seconds,
  most,
  now = Date.now,
}: {
  seconds: number;
  most: number;
  now?: () => number;
}): ResponseCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  /** What is too old goes even when nobody asks for it again: an address may hold what a visitor typed. */
  function forgetOld(): void {
    for (const [key, { madeAt }] of entries) {
      const age = now() - madeAt;
      // A page of the future was made while the clock was ahead, and would stay until that moment comes.
      if (age >= 0 && age < seconds * 1000 && entries.size <= most) return;
      entries.delete(key);
    }
  }

  return {
    async get(key, make) {
      forgetOld();
      const known = entries.get(key);
      if (known) return known.page;
      const entry: Entry<Page> = { page: make(), madeAt: now() };
      entries.set(key, entry);
      forgetOld();
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entry.page.then((page) => page ?? forget(), forget);
      return entry.page;
    },
  };
}
