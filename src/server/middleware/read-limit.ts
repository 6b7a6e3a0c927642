import type { Context, MiddlewareHandler } from 'hono';
import { tooManyRequests } from './problem.ts';
import { descriptionPath } from './problem-types.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';

/** What limiting reads is made of. */
export type ReadLimitOptions = {
  /** Names a caller without keeping who it was; `null` for this machine itself, which has no limit. */
  callerKey: (context: Context) => string | null;
  /** What one caller may read. Default: `readsInTenSeconds`. */
  limit?: RateLimit;
};

/**
 * Calls of one caller that read, in ten seconds. A page asks for three, so that thirty people behind one address may open one in the
 * same ten seconds. Counted by the minute the same number would let six hundred come at once, and others wait behind them.
 */
export const readsInTenSeconds = 100;

/** Whether a read costs nothing: what it answers was known when the server started, and every page asks for some of it. */
export function isFreeRead(path: string): boolean {
  return path === descriptionPath || path === '/api/environment' || path.startsWith('/api/config/');
}

/**
 * Keeps one caller from having lists searched and sorted as fast as it can ask. Each process counts for itself, in its memory: to
 * ask a shared database would cost more than most of these answers. What is sent (POST) has its own, stricter limits.
 */
export function readLimit({ callerKey, limit }: ReadLimitOptions): MiddlewareHandler {
  const take = limit ?? rateLimit({ name: 'reads', points: readsInTenSeconds, seconds: 10 });
  return async function limitReads(context, next) {
    const { method, path } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || isFreeRead(path)) return next();
    const caller = callerKey(context);
    const decision = caller === null ? ({ allowed: true } as const) : await take(caller);
    return decision.allowed ? next() : tooManyRequests(decision.retryAfter);
  };
}
