/**
 * Where a day stands among the days of a chart: on the first of them that is not before it, since an exchange may rest on the day
 * itself. `null` when it lies outside of them.
 * @param days `yyyy-mm-dd`, the oldest first.
 */
export function placeAmong(days: readonly string[], day: string): number | null {
  if (days[0] === undefined || day < days[0]) return null;
  const place = days.findIndex((each) => each >= day);
  return place < 0 ? null : place;
}
