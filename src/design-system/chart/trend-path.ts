import { percentOn, type Scale } from './scale.ts';

/**
 * One line through many values, evenly apart, in a drawing of 100 by 100: `[0, 20]` on 0 to 20 → `M0 100L100 0`.
 * A single value is a line across.
 */
export function trendPath(scale: Scale, values: readonly number[]): string {
  const heights = values.map((value) => tenths(100 - percentOn(scale, value)));
  if (heights.length === 1) return `M0 ${heights[0]}L100 ${heights[0]}`;
  const steps = heights.map((y, index) => `${tenths((index / (heights.length - 1)) * 100)} ${y}`);
  return steps.length === 0 ? '' : `M${steps.join('L')}`;
}

/** A drawing is as wide as a window: a tenth of a percent is a pixel. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
