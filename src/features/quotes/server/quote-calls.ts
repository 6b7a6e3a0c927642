import { Hono } from 'hono';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { askedByPages } from '#server/api/asked-by-pages.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import type { Quote, QuotePort } from '../model/quote.ts';

/** The calls of quotes: the latest, and that of a day. */
export function quoteCalls({ quotes, log }: { quotes: QuotePort; log: Log }): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();
  const path = quoteCall.replace('/api', '');

  /** Answers quotes as a list; 404 for an unknown day, 502 when their source fails. */
  async function quoteReply(ask: () => Promise<Quote[] | null>): Promise<Response> {
    try {
      const answer = await ask();
      return answer === null ? problem(404, 'quote.unknown') : datedReply(answer, quotes);
    } catch (error) {
      log.warn('quotes failed', errorFields(error));
      return problem(502, 'source.failed');
    }
  }

  api.get(path, askedByPages, () => quoteReply(() => quotes.latest()));
  api.get(`${path}/:day`, (c) => {
    const day = c.req.param('day');
    if (!isDay(day)) return problem(400, 'quote.day');
    return quoteReply(async () => {
      const quote = await quotes.onDay(day);
      return quote && [quote];
    });
  });

  for (const each of [path, `${path}/:day`]) api.all(each, () => methodNotAllowed('GET, HEAD'));
  return api;
}
