import { percentOn, type Scale } from './scale.ts';

/** A value and its place, in percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
  value: number;
}

/** Places of a line's points, each in the middle of its category: `[0, 20]` of two on 0 to 20 -> 25|100, 75|0. */
export function pointsOf(scale: Scale, values: readonly number[], categories: number): Point[] {
  return values.slice(0, categories).map((value, index) => ({
    x: Math.round(((index + 0.5) / categories) * 1e4) / 100,
    y: Math.round((100 - percentOn(scale, value)) * 100) / 100,
    value,
  }));
}
