import { join } from 'node:path';
import type { RequestContext } from '#app/request-context.ts';
import { brand } from '#brand';
import { createContentEvents, readEventWords } from '#features/events/server/content-events.ts';
import { readEventFeed } from '#features/events/server/event-feed.ts';
import { createFedEvents } from '#features/events/server/fed-events.ts';
import { meetingOn, resultsOn } from '#features/events/server/sample-calendar.ts';
import { createEdgarFilings, readSubmissions } from '#features/filings/server/edgar.ts';
import { createSampleFilings, readSampleFilingWords } from '#features/filings/server/sample-filings.ts';
import { readContentNews } from '#features/news/server/content-news.ts';
import { createFedNews } from '#features/news/server/fed-news.ts';
import { readNewsFeed } from '#features/news/server/news-feed.ts';
import { createFedQuotes, readQuoteFeed } from '#features/quotes/server/quote-feed.ts';
import { createSampleQuotes } from '#features/quotes/server/quotes.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { createCachedSource } from './cached-source.ts';

/** What the sources of investor data are opened with. */
export type InvestorSourcesOptions = {
  settings: Pick<
    Settings,
    | 'newsFeedUrl'
    | 'otherNewsFeeds'
    | 'eventsUrl'
    | 'otherEvents'
    | 'quoteUrl'
    | 'filingsUrl'
    | 'filingsContact'
    | 'dataDir'
  >;
  /** Copies that all instances on one database share. Default: none, there is one instance. */
  shared?: SharedCopies | null;
  log: Log;
  /** The project's folder. */
  root: string;
  now?: () => number;
};

const minute = 60_000;
const megabyte = 1024 * 1024;

/**
 * The sources of investor data: those that the settings name, and the site's own files and samples for the rest. Their
 * last good copies are kept below `DATA_DIR/sources`.
 */
export async function openInvestorSources(
  options: InvestorSourcesOptions,
): Promise<Pick<RequestContext['ports'], 'news' | 'quotes' | 'events' | 'filings'>> {
  const { settings, shared = null, log, root, now = Date.now } = options;
  const {
    newsFeedUrl,
    otherNewsFeeds,
    eventsUrl,
    otherEvents,
    quoteUrl,
    filingsUrl,
    filingsContact,
    dataDir,
  } = settings;
  const fileOf = (name: string) => join(dataDir, 'sources', `${name}.json`);

  const newsSource = (url: string, name: string) =>
    createCachedSource({
      topic: name,
      document: {
        url,
        accept:
          'application/feed+json, application/json, application/atom+xml, application/rss+xml, text/xml;q=0.9',
        longest: 4 * megabyte,
      },
      read: readNewsFeed,
      file: fileOf(name),
      shared,
      freshFor: 10 * minute,
      log,
      now,
    });
  const news =
    newsFeedUrl === null
      ? await readContentNews(root)
      : createFedNews({
          feeds: {
            ...sourcesOf(otherNewsFeeds, (url, language) => newsSource(url, `news-${language}`)),
            eng: newsSource(newsFeedUrl, 'news'),
          },
          now,
        });
  const quotes =
    quoteUrl === null
      ? createSampleQuotes({ now })
      : createFedQuotes(
          createCachedSource({
            topic: 'quotes',
            document: { url: quoteUrl, accept: 'application/json', longest: 2 * megabyte },
            read: readQuoteFeed,
            file: fileOf('quotes'),
            shared,
            freshFor: minute,
            log,
            now,
          }),
          now,
        );
  const filings =
    filingsUrl === null
      ? createSampleFilings({
          calendar: { meetingOn, resultsOn },
          words: await readSampleFilingWords(root),
          now,
        })
      : createEdgarFilings(
          createCachedSource({
            topic: 'filings',
            document: {
              url: filingsUrl,
              accept: 'application/json',
              // The SEC turns away programs that do not say whose they are (sec.gov/os/accessing-edgar-data).
              headers: { 'user-agent': `${brand.name} ${filingsContact ?? ''}`.trim() },
              longest: 8 * megabyte,
            },
            read: readSubmissions,
            file: fileOf('filings'),
            shared,
            freshFor: 15 * minute,
            log,
            now,
          }),
        );
  const eventSource = (url: string, name: string) =>
    createCachedSource({
      topic: name,
      document: { url, accept: 'text/calendar, application/json;q=0.9', longest: 2 * megabyte },
      read: readEventFeed,
      file: fileOf(name),
      shared,
      freshFor: 10 * minute,
      log,
      now,
    });
  const events =
    eventsUrl === null
      ? createContentEvents({ words: await readEventWords(root), news, filings, now })
      : createFedEvents({
          feeds: {
            ...sourcesOf(otherEvents, (url, language) => eventSource(url, `events-${language}`)),
            eng: eventSource(eventsUrl, 'events'),
          },
          news,
          filings,
          now,
        });
  return { news, quotes, events, filings };
}

/** A source for each language that has an address of its own. */
function sourcesOf<Source>(
  addresses: Partial<Record<Language, string>>,
  make: (url: string, language: Language) => Source,
): Partial<Record<Language, Source>> {
  return Object.fromEntries(
    languages.flatMap((each) => {
      const url = addresses[each];
      return url === undefined ? [] : [[each, make(url, each)]];
    }),
  );
}
