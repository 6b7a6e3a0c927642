import { createHash } from 'node:crypto';
import { htmlLang, type Language } from '#i18n/language.ts';
import { atomText, atomType } from '#server/feeds/atom.ts';
import type { Feed } from '#server/feeds/feed.ts';
import { jsonFeedText, jsonFeedType } from '#server/feeds/json-feed.ts';
import { errorFields, type Log } from '#server/log.ts';
import { isOnLocalHost } from '#server/pages/language-of-request.ts';
import { eventsFeed, type InvestorFeedOptions, newsFeed } from './investor-feeds.ts';

/** What serving feeds needs besides what they are made from. */
export type FeedFilesOptions = InvestorFeedOptions & {
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  log: Log;
};

const makers: Record<
  string,
  (language: Language, self: string, options: InvestorFeedOptions) => Promise<Feed>
> = {
  news: newsFeed,
  events: eventsFeed,
};

const formats: Record<string, { type: string; write: (feed: Feed) => string }> = {
  atom: { type: atomType, write: atomText },
  json: { type: jsonFeedType, write: jsonFeedText },
};

/**
 * Answers `/feeds/{news,events}.{atom,json}` in the language of the host; `null` for any other address. Readers ask
 * again every few minutes, so an unchanged feed is answered 304. A source that fails is answered 503: an empty feed would
 * look as if everything had been taken back.
 */
export function createFeedFiles(options: FeedFilesOptions): (request: Request) => Promise<Response | null> {
  const { origins, languageOf, log } = options;

  return async function feedFile(request) {
    const { pathname } = new URL(request.url);
    const [, name = '', ending = ''] = /^\/feeds\/(news|events)\.(atom|json)$/.exec(pathname) ?? [];
    const [make, format] = [makers[name], formats[ending]];
    if (!make || !format) return null;
    const language = languageOf(request);
    try {
      const feed = await make(language, origins[language] + pathname, options);
      return reply(request, format.write(feed), {
        'content-type': `${format.type}; charset=utf-8`,
        'content-language': htmlLang[language],
        ...(isOnLocalHost(request) ? { vary: 'Cookie' } : {}),
      });
    } catch (error) {
      log.warn('feed failed', { path: pathname, ...errorFields(error) });
      return new Response('The feed cannot be read now.\n', {
        status: 503,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '600',
        },
      });
    }
  };
}

function reply(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, 'cache-control': 'public, max-age=600' };
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers: all });
  return new Response(request.method === 'HEAD' ? null : text, { headers: all });
}
