import { array, number, object, string } from 'yup';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import { easternMoment, momentOf } from '#features/investors/model/eastern-time.ts';
import { closingMinute } from '#features/investors/model/market-calendar.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import type { CachedSource } from '#server/sources/cached-source.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import { earliestQuoteDay, seriesDividends, whyClosed, yearRange } from '../model/price-series.ts';
import {
  type DailyClose,
  type DayQuote,
  type PriceSeries,
  type Quote,
  type QuotePort,
  readQuote,
} from '../model/quote.ts';

/** What a quote feed tells. */
export type FedQuote = {
  quote: Quote;
  /** The oldest first; none when the feed has no history. */
  closes: DailyClose[];
  /** The latest day so far. */
  range: { open: number; high: number; low: number; volume: number | null } | null;
};

const price = () => number().positive().max(1_000_000);

/** What may stand beside the latest quote. */
const further = object({
  open: price(),
  high: price(),
  low: price(),
  volume: number().integer().min(0),
  closes: array(object({ day: string().defined(), close: price().defined() })).max(20_000),
}).defined();

/**
 * The quote in a feed: an object or a list whose first item is one, with `symbol`, `exchange`, `lastTrade`,
 * `changeNumber`, `changePercent`, `date`, and where the source has them `open`, `high`, `low`, `volume` and `closes`
 * (`day`, `close`).
 * @throws DocumentRefused when there is none, or a figure is none that a price can be.
 */
export function readQuoteFeed(text: string): FedQuote {
  const document: unknown = JSON.parse(text);
  const first: unknown = Array.isArray(document) ? document[0] : document;
  const quote = readQuote([first]);
  if (!quote || quote.lastTrade <= 0) throw new DocumentRefused('rubbish');
  const { open, high, low, volume = null, closes = [] } = further.validateSync(first, { strict: true });
  if (closes.some(({ day }) => !isDay(day))) throw new DocumentRefused('rubbish');
  const byDay = new Map(closes.map(({ day, close }) => [day, close]));
  const hasRange = open !== undefined && high !== undefined && low !== undefined;
  if (hasRange && (low > high || open > high || open < low)) throw new DocumentRefused('rubbish');
  return {
    quote: { ...quote, date: new Date(quote.date).toISOString() },
    closes: [...byDay].map(([day, close]) => ({ day, close })).sort((a, b) => a.day.localeCompare(b.day)),
    range: hasRange ? { open, high, low, volume } : null,
  };
}

/** The quotes of a feed. Days are answered as far as its history goes. */
export function createFedQuotes(source: CachedSource<FedQuote>, now: () => number = Date.now): QuotePort {
  /** Closes of days that are over and not too old. */
  async function known() {
    const fed = await source.get();
    const today = easternMoment(now()).day;
    const last = easternMoment(Date.parse(fed.quote.date)).day;
    const first = earliestQuoteDay(today);
    return { ...fed, today, last, closes: fed.closes.filter(({ day }) => day >= first && day <= last) };
  }

  return {
    latest: async () => [(await source.get()).quote],

    async onDay(day): Promise<DayQuote | null> {
      const { quote, closes, range, today, last } = await known();
      if (day > today || day < earliestQuoteDay(today)) return null;
      const past = day < last ? closes.findLast((close) => close.day <= day) : undefined;
      const traded = day < last ? past?.day : last;
      const before = closes.findLast((close) => traded !== undefined && close.day < traded);
      if (traded === undefined || !before) return null;
      const common = {
        requestedDate: day,
        closed: traded !== day,
        ...whyClosed(day, traded),
        tradingDate: traded,
        previousTradingDate: before.day,
      };
      if (!past) return { ...quote, ...common, ...(range ?? noRange) };
      const change = past.close - before.close;
      return {
        ...quote,
        lastTrade: past.close,
        changeNumber: toHundredths(change),
        changePercent: toHundredths((change / before.close) * 100),
        date: new Date(momentOf({ day: traded, minute: closingMinute(traded) })).toISOString(),
        ...common,
        ...noRange,
      };
    },

    async series(): Promise<PriceSeries | null> {
      const { quote, closes, range, last } = await known();
      if (closes.length === 0) return null;
      const day = range && { day: last, ...range };
      return {
        closes,
        dividends: seriesDividends(dividends.payments, closes),
        day,
        year: yearRange(closes, day),
        sample: quote.sample,
      };
    },

    state: () => source.state(),
  };
}

const noRange = { open: null, high: null, low: null, volume: null };

/** `0.105` → `0.11`; never minus zero. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
