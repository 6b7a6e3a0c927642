import { withinRequest } from '../current-request.ts';
import { inSpan, isTracing, measureRequest, type SpanAttributes } from './spans.ts';

/** What of a request its span is made from. */
export type AskedRequest = {
  method: string;
  /** As the caller wrote it, a port included. */
  host: string | null;
  traceparent: string | null;
};

/** Answers under an id of its own; the work gives the status. */
export type AnswerTraced = {
  (asked: AskedRequest, work: () => number): number;
  (asked: AskedRequest, work: () => Promise<number>): Promise<number>;
};

/** Methods by their names; anybody may send another, and its name would be a stranger's word. */
const methods: ReadonlySet<string> = new Set(
  'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT'.split(' '),
);

/**
 * Makes what answers requests under their ids, each in a span while tracing is on, by the names of OpenTelemetry's conventions for
 * HTTP servers. Of the address it says the pattern alone, of the host only one of ours.
 */
export function createAnswerTraced(origins: readonly string[]): AnswerTraced {
  const places = placesOf(origins);

  function answerTraced(
    { method, host, traceparent }: AskedRequest,
    work: () => number | Promise<number>,
  ): number | Promise<number> {
    return withinRequest((request) => {
      if (!isTracing()) return work();
      const known = methods.has(method) ? method : '_OTHER';
      const attributes = {
        'http.request.method': known,
        ...(places.get((host ?? '').replace(/:\d+$/, '')) ?? { 'url.scheme': 'http' }),
      };
      const options = {
        kind: 'server',
        attributes: { ...attributes, 'site.request.id': request.id },
        traceparent: traceparent ?? undefined,
      } as const;
      const start = performance.now();
      return inSpan(known, options, (span) => {
        const answered = (status: number): number => {
          const { route } = request;
          const told: SpanAttributes = {
            ...(route === undefined ? {} : { 'http.route': route }),
            'http.response.status_code': status,
            ...(status < 500 ? {} : { 'error.type': `${status}` }),
          };
          if (route !== undefined) span.rename(`${known} ${route}`);
          span.set(told);
          if (status >= 500) span.fail(`${status}`);
          measureRequest((performance.now() - start) / 1000, { ...attributes, ...told });
          return status;
        };
        const status = work();
        return typeof status === 'number' ? answered(status) : status.then(answered);
      });
    });
  }

  return answerTraced as AnswerTraced;
}

/** The hosts of the site. TLS ends before this server, so the scheme is that of the address as visitors know it. */
function placesOf(origins: readonly string[]): Map<string, SpanAttributes> {
  return new Map(
    origins.map((origin) => {
      const { hostname, protocol } = new URL(origin);
      return [hostname, { 'server.address': hostname, 'url.scheme': protocol.slice(0, -1) }];
    }),
  );
}
