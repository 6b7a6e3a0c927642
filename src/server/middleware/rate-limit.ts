import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may happen. */
export type RateLimitOptions = {
  /** Name of what is limited; two limiters with one name would share their counts. */
  name: string;
  /** How many times in the window. */
  points: number;
  /** The window in seconds. */
  seconds: number;
};

/** The answer of a limiter for one caller. */
export type RateDecision = { allowed: true } | { allowed: false; retryAfter: number };

/** Counts one call of this caller and says whether it may go on. */
export type RateLimit = (key: string) => Promise<RateDecision>;

/** Makes a limiter that counts in the memory of this process. */
export function rateLimit({ name, points, seconds }: RateLimitOptions): RateLimit {
  if (points < 1 || seconds < 1)
    throw new Error(`Rate limit "${name}" would refuse every call; give it room.`);
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return async function consume(key) {
    try {
      await limiter.consume(key);
      return { allowed: true };
    } catch (refusal) {
      // The library rejects with its result when the limit is reached; anything else is a fault of ours.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, retryAfter: refusal.msBeforeNext / 1000 };
    }
  };
}
