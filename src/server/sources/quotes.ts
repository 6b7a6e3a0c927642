import { brand } from '#brand';
import { easternMoment, momentOf } from '#features/investors/model/eastern-time.ts';
import { addDays, isTradingDay, lastTradingDay } from '#features/investors/model/market-calendar.ts';
import { delayMinutes, type Quote, type QuotePort } from '#features/investors/model/quote.ts';
import { createSamplePrices } from '#features/investors/model/sample-prices.ts';

/** Minutes since midnight in New York between which shares are traded. */
const opening = 9 * 60 + 30;
const closing = 16 * 60;

/** How many years of days the call answers for. */
const yearsBack = 3;

/** The sample share's quotes, delayed as real ones would be. Every figure is made up and says so. */
export function createSampleQuotes({ now = Date.now }: { now?: () => number } = {}): QuotePort {
  const prices = createSamplePrices();

  /** A quote at a minute of a trading day; the last one before its closing is the close. */
  function quoteAt(day: string, minute: number): Quote {
    const isOver = minute >= closing;
    const before = prices.closeOf(lastTradingDay(addDays(day, -1)));
    const lastTrade = isOver
      ? prices.closeOf(day)
      : prices.during(day, (minute - opening) / (closing - opening));
    const change = lastTrade - before;
    return {
      symbol: brand.ticker.symbol,
      lastTrade,
      changeNumber: toHundredths(change),
      changePercent: toHundredths((change / before) * 100),
      exchange: brand.ticker.exchange,
      date: new Date(momentOf({ day, minute: Math.min(minute, closing) })).toISOString(),
      sample: true,
    };
  }

  /** The last moment of trading that may be shown now. */
  function shown(): { day: string; minute: number } {
    const { day, minute } = easternMoment(now() - delayMinutes * 60_000);
    if (isTradingDay(day) && minute >= opening) return { day, minute: Math.min(minute, closing) };
    return { day: lastTradingDay(addDays(day, -1)), minute: closing };
  }

  return {
    async latest() {
      const { day, minute } = shown();
      return [quoteAt(day, minute)];
    },

    async onDay(day) {
      const today = easternMoment(now()).day;
      const earliest = `${Number(today.slice(0, 4)) - yearsBack}${today.slice(4)}`;
      if (day > today || day < earliest) return null;
      const last = shown();
      const traded = day > last.day ? last.day : lastTradingDay(day);
      const quote = quoteAt(traded, traded === last.day ? last.minute : closing);
      return { ...quote, requestedDate: day, closed: traded !== day };
    },
  };
}

/** `0.105` → `0.11`; never minus zero. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
