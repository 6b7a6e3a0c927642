import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../api/api-types.ts';
import { type Log, type LogFields, requestEvent } from '../log.ts';

/** What is known of a request once it was answered. */
export type Answered = Required<Pick<LogFields, 'method' | 'path' | 'status' | 'ms'>> & {
  language: string | null;
};

/**
 * Writes one line for each reply: method, path, status, time. Never the query, which may hold what a person typed.
 */
export function requestLog(log: Log, now: () => number = Date.now): MiddlewareHandler<ServerEnv> {
  return async function logRequest(c, next) {
    const start = now();
    await next();
    // What the server asks itself, to have an answer ready, nobody has asked for yet.
    if (c.env?.isPreparing) return;
    const fields = answeredFields({
      method: c.req.raw.method,
      path: new URL(c.req.url).pathname,
      status: c.res.status,
      ms: now() - start,
      language: c.res.headers.get('content-language'),
    });
    if (fields) log.info(requestEvent, fields);
  };
}

/** The fields of a request's line; `null` for files that are served as they are: nobody reads thousands of those. */
export function answeredFields({ language, ...fields }: Answered): LogFields | null {
  if (fields.status < 400 && /\.[a-z0-9]+$/i.test(fields.path)) return null;
  return { ...fields, ...(language ? { language } : {}) };
}
