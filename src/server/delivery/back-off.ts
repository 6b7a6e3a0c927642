/** How long to wait between tries, in milliseconds. */
export type BackOff = {
  /** The longest wait after the first failure. */
  first: number;
  /** The longest wait there is. */
  longest: number;
  /** The shortest: a wait of nothing would be a loop. */
  shortest: number;
};

/** Ten seconds at first, doubled with each failure up to an hour. */
export const usualBackOff: BackOff = { first: 10_000, longest: 3_600_000, shortest: 1000 };

/** No wish of the other side puts a try off for longer than a day. */
export const longestWish = 86_400_000;

/**
 * Full jitter: anything from the shortest wait to the doubled one, so that a thousand deliveries that failed together
 * do not come back together. https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 *
 * @param failures How often it has failed, this time included; 1 or more.
 * @param random From 0 up to, not including, 1.
 */
export function waitAfter(
  failures: number,
  { first, longest, shortest }: BackOff,
  random: () => number,
): number {
  const ceiling = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
  return Math.round(Math.max(shortest, random() * ceiling));
}

/**
 * What a `Retry-After` header asks for, in milliseconds: seconds, or a date (RFC 9110, 10.2.3). Undefined for anything
 * else; at most a day.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wish = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wish) && wish > 0 ? Math.min(wish, longestWish) : undefined;
}
