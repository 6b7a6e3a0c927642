import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { fairLine } from './fair-line.ts';
import { createLoopTurns, passesForOthers } from './loop-turns.ts';
import { problem, tooManyRequests } from './problem.ts';
import { descriptionPath } from './problem-types.ts';
import { excessWait, type RateLimit, rateLimit } from './rate-limit.ts';

/** What limiting reads is made of. */
export type ReadLimitOptions = {
  /** Names a caller without keeping who it was; `null` for this machine itself, which has no limit. */
  callerKey: (context: Context) => string | null;
  /** What one caller may read. Default: `readsInTenSeconds`. */
  limit?: RateLimit;
  /** How many reads wait for their turn, of all callers. Default: 1000. */
  line?: number;
  /** Waits, in milliseconds. Default: a timer. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Calls of one caller that read, in ten seconds. A page asks for three, so that thirty people behind one address may open one in the
 * same ten seconds. Counted by the minute the same number would let six hundred come at once, and others wait behind them.
 */
export const readsInTenSeconds = 100;

/** How many refusals one caller is told at once in these ten seconds: a page that met the limit learns it without delay. */
export const refusalsAtOnce = 20;

/** Reads that wait for their turn: each takes a few milliseconds, and nobody waits longer than some seconds for an answer. */
const longestLine = 1000;

/** What whoever finds the line full is asked to wait, in seconds. */
const busySeconds = 2;

/** Whether a read costs nothing: what it answers was known when the server started, and every page asks for some of it. */
export function isFreeRead(path: string): boolean {
  return path === descriptionPath || path === '/api/environment' || path.startsWith('/api/config/');
}

/**
 * Keeps one caller from having lists searched and sorted as fast as it can ask. Each process counts for itself, in its memory: to
 * ask a shared database would cost more than most of these answers. What is sent (POST) has its own, stricter limits.
 *
 * Reads begin one by one, dealt to callers in turn: all that one caller may read in ten seconds can come in
 * one moment, and pages, forms and other callers' reads are answered in between.
 */
export function readLimit({
  callerKey,
  limit,
  line = longestLine,
  pause = (milliseconds) => setTimeout(milliseconds),
}: ReadLimitOptions): MiddlewareHandler {
  const take = limit ?? rateLimit({ name: 'reads', points: readsInTenSeconds, seconds: 10 });
  const tellAtOnce = rateLimit({ name: 'reads-refused', points: refusalsAtOnce, seconds: 10 });
  const readLine = fairLine({ places: 1, placesOfOne: 1, line, lineOfOne: readsInTenSeconds });
  const turns = createLoopTurns({ passes: passesForOthers });

  async function refuse(caller: string, retryAfter: number): Promise<Response> {
    if (!(await tellAtOnce(caller)).allowed) await pause(excessWait);
    return tooManyRequests(retryAfter);
  }

  return async function limitReads(context, next) {
    const { method, path } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || isFreeRead(path)) return next();
    const caller = callerKey(context);
    if (caller !== null) {
      const decision = await take(caller);
      if (!decision.allowed) return refuse(caller, decision.retryAfter);
    }
    const leave = await readLine.enter(caller);
    if (leave === 'own') return tooManyRequests(busySeconds);
    if (leave === 'all') return problem(503, 'busy', { headers: { 'retry-after': `${busySeconds}` } });
    await turns.next();
    // Only the beginning is dealt: a read that waits for a slow source keeps nobody else from theirs.
    leave();
    return next();
  };
}
