import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../api/api-types.ts';
import { currentRequest, nameRoute } from '../current-request.ts';
import { createAnswerTraced } from '../telemetry/request-span.ts';

/**
 * Gives a request its id, which its lines of the log and its error reply share: whoever reports a failed call names one line. While
 * tracing is on, the request is a span as well. It stands before all else, or the first lines would have none.
 * @param origins The addresses of this site; the name of any other host is not repeated.
 */
export function answerAsRequest(origins: readonly string[]): MiddlewareHandler<ServerEnv> {
  const answerTraced = createAnswerTraced(origins);
  return async function answerInOwnRequest(c, next) {
    // What the server asks itself, to have an answer ready, nobody has asked for yet.
    if (c.env?.isPreparing) return await next();
    const { headers, method } = c.req.raw;
    const asked = { method, host: headers.get('host'), traceparent: headers.get('traceparent') };
    await answerTraced(asked, async () => {
      await next();
      // A page has named its pattern by now; of what is left, the route that answered says it, but for what its parts may be.
      const route = c.req.matchedRoutes[c.req.routeIndex]?.path;
      if (currentRequest()?.route === undefined && route !== undefined && !/^\/?\*$/.test(route))
        nameRoute(route.replace(/\{[^}]*\}/g, ''));
      return c.res.status;
    });
  };
}
