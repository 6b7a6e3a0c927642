/** One page of a list, and where it stands. */
export interface Paged<Item> {
  page: number;
  /** At least 1: the first page of nothing is empty. */
  pages: number;
  total: number;
  items: Item[];
}

/** A page of a list, from 1; `null` when there is no such page. (`[a, b, c]`, 2, 2) → `[c]`. */
export function pageOf<Item>(all: readonly Item[], page: number, size: number): Paged<Item> | null {
  const pages = Math.max(1, Math.ceil(all.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { page, pages, total: all.length, items: all.slice((page - 1) * size, page * size) };
}

/** How often each value occurs, in the order in which they are met. */
export function countEach<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
