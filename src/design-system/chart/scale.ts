/** A range of values, and the round values that mark it. */
export interface Scale {
  low: number;
  high: number;
  /** From low to high, evenly apart. */
  ticks: readonly number[];
}

/** A step that people count in, at least as large as asked: 0.7 -> 1, 13 -> 20, 230 -> 250. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= least * (1 - 1e-9)) ?? 10;
  return tidy(factor * power);
}

/** A scale over all values whose ends are round: 3, 17 -> 0, 5, 10, 15, 20. Zero is on it unless `fromZero` is false. */
export function scaleOver(values: readonly number[], fromZero = true, steps = 4): Scale {
  const all = fromZero || values.length === 0 ? [0, ...values] : values;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = roundStep((most - least || Math.abs(most) || 1) / steps);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  return { low: tidy(first * step), high: tidy(last * step), ticks };
}

/** From zero to the farthest value, for marks that carry their own values: 3, 17 -> 0 to 17. */
export function exactScale(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return { low, high: high === low ? 1 : high, ticks: [] };
}

/** Where a value lies on the scale, in percent from its low end: 5 on 0 to 20 -> 25. */
export function percentOn({ low, high }: Scale, value: number): number {
  return Math.round(((value - low) / (high - low)) * 1e4) / 100;
}

/** Whether a chart of lines may leave zero out: its values lie close together, far from it. */
export function mayLeaveZero(values: readonly number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least > 0 && least > most * 0.6;
}

/** Takes the dust of binary fractions off: 0.30000000000000004 -> 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
