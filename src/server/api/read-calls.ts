import { Hono } from 'hono';
import { readNewsFilter } from '#features/investor-data/server/list-filters.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { Quote, QuotePort } from '#features/quotes/model/quote.ts';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import type { Language } from '#i18n/language.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import type { Settings } from '../env.ts';
import { errorFields, type Log } from '../log.ts';
import { methodNotAllowed, problem } from '../middleware/problem.ts';
import type { ServerEnv } from './api-types.ts';
import { datedReply } from './dated-reply.ts';
import { forPage } from './page-number.ts';
import { publicSettings } from './public-settings.ts';

/** What the calls that only read need. */
export type ReadCallOptions = {
  settings: Settings;
  news: NewsPort;
  quotes: QuotePort;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  log: Log;
};

const unknownNews = (): Response => problem(404, 'news.unknown');

/** The calls that only read: environment, settings, news, stock quotes. */
export function readCalls({ settings, news, quotes, languageOf, log }: ReadCallOptions): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();
  const visible = publicSettings(settings);

  api.get('/environment', (c) => c.json(settings.environment.toLowerCase()));

  api.get('/config/config/:setting', (c) => {
    const setting = c.req.param('setting');
    const value = visible.get(setting);
    return value === undefined ? problem(404, 'setting.unknown') : c.json({ setting, value });
  });

  /** Answers what the news source has; 404 for what it has not, 502 when it fails. */
  async function newsReply<Answer extends object>(ask: () => Promise<Answer | null>): Promise<Response> {
    try {
      const answer = await ask();
      return answer === null ? unknownNews() : datedReply(answer, news);
    } catch (error) {
      log.warn('news failed', errorFields(error));
      return problem(502, 'news.failed');
    }
  }

  api.get('/investornews/counts/:page', (c) => {
    const filter = readNewsFilter(c.req.url);
    if (!filter) return problem(400, 'filter');
    return newsReply(() =>
      forPage(c.req.param('page'), (page) => news.counts(languageOf(c.req.raw), page, filter)),
    );
  });
  api.get('/investornews/detail/:id', (c) =>
    newsReply(async () => {
      const id = c.req.param('id');
      return /^\d{1,12}$/.test(id) ? await news.release(languageOf(c.req.raw), id) : null;
    }),
  );
  api.get('/investornews/:page', (c) => {
    const filter = readNewsFilter(c.req.url);
    if (!filter) return problem(400, 'filter');
    return newsReply(() =>
      forPage(c.req.param('page'), (page) => news.list(languageOf(c.req.raw), page, filter)),
    );
  });

  const quotePath = quoteCall.replace('/api', '');

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

  api.get(quotePath, () => quoteReply(() => quotes.latest()));
  api.get(`${quotePath}/:day`, (c) => {
    const day = c.req.param('day');
    if (!isDay(day)) return problem(400, 'quote.day');
    return quoteReply(async () => {
      const quote = await quotes.onDay(day);
      return quote && [quote];
    });
  });

  for (const path of [
    '/environment',
    '/config/config/:setting',
    '/investornews/counts/:page',
    '/investornews/detail/:id',
    '/investornews/:page',
    quotePath,
    `${quotePath}/:day`,
  ]) {
    api.all(path, () => methodNotAllowed('GET, HEAD'));
  }
  return api;
}
