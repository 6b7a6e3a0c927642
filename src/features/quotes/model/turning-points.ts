import type { DailyClose } from './quote.ts';

/** A day that a chart of prices points at. `change`: since the close before, as a part of it. */
export interface TurningPoint extends DailyClose {
  kind: 'lowest' | 'highest' | 'results';
  change: number;
}

/**
 * Where a course turned: its lowest and highest close, and of the days on which results came out the one on which the price moved
 * most, unless it is one of these. The oldest first; none in a course that stood still. How far it moved on the first day of a
 * course is not known from it.
 * @param closes The oldest first.
 * @param resultDays `yyyy-mm-dd`; a day on which the exchange rested counts as the next one.
 */
export function turningPoints(closes: readonly DailyClose[], resultDays: readonly string[]): TurningPoint[] {
  const moves = closes.map((each, index) => ({
    ...each,
    change: each.close / (closes[index - 1]?.close ?? each.close) - 1,
  }));
  const byPrice = [...moves].sort((one, other) => one.close - other.close);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !highest || lowest.close === highest.close) return [];
  const [results] = resultDays
    .flatMap((day) => moves.find((each) => each.day >= day) ?? [])
    .filter(({ day }) => ![lowest.day, highest.day, closes[0]?.day].includes(day))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return [
    { ...lowest, kind: 'lowest' as const },
    { ...highest, kind: 'highest' as const },
    ...(results ? [{ ...results, kind: 'results' as const }] : []),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
}
