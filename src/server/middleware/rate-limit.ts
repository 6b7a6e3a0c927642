import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * How long an answer waits, in milliseconds, whose caller has used up even what is refused or given back at once. Told at once, a
 * program asks again at once, and a thousand such answers in a second keep everybody else waiting.
 */
export const excessWait = 1000;

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

/** Makes a limiter that counts in the memory of this process. Throws when the options leave no room. */
export function rateLimit(options: RateLimitOptions): RateLimit {
  return limitBy(inMemory(options));
}

/** The table that instances count in; `storage/migrations` makes it. */
const tableName = 'rate_limits';

/**
 * What makes limiters for this server: with PostgreSQL, all instances count together, exactly; without, each process counts
 * for itself. While PostgreSQL is away each instance goes on counting in its own memory: an outage neither opens
 * the door nor shuts visitors out.
 * @param pool Connections to PostgreSQL that nothing else waits for, or null.
 */
export function createRateLimits(pool: Pool | null): (options: RateLimitOptions) => RateLimit {
  if (pool === null) return rateLimit;
  return function sharedRateLimit(options) {
    const { name, points, seconds } = options;
    return limitBy(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: inMemory(options),
        // Who is over the limit is refused from memory: a flood costs the database nothing.
        inMemoryBlockOnConsumed: points + 1,
      }),
    );
  };
}

function inMemory({ name, points, seconds }: RateLimitOptions): RateLimiterMemory {
  if (points < 1 || seconds < 1)
    throw new Error(`Rate limit "${name}" would refuse every call; give it room.`);
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function limitBy(limiter: RateLimiterMemory | RateLimiterPostgres): RateLimit {
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
