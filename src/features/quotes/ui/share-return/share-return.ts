import type { DailyClose, SeriesDividend } from '../../model/quote.ts';

/** What someone wants to know. */
export interface ReturnQuestion {
  shares: number;
  /** Bought at the close of this day, or of the next trading day, `yyyy-mm-dd`. */
  day: string;
  /** Dividends buy more shares; otherwise they are kept as money. */
  reinvested: boolean;
}

/** One dividend on the way. Amounts are US dollars. */
export interface DividendReceived {
  exDividend: string;
  /** Shares held on that day. */
  shares: number;
  dollars: number;
  amount: number;
  /** Shares bought with it, at the close of the ex-dividend day; 0 when it was kept. */
  bought: number;
}

/** What became of the shares. Amounts are US dollars. */
export interface ShareReturn {
  /** The trading day of the purchase. */
  boughtOn: string;
  price: number;
  cost: number;
  /** The last trading day of the series. */
  until: string;
  lastPrice: number;
  /** Shares at the end, with those that dividends bought. */
  shares: number;
  /** What the shares are worth at the end. */
  value: number;
  dividends: DividendReceived[];
  /** Dividends kept as money. */
  kept: number;
  gain: number;
  /** Of the cost, in percent. */
  percent: number;
  /** Percent a year, compounded; `null` for less than a year, which would be blown up. */
  yearly: number | null;
}

const dayLength = 86_400_000;
const daysInYear = 365.25;

/**
 * What shares would have brought, from a series of closes and dividends, both the oldest first. Whoever buys before the
 * ex-dividend day gets the dividend; it is reinvested at that day's close, as total-return indexes do, without fees and
 * taxes.
 * @returns `null` when the series has no price on or after the day.
 */
export function shareReturn(
  { shares: bought, day, reinvested }: ReturnQuestion,
  closes: readonly DailyClose[],
  dividends: readonly SeriesDividend[],
): ShareReturn | null {
  const start = closes.find((each) => each.day >= day);
  const end = closes.at(-1);
  if (!start || !end) return null;
  let shares = bought;
  const received: DividendReceived[] = [];
  for (const { exDividend, dollars } of dividends) {
    if (exDividend <= start.day || exDividend > end.day) continue;
    const amount = shares * dollars;
    const close = closes.find((each) => each.day >= exDividend)?.close;
    const more = reinvested && close ? amount / close : 0;
    received.push({ exDividend, shares, dollars, amount, bought: more });
    shares += more;
  }
  const cost = bought * start.close;
  const value = shares * end.close;
  const kept = reinvested ? 0 : received.reduce((sum, { amount }) => sum + amount, 0);
  const gain = value + kept - cost;
  const years = (Date.parse(end.day) - Date.parse(start.day)) / dayLength / daysInYear;
  return {
    boughtOn: start.day,
    price: start.close,
    cost,
    until: end.day,
    lastPrice: end.close,
    shares,
    value,
    dividends: received,
    kept,
    gain,
    percent: (gain / cost) * 100,
    yearly: years >= 1 ? (((value + kept) / cost) ** (1 / years) - 1) * 100 : null,
  };
}

/** A number of shares as people type it: `1,000` → 1000, `2.5` → 2.5; `null` for anything else, none and too many. */
export function readShares(text: string): number | null {
  const typed = text.trim();
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,4})?$/.test(typed)) return null;
  const shares = Number(typed.replaceAll(',', ''));
  return shares > 0 ? shares : null;
}
