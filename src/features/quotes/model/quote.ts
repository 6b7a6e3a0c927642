import type { HolidayName } from '#features/investors/model/market-calendar.ts';
import type { DatedSource } from '#features/investors/model/source-state.ts';

/** A stock quote, in the shape of the stock quote calls. */
export interface Quote {
  symbol: string;
  /** Price of the last trade, in US dollars. */
  lastTrade: number;
  /** Change from the close of the trading day before, in US dollars. */
  changeNumber: number;
  /** The same in percent of that close. */
  changePercent: number;
  exchange: string;
  /** The moment of the last trade, as ISO 8601 in UTC. */
  date: string;
  /** True while the figures are made up, as the company is. */
  sample: boolean;
}

/** Why nothing was traded on a day: also because its trading, or the delay, is not over yet. */
export const closedReasons = ['weekend', 'holiday', 'not-yet-open'] as const;

export type ClosedReason = (typeof closedReasons)[number];

/** The quote of a day. */
export interface DayQuote extends Quote {
  /** The day that was asked for, `yyyy-mm-dd`. */
  requestedDate: string;
  /** True when nothing was traded on that day: then this is the trading day before it. */
  closed: boolean;
  /** Why it was closed; `null` when it was not, or when the source does not say. */
  closedReason: ClosedReason | null;
  /** Which holiday it was; `null` on any other day. */
  holiday: HolidayName | null;
  /** The day whose quote this is, `yyyy-mm-dd`. */
  tradingDate: string;
  /** The trading day before that one, `yyyy-mm-dd`. */
  previousTradingDate: string;
  /** First, highest and lowest price of the day so far, and the number of shares; `null` when the source has none. */
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
}

/** The close of one trading day. */
export interface DailyClose {
  /** `yyyy-mm-dd` */
  day: string;
  /** US dollars. */
  close: number;
}

/** A dividend within a series: it lowers the price on its ex-dividend day. */
export interface SeriesDividend {
  /** The first day on which a buyer no longer gets it, `yyyy-mm-dd`. */
  exDividend: string;
  /** US dollars a share. */
  dollars: number;
}

/** A lowest and a highest price, each with its day. */
export interface PriceRange {
  low: number;
  lowOn: string;
  high: number;
  highOn: string;
}

/** Up to three years of the share: what a chart, its table and a calculator stand on. */
export interface PriceSeries {
  /** The oldest first, one for each trading day that is over. */
  closes: DailyClose[];
  /** The oldest first. */
  dividends: SeriesDividend[];
  /** The latest trading day so far, delayed; `null` when the source has no prices within a day. */
  day: { day: string; open: number; high: number; low: number; volume: number | null } | null;
  /** Of the last 52 weeks: the closes, and the range of the latest day where there is one. */
  year: PriceRange | null;
  sample: boolean;
}

/** What pages and the API need to know about the stock; the server implements it. */
export interface QuotePort extends DatedSource {
  /** The latest quote there is, delayed; none while nothing was ever traded. */
  latest(): Promise<Quote[]>;
  /** The quote of a day (`yyyy-mm-dd`), or `null` for a day ahead or too long ago. */
  onDay(day: string): Promise<DayQuote | null>;
  /** `null` when the source knows no more than the latest quote. */
  series(): Promise<PriceSeries | null>;
}

/** How long quotes are delayed. */
export const delayMinutes = 20;

/** Which way the price went. */
export type Direction = 'up' | 'down' | 'unchanged';

/** `0.42` → `up`; `0` → `unchanged`; what rounds to nothing is nothing. */
export function directionOf(change: number): Direction {
  const cents = Math.round(change * 100);
  if (cents === 0) return 'unchanged';
  return cents > 0 ? 'up' : 'down';
}

/** The look of a change: zero and more is up. */
export function lookOf(change: number): 'up' | 'down' {
  return change >= 0 ? 'up' : 'down';
}

/** The first quote in an answer of the call, or undefined when there is none that can be shown. */
export function readQuote(answer: unknown): Quote | undefined {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  const { symbol, lastTrade, changeNumber, changePercent, exchange, date, sample } = first as Partial<
    Record<keyof Quote, unknown>
  >;
  if (typeof symbol !== 'string' || typeof exchange !== 'string') return undefined;
  if (!isFigure(lastTrade) || !isFigure(changeNumber) || !isFigure(changePercent)) return undefined;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
  return { symbol, lastTrade, changeNumber, changePercent, exchange, date, sample: sample === true };
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
