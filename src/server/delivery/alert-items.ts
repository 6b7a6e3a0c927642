import { clockText, easternMoment } from '#features/investors/model/eastern-time.ts';
import type { InvestorEvent } from '#features/investors/model/events.ts';
import { baseForm, type CompanyFiling, type DirectorFiling } from '#features/investors/model/filings.ts';
import { formatClock, formatDay, formatFigure } from '#i18n/formats.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { RequestContext } from '#request-context';
import type { AlertItem, AlertSource } from '../storage/alerts.ts';
import { fillWords, type LetterWords } from './letter-words.ts';

/** What items are made from. */
export type AlertItemsOptions = {
  ports: Pick<RequestContext['ports'], 'news' | 'filings' | 'events' | 'quotes'>;
  words: LetterWords;
  /** The address of a page, with its origin. */
  page: (language: Language, pageId: string, parameters?: Record<string, string>) => string;
};

const day = 86_400_000;

/**
 * What is older is no news. It keeps a source that is connected for the first time, or one that was away for a month, from
 * flooding everybody with its past.
 */
const newsDays = 7;

/** Dates are told two weeks ahead, as in the feeds, and once more on the day before. */
const toldAhead = 14 * day;

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

/** An item's words in both languages. */
async function inBoth(make: (language: Language) => Texts | Promise<Texts>): Promise<AlertItem['words']> {
  const made = await Promise.all(
    languages.map(async (language) => [language, await make(language)] as const),
  );
  return Object.fromEntries(made) as AlertItem['words'];
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
  const perLanguage = await Promise.all(
    languages.map(async (language) => [language, await ports.filings.company.page(language, 1)] as const),
  );
  const of = (language: Language, id: string): CompanyFiling | undefined =>
    perLanguage.find(([one]) => one === language)?.[1]?.items.find((filing) => filing.id === id);
  const listed = perLanguage[0]?.[1]?.items ?? [];
  return Promise.all(
    listed.map(async ({ id, form, filedOn, sample }) => ({
      id,
      topics: reportForms.has(baseForm(form)) ? (['filings', 'reports'] as const) : (['filings'] as const),
      isNews: isRecent(filedOn, now),
      isSample: sample,
      words: await inBoth((language) => {
        const name = of(language, id)?.title ?? '';
        const { filing, namedFiling } = words[language].alerts.items;
        const { title, text } = name === '' ? filing : namedFiling;
        const values = { form, name, day: formatDay(filedOn, language) };
        return {
          title: fillWords(title, values),
          text: fillWords(text, values),
          url: page(language, 'sec-filings'),
        };
      }),
    })),
  );
}

async function insiderItems({ ports, page, words }: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const listed = (await ports.filings.directors.page('eng', 1))?.items ?? [];
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
          fillWords(detail, {
            day: formatDay(on, language),
            code,
            shares: formatFigure(shares, 0, language),
          }),
        );
        return {
          title: fillWords(title, values).replace(/: $/, ''),
          text: [fillWords(text, values), ...trades].join('\n'),
          url: page(language, 'director-filings'),
        };
      }),
    })),
  );
}

async function eventItems(options: AlertItemsOptions, now: number): Promise<AlertItem[]> {
  const lists = new Map<Language, InvestorEvent[]>();
  for (const language of languages) {
    lists.set(language, (await options.ports.events.list(language)).upcoming);
  }
  const told = (lists.get('eng') ?? []).filter(({ startsAt }) => {
    const ahead = Date.parse(startsAt) - now;
    return ahead > 0 && ahead <= toldAhead;
  });
  const made = await Promise.all(
    told.map(async ({ id, startsAt, sample }) => {
      const textsOf = (language: Language, isReminder: boolean): Texts => {
        const event = lists.get(language)?.find((one) => one.id === id);
        return eventTexts(event, language, isReminder, options);
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
  event: InvestorEvent | undefined,
  language: Language,
  isReminder: boolean,
  { words, page }: AlertItemsOptions,
): Texts {
  const { event: known, reminder } = words[language].alerts.items;
  if (event === undefined) return { title: '', text: '', url: page(language, 'investor-events') };
  const [start, end] = [event.startsAt, event.endsAt].map((moment) => easternMoment(Date.parse(moment)));
  const clock = (minute = 0) => formatClock(clockText(minute), language);
  const values = {
    name: event.title,
    day: formatDay(start?.day ?? '', language),
    from: clock(start?.minute),
    to: clock(end?.minute),
  };
  return {
    title: fillWords(isReminder ? reminder.title : known.title, values),
    text: [fillWords(known.text, values), event.summary].filter((line) => line !== '').join('\n'),
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
          title: fillWords(title, values),
          text: fillWords(text, values),
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
