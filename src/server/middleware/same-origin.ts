import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/**
 * True when a request that changes something comes from a page of this site. Browsers say so in `Sec-Fetch-Site`,
 * which a page cannot forge. They leave it out on plain http to a host other than localhost, hence the second
 * path: `Origin` must then be one of ours. Neither header: not a browser we know, refused.
 */
export function isSameOrigin(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}

/** Refuses every request but GET and HEAD that does not come from a page of this site, with a 403 problem. */
export function sameOriginOnly(origins: readonly string[]): MiddlewareHandler {
  if (origins.length === 0)
    throw new Error('sameOriginOnly needs at least one origin; every form would be refused.');
  return async function sameOrigin(c, next) {
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !isSameOrigin(c.req.raw.headers, origins)) return problem(403, 'origin');
    await next();
    return undefined;
  };
}
