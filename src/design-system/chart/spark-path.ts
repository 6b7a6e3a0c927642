/** How high the drawing is, and how far one value stands from the next. */
const height = 24;
const step = 4;

/**
 * The line of a sparkline through values that are evenly apart, in whole steps from each to the next: `[1, 3, 2]` →
 * `M0 24l4-24l4 12`. It is made where the values are, so that they need not travel. Values that are all the same are a
 * line across the middle.
 */
export function sparkPath(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const heights = values.map((value) =>
    high === low ? height / 2 : Math.round(height - ((value - low) / (high - low)) * height),
  );
  const [first] = heights;
  if (first === undefined) return '';
  if (heights.length === 1) return `M0 ${first}h${step}`;
  const steps = heights.slice(1).map((y, before) => {
    const down = y - (heights[before] ?? y);
    return `l${step}${down < 0 ? '' : ' '}${down}`;
  });
  return `M0 ${first}${steps.join('')}`;
}

/** How wide the drawing of a path is: one step for each of its lines. */
export function sparkWidth(path: string): number {
  return step * Math.max(1, path.split('l').length - 1);
}

/** How high the drawing of every path is. */
export const sparkHeight = height;
