import { Hono } from 'hono';
import { quoteCall } from '#features/forms/model/api-contract.ts';
import { isDay } from '#features/investors/model/market-calendar.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { QuotePort } from '#features/investors/model/quote.ts';
import type { Language } from '#i18n/language.ts';
import type { Settings } from '../env.ts';
import { errorFields, type Log } from '../log.ts';
import { methodNotAllowed, problem } from '../middleware/problem.ts';
import type { ServerEnv } from './api-types.ts';
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
      return answer === null ? unknownNews() : Response.json(answer);
    } catch (error) {
      log.warn('news failed', errorFields(error));
      return problem(502, 'news.failed');
    }
  }

  api.get('/investornews/counts/:page', (c) =>
    newsReply(
      async () => await forPage(c.req.param('page'), (page) => news.counts(languageOf(c.req.raw), page)),
    ),
  );
  api.get('/investornews/detail/:id', (c) =>
    newsReply(async () => {
      const id = c.req.param('id');
      return /^\d{1,12}$/.test(id) ? await news.release(languageOf(c.req.raw), id) : null;
    }),
  );
  api.get('/investornews/:page', (c) =>
    newsReply(
      async () => await forPage(c.req.param('page'), (page) => news.list(languageOf(c.req.raw), page)),
    ),
  );

  const quotePath = quoteCall.replace('/api', '');
  api.get(quotePath, async (c) => c.json(await quotes.latest()));
  api.get(`${quotePath}/:day`, async (c) => {
    const day = c.req.param('day');
    if (!isDay(day)) return problem(400, 'quote.day');
    const quote = await quotes.onDay(day);
    return quote === null ? problem(404, 'quote.unknown') : c.json([quote]);
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

/** Asks for a page by its number; what is no number of a page is a page we do not have. */
async function forPage<Answer>(
  text: string,
  ask: (page: number) => Promise<Answer | null>,
): Promise<Answer | null> {
  return /^[1-9]\d{0,3}$/.test(text) ? await ask(Number(text)) : null;
}
