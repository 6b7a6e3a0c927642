import type { RequestContext } from '#app/request-context.ts';
import { brand } from '#brand';
import type { InvestorEvent } from '#features/events/model/events.ts';
import feeds from '#features/investors/content/feeds.json' with { type: 'json' };
import { schema } from '#features/investors/content/feeds.schema.ts';
import { momentOf } from '#features/investors/model/eastern-time.ts';
import { formatLocale, type Language } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';
import { readCatalogs, type Speak, speakWith } from '#i18n/read-catalog.server.ts';
import type { Feed, FeedEntry } from '#server/feeds/feed.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';

/** What the feeds are made from. */
export type InvestorFeedOptions = {
  ports: Pick<RequestContext['ports'], 'news' | 'events'>;
  site: SitePaths;
  /** The origin of each language's site. */
  origins: Record<Language, string>;
  words: Speak;
  now: () => number;
};

/** Pages of news that a feed holds, ten releases each; as many events that are over. */
const newsPages = 2;
const pastEvents = 20;

/** The hour and day of an event are told two weeks ahead. */
const toldAhead = 14 * 24 * 60 * 60 * 1000;

/** Reads the words of the feeds. @param root The project's folder. @throws when one of them is not translated. */
export async function readFeedWords(root: string): Promise<Speak> {
  return speakWith(schema, feeds, 'feeds', await readCatalogs(root, 'investor-data'));
}

/** The newest releases. @param self The address of the feed. */
export async function newsFeed(
  language: Language,
  self: string,
  options: InvestorFeedOptions,
): Promise<Feed> {
  const { ports, site, origins } = options;
  const origin = origins[language];
  const pages = await Promise.all(
    Array.from({ length: newsPages }, (_, index) => ports.news.list(language, index + 1)),
  );
  const releases = await Promise.all(
    pages.flatMap((page) => page ?? []).map(({ id }) => ports.news.release(language, id)),
  );
  const entries = releases
    .filter((release) => release !== null)
    .map((release): FeedEntry => {
      const url = origin + site.pathOf(language, 'news-release-details', { id: release.id });
      return {
        id: url,
        url,
        title: release.title,
        summary: release.summary,
        paragraphs: [release.summary, ...release.body],
        published: new Date(momentOf({ day: release.releaseDate.date, minute: 0 })).toISOString(),
        tags: [release.category],
        language: release.language ?? language,
      };
    });
  const isSample = ports.news.state()?.isSample === true;
  return {
    ...frame('news', language, isSample, options),
    home: origin + site.pathOf(language, 'news-releases'),
    self,
    entries,
  };
}

/** The events that are told of, and the last ones that are over. @param self The address of the feed. */
export async function eventsFeed(
  language: Language,
  self: string,
  options: InvestorFeedOptions,
): Promise<Feed> {
  const { ports, site, origins, now } = options;
  const origin = origins[language];
  const home = origin + site.pathOf(language, 'investor-events');
  const told = new Date(now() + toldAhead).toISOString();
  const { upcoming, past } = await ports.events.list(language);
  const shown = [
    ...upcoming.filter(({ startsAt }) => startsAt <= told).toReversed(),
    ...past.slice(0, pastEvents),
  ];
  const isSample = ports.events.state()?.isSample === true;
  return {
    ...frame('events', language, isSample, options),
    home,
    self,
    entries: shown.map((event): FeedEntry => {
      const { id, title, summary, place, kind, calendar } = event;
      return {
        id: `${origin}/api/investorevents/${id}`,
        url: origin + site.pathOf(language, 'investor-event', { id }),
        title,
        summary,
        paragraphs: [when(event, language, options.words), ...(place === null ? [] : [place]), summary],
        published: new Date(Date.parse(event.startsAt) - toldAhead).toISOString(),
        tags: [kind],
        language,
        file: { url: origin + calendar, type: 'text/calendar' },
      };
    }),
  };
}

function frame(
  kind: 'news' | 'events',
  language: Language,
  isSample: boolean,
  { words }: InvestorFeedOptions,
): Pick<Feed, 'language' | 'title' | 'summary' | 'author'> {
  const summary = words(language, feeds[kind].summary);
  return {
    language,
    title: words(language, feeds[kind].title),
    summary: isSample ? `${summary} ${words(language, feeds.sample.text)}` : summary,
    author: brand.name,
  };
}

/** `October 22, 2026, 8:30 a.m. to 9:45 a.m. Eastern Time` */
function when({ startsAt, endsAt }: InvestorEvent, language: Language, words: Speak): string {
  const inNewYork = (options: Intl.DateTimeFormatOptions, moment: string) =>
    writeHalfOfDay(
      new Intl.DateTimeFormat(formatLocale[language], { ...options, timeZone: 'America/New_York' }).format(
        new Date(moment),
      ),
      language,
    );
  return words(language, feeds.when.text, {
    day: inNewYork({ dateStyle: 'long' }, startsAt),
    from: inNewYork({ timeStyle: 'short' }, startsAt),
    to: inNewYork({ timeStyle: 'short' }, endsAt),
  });
}
