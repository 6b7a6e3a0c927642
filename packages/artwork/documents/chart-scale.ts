/** Round numbers around all values, from zero unless told otherwise: 3, 17 -> 0, 5, 10, 15, 20. */
export function scaleOver(
  values: readonly number[],
  leaveZero: boolean,
): { low: number; high: number; ticks: number[] } {
  const least = leaveZero ? Math.min(...values) : 0;
  const most = Math.max(...values);
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(9)),
  );
  return { low: first * step, high: last * step, ticks };
}

/** How many digits the marks of a scale need: 0, 2.5, 5 -> 1. */
export function digitsOf(ticks: readonly number[]): number {
  return Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
}
