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

/** The quote of a day. */
export interface DayQuote extends Quote {
  /** The day that was asked for, `yyyy-mm-dd`. */
  requestedDate: string;
  /** True when nothing was traded on that day: then this is the trading day before it. */
  closed: boolean;
}

/** What pages and the API need to know about the stock; the server implements it. */
export interface QuotePort {
  /** The latest quote there is, delayed; none while nothing was ever traded. */
  latest(): Promise<Quote[]>;
  /** The quote of a day (`yyyy-mm-dd`), or `null` for a day ahead or too long ago. */
  onDay(day: string): Promise<DayQuote | null>;
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
