import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../api/api-types.ts';
import { withinRequest } from '../current-request.ts';

/**
 * Gives a request its id, which its lines of the log and its error reply share: whoever reports a failed call names one line.
 * It stands before all else, or the first lines would have none.
 */
export const asCurrentRequest: MiddlewareHandler<ServerEnv> = async function asCurrentRequest(c, next) {
  // What the server asks itself, to have an answer ready, nobody has asked for yet.
  if (c.env?.isPreparing) return await next();
  return await withinRequest(() => next());
};
