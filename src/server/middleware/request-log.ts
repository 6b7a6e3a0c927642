import type { MiddlewareHandler } from 'hono';
import { type Log, requestEvent } from '../log.ts';

/**
 * Writes one line for each reply: method, path, status, time. Never the query, which may hold what a person typed.
 * Files that are served as they are leave no line; nobody reads thousands of those.
 */
export function requestLog(log: Log, now: () => number = Date.now): MiddlewareHandler {
  return async function logRequest(c, next) {
    const start = now();
    await next();
    const { pathname } = new URL(c.req.url);
    const { status } = c.res;
    if (status < 400 && /\.[a-z0-9]+$/i.test(pathname)) return;
    const language = c.res.headers.get('content-language') ?? undefined;
    log.info(requestEvent, {
      method: c.req.raw.method,
      path: pathname,
      status,
      ms: now() - start,
      ...(language ? { language } : {}),
    });
  };
}
