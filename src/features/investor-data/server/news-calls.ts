import { Hono } from 'hono';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { askedByPages } from '#server/api/asked-by-pages.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { forPage } from '#server/api/page-number.ts';
import { errorFields, type Log } from '#server/log.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import { readNewsFilter } from './list-filters.ts';

/** What the calls of news need. */
export type NewsCallOptions = {
  news: NewsPort;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  log: Log;
};

/** The calls of news: pages of the list, how many there are, one release. */
export function newsCalls({ news, languageOf, log }: NewsCallOptions): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();

  /** Answers what the news source has; 404 for what it has not, 502 when it fails. */
  async function newsReply<Answer extends object>(ask: () => Promise<Answer | null>): Promise<Response> {
    try {
      const answer = await ask();
      return answer === null ? problem(404, 'news.unknown') : datedReply(answer, news);
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
  api.get('/investornews/:page', askedByPages, (c) => {
    const filter = readNewsFilter(c.req.url);
    if (!filter) return problem(400, 'filter');
    return newsReply(() =>
      forPage(c.req.param('page'), (page) => news.list(languageOf(c.req.raw), page, filter)),
    );
  });

  for (const path of ['/investornews/counts/:page', '/investornews/detail/:id', '/investornews/:page']) {
    api.all(path, () => methodNotAllowed('GET, HEAD'));
  }
  return api;
}
