/** Times of one kind of request, in milliseconds; one without the right answer took for ever. */
export type Timed = { what: string; times: readonly number[]; limit: number };

/** The slowest of them; of none, for ever: what was never asked was never answered. */
export function slowest(times: readonly number[]): number {
  return times.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...times);
}

/** `clean   home page: slowest 120 ms of 40, median 30 ms, limit 300 ms` */
export function verdictOf({ what, times, limit }: Timed): string {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const unanswered = times.filter((each) => each === Number.POSITIVE_INFINITY).length;
  const verdict = slowest(times) <= limit ? 'clean ' : 'FAULTY';
  const lost = unanswered === 0 ? '' : `, ${unanswered} without the right answer`;
  return `${verdict}  ${what}: slowest ${inWords(slowest(times))} of ${times.length}, median ${inWords(median)}, limit ${limit} ms${lost}`;
}

function inWords(milliseconds: number): string {
  return milliseconds === Number.POSITIVE_INFINITY ? 'never' : `${Math.round(milliseconds)} ms`;
}
