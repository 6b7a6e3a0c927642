import type { MiddlewareHandler } from 'hono';

/**
 * For calls that pages make by themselves and whose answer says nothing of anybody: it is asked for anew each time like all
 * else, but may lie in the browser. Of a page that has received an answer that must not, a browser keeps nothing either, and
 * Back loads it again.
 */
export const askedByPages: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-cache');
};
