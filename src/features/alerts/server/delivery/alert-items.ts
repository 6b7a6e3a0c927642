import type { RequestContext } from '#app/request-context.ts';
import type { InvestorEvent } from '#features/events/model/events.ts';
import { baseForm, type DirectorFiling } from '#features/filings/model/filings.ts';
import { clockText, easternMoment } from '#features/investors/model/eastern-time.ts';
import { newsPageSize } from '#features/investors/model/ports.ts';
import type { LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatClock, formatDay, formatFigure } from '#i18n/formats.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import type { AlertItem, AlertSource } from '../../model/alert-store.ts';

/** What items are made from. */
export type AlertItemsOptions = {
  ports: Pick<RequestContext['ports'], 'news' | 'filings' | 'events' | 'quotes'>;
  words: LetterWords;
  /** The address of a page, with its origin. */
  page: (language: Language, pageId: PageId, parameters?: Record<string, string>) => string;
};

const day = 86_400_000;

/**
 * What is older is no news. It keeps a source that is connected for the first time, or one that was away for a month, from
 * flooding everybody with its past.
 */
const newsDays = 7;

/** Dates are told two weeks ahead, as in the feeds, and once more on the day before. */
const toldAhead = 14 * day;

/** How many papers of each list a look reads: more never come between two looks. */
const looked = newsPageSize;

/** Reports for a year and a quarter, of companies at home and abroad. */
const reportForms: ReadonlySet<string> = new Set(['10-K', '10-Q', '20-F', '40-F']);

type Texts = { title: string; text: string; url: string };

/**
 * What each source has to tell now, newest first; a source that fails is left out of this look and told of by `onFailed`.
 */
export async function readAlertSources(
  options: AlertItemsOptions,
  now: number,
  onFailed: (source: string, error: unknown) => void,
): Promise<AlertSource[]> {
  const read: [string, () => Promise<AlertItem[]>][] = [
    ['news', () => newsItems(options, now)],
    ['filings', () => companyItems(options, now)],
    ['insiders', () => insiderItems(options, now)],
    ['events', () => eventItems(options, now)],
    ['quote', () => quoteItems(options, now)],
  ];
  const sources: AlertSource[] = [];
  for (const [name, items] of read) {
    try {
      sources.push({ name, items: await items() });
    } catch (error) {
      onFailed(name, error);
    }
  }
  return sources;
}

/** The same in each language. */
async function inBoth<Value>(
  make: (language: Language) => Value | Promise<Value>,
): Promise<Record<Language, Value>> {
  const made = await Promise.all(
    languages.map(async (language) => [language, await make(language)] as const),
  );
  return Object.fromEntries(made) as Record<Language, Value>;
}

/** Days are days of New York, where the market is. */
function isRecent(date: string, now: number): boolean {
  return Date.parse(`${date}T12:00:00Z`) >= now - newsDays * day;
}

async function newsItems({ ports, page }: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const { news } = ports;
  const listed = (await news.list('eng', 1)) ?? [];
  const isSample = news.state()?.isSample === true;
  return Promise.all(
    listed.map(async ({ id, title, releaseDate }) => ({
      id,
      topics: ['news'] as const,
      isNews: isRecent(releaseDate.date, now),
      isSample,
      words: await inBoth(async (language) => {
        const release = await news.release(language, id);
        const url = page(language, 'news-release-details', { id });
        return { title: release?.title ?? title, text: release?.summary ?? '', url };
      }),
    })),
  );
}

async function companyItems(options: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const { ports, page, words } = options;
  const lists = await inBoth((language) => ports.filings.company.every(language));
  return Promise.all(
    lists.eng.slice(0, looked).map(async ({ id, form, filedOn, sample }) => ({
      id,
      topics: reportForms.has(baseForm(form)) ? (['filings', 'reports'] as const) : (['filings'] as const),
      isNews: isRecent(filedOn, now),
      isSample: sample,
      words: await inBoth((language) => {
        const name = lists[language].find((filing) => filing.id === id)?.title ?? '';
        const { filing, namedFiling } = words[language].alerts.items;
        const { title, text } = name === '' ? filing : namedFiling;
        const values = { form, name, day: formatDay(filedOn, language) };
        return {
          title: fill(title, values),
          text: fill(text, values),
          url: page(language, 'sec-filings'),
        };
      }),
    })),
  );
}

async function insiderItems({ ports, page, words }: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const listed = (await ports.filings.directors.every('eng')).slice(0, looked);
  return Promise.all(
    listed.map(async (filing: DirectorFiling) => ({
      id: filing.id,
      topics: ['filings', 'insiders'] as const,
      isNews: isRecent(filing.filedOn, now),
      isSample: filing.sample,
      words: await inBoth((language) => {
        const { title, text, detail } = words[language].alerts.items.trade;
        const { form, person, filedOn, transactions } = filing;
        const values = { form, name: person ?? '', day: formatDay(filedOn, language) };
        const trades = transactions.map(({ on, code, shares }) =>
          fill(detail, {
            day: formatDay(on, language),
            code,
            shares: formatFigure(shares, 0, language),
          }),
        );
        return {
          title: fill(title, values).replace(/: $/, ''),
          text: [fill(text, values), ...trades].join('\n'),
          url: page(language, 'director-filings'),
        };
      }),
    })),
  );
}

async function eventItems(options: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const lists = await inBoth(async (language) => (await options.ports.events.list(language)).upcoming);
  const told = lists.eng.filter(({ startsAt }) => {
    const ahead = Date.parse(startsAt) - now;
    return ahead > 0 && ahead <= toldAhead;
  });
  const made = await Promise.all(
    told.map(async (event) => {
      const { id, startsAt, sample } = event;
      const textsOf = (language: Language, isReminder: boolean): Texts => {
        const own = lists[language].find((one) => one.id === id);
        // A source that has it in English alone has no page of it in Spanish, but its date is news there, too.
        if (own) return eventTexts(own, language, isReminder, options);
        const url = options.page(language, 'investor-events');
        return { ...eventTexts(event, language, isReminder, options), url };
      };
      const common = { topics: ['events'] as const, isNews: true, isSample: sample };
      const first = { ...common, id, words: await inBoth((language) => textsOf(language, false)) };
      if (Date.parse(startsAt) - now > day) return [first];
      // Who was told of it first on this very day needs no reminder: it is remembered without a letter.
      const reminder = {
        ...common,
        id: `${id}/reminder`,
        words: await inBoth((language) => textsOf(language, true)),
      };
      return [{ ...first, isNews: false }, reminder];
    }),
  );
  return made.flat();
}

function eventTexts(
  event: InvestorEvent,
  language: Language,
  isReminder: boolean,
  { words, page }: AlertItemsOptions,
): Texts {
  const { event: known, reminder } = words[language].alerts.items;
  const [start, end] = [easternMoment(Date.parse(event.startsAt)), easternMoment(Date.parse(event.endsAt))];
  const clock = (minute: number) => formatClock(clockText(minute), language);
  const values = {
    name: event.title,
    day: formatDay(start.day, language),
    from: clock(start.minute),
    to: clock(end.minute),
  };
  return {
    title: fill(isReminder ? reminder.title : known.title, values),
    text: [fill(known.text, values), event.summary].filter((line) => line !== '').join('\n'),
    url: page(language, 'investor-event', { id: event.id }),
  };
}

async function quoteItems({ ports, words, page }: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const { day: today, minute } = easternMoment(now);
  // The market closes at four; quotes are twenty minutes late, and the last ones of a day settle a little later.
  const asked = minute >= 17 * 60 ? today : dayBefore(today);
  const quote = await ports.quotes.onDay(asked);
  if (quote === null) return [];
  const { tradingDate, lastTrade, changeNumber, changePercent, sample } = quote;
  return [
    {
      id: tradingDate,
      topics: ['quote'],
      isNews: isRecent(tradingDate, now),
      isSample: sample,
      words: await inBoth((language) => {
        const { title, text } = words[language].alerts.items.quote;
        const sign = changeNumber > 0 ? '+' : changeNumber < 0 ? '−' : '';
        const values = {
          day: formatDay(tradingDate, language),
          price: `US$${formatFigure(lastTrade, 2, language)}`,
          change: `${sign}${formatFigure(Math.abs(changeNumber), 2, language)}`,
          percent: `${sign}${formatFigure(Math.abs(changePercent), 2, language)}%`,
        };
        return {
          title: fill(title, values),
          text: fill(text, values),
          url: page(language, 'stock-information'),
        };
      }),
    },
  ];
}

/** `2026-03-01` → `2026-02-28` */
function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10);
}
