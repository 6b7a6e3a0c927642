/** How many slides stand side by side, from which window width on. */
export const steps = [
  { from: 0, perView: 1 },
  { from: 400, perView: 2 },
  { from: 740, perView: 3 },
  { from: 940, perView: 4 },
] as const;

/** Slides per view at a window width: 399 -> 1, 400 -> 2, 940 -> 4. */
export function perViewAt(width: number): number {
  return steps.findLast((step) => width >= step.from)?.perView ?? 1;
}

/** The list beginning with the item at `first`, the ones before it following the last: ([a, b, c], 1) -> [b, c, a]. */
export function startingAt<Item>(items: readonly Item[], first: number): Item[] {
  return [...items.slice(first), ...items.slice(0, first)];
}
