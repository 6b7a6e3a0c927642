import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { RequestContext } from '#app/request-context.ts';
import type { InvestorEvent } from '#features/events/model/events.ts';
import type { FilingList } from '#features/filings/model/filings.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { Language } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { forPage } from '#server/api/page-number.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import type { ProblemCode } from '#server/middleware/problem-types.ts';
import { calendarFile } from './calendar-file.ts';
import { readFilingFilter } from './list-filters.ts';

/** What the calls about events, filings and drafts of news need. */
export type InvestorCallOptions = {
  ports: Pick<RequestContext['ports'], 'news' | 'events' | 'filings'>;
  environment: string;
  /** Lets its bearer see drafts in production; `null` means that nobody does. */
  previewToken: string | null;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  /** The page of an event, as a whole address. */
  eventPage: (language: Language, id: string) => string;
  log: Log;
  now: () => number;
};

/** The calls about events, filings and news that is not out yet. All only read. */
export function investorCalls(options: InvestorCallOptions): Hono<ServerEnv> {
  const { ports, languageOf, eventPage, log, now } = options;
  const { news, events, filings } = ports;
  const api = new Hono<ServerEnv>();

  /** Answers what a source has: `unknown` for what it has not, 502 when it fails. */
  async function answered(
    source: DatedSource,
    unknown: ProblemCode,
    ask: () => Promise<object | null>,
  ): Promise<Response> {
    try {
      const answer = await ask();
      return answer === null ? problem(404, unknown) : datedReply(answer, source);
    } catch (error) {
      log.warn('source failed', errorFields(error));
      return problem(502, 'source.failed');
    }
  }

  api.get('/investorevents', (c) =>
    answered(events, 'event.unknown', () => events.list(languageOf(c.req.raw))),
  );
  api.get('/investorevents/earningsbox', (c) =>
    answered(events, 'event.unknown', () => events.earningsBox(languageOf(c.req.raw))),
  );
  const eventOf = async (c: Context, id: string) =>
    /^\d{1,12}$/.test(id) ? await events.event(languageOf(c.req.raw), id) : null;
  api.get('/investorevents/:eventId', (c) =>
    answered(events, 'event.unknown', () => eventOf(c, c.req.param('eventId'))),
  );
  api.get('/investorevents/:eventId/calendar.ics', async (c) => {
    const reply = await answered(events, 'event.unknown', () => eventOf(c, c.req.param('eventId')));
    if (reply.status !== 200) return reply;
    const language = languageOf(c.req.raw);
    const event: InvestorEvent = await reply.json();
    return calendarFile(event, { language, page: eventPage(language, event.id), now: now() });
  });

  function filingsReply(c: Context, page: string, list: FilingList<unknown>): Response | Promise<Response> {
    const filter = readFilingFilter(c.req.url);
    if (!filter) return problem(400, 'filter');
    return answered(filings, 'filing.unknown', () =>
      forPage(page, (number) => list.page(languageOf(c.req.raw), number, filter)),
    );
  }
  api.get('/investorcompanyfilings/:page', (c) => filingsReply(c, c.req.param('page'), filings.company));
  api.get('/investordofilings/:page', (c) => filingsReply(c, c.req.param('page'), filings.directors));

  api.get('/newsreleasepreview/:id', async (c) => {
    const reply = mayPreview(c, options)
      ? await answered(news, 'news.unknown', () => previewOf(news, languageOf(c.req.raw), c.req.param('id')))
      : problem(404, 'news.unknown');
    reply.headers.set('x-robots-tag', 'noindex');
    return reply;
  });

  for (const path of [
    '/investorevents',
    '/investorevents/earningsbox',
    '/investorevents/:eventId',
    '/investorevents/:eventId/calendar.ics',
    '/investorcompanyfilings/:page',
    '/investordofilings/:page',
    '/newsreleasepreview/:id',
  ]) {
    api.all(path, () => methodNotAllowed('GET, HEAD'));
  }
  return api;
}

async function previewOf(news: NewsPort, language: Language, id: string) {
  return /^\d{1,12}$/.test(id) ? await news.preview(language, id) : null;
}

/**
 * Drafts are for whoever works on a copy for testing. In production they need the token, in the header or, for the
 * address line of a browser, in the query; a wrong one is answered as if there were no draft.
 */
function mayPreview(c: Context, { environment, previewToken }: InvestorCallOptions): boolean {
  if (environment !== 'production') return true;
  if (previewToken === null) return false;
  const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const given = bearer ?? c.req.query('token') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(previewToken));
}
