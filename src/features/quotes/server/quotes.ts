import { brand } from '#brand';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import { easternMoment, momentOf } from '#features/investors/model/eastern-time.ts';
import {
  closingMinute,
  isTradingDay,
  lastTradingDay,
  openingMinute,
} from '#features/investors/model/market-calendar.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import { earliestQuoteDay, seriesDividends, whyClosed, yearRange } from '../model/price-series.ts';
import {
  type DailyClose,
  delayMinutes,
  type PriceSeries,
  type Quote,
  type QuotePort,
} from '../model/quote.ts';
import { createSamplePrices } from '../model/sample-prices.ts';

type DayRange = { open: number; high: number; low: number; volume: number };

/** The sample share's quotes, delayed as real ones would be. Every figure is made up and says so. */
export function createSampleQuotes({ now = Date.now }: { now?: () => number } = {}): QuotePort {
  const prices = createSamplePrices();

  const partOf = (day: string, minute: number) =>
    Math.min(1, (minute - openingMinute) / (closingMinute(day) - openingMinute));
  const priceAt = (day: string, minute: number) =>
    minute >= closingMinute(day) ? prices.closeOf(day) : prices.during(day, partOf(day, minute));
  const dayBefore = (day: string) => lastTradingDay(addDays(day, -1));

  /** A quote at a minute of a trading day; the last one before its closing is the close. */
  function quoteAt(day: string, minute: number): Quote {
    const before = prices.closeOf(dayBefore(day));
    const lastTrade = priceAt(day, minute);
    const change = lastTrade - before;
    const shown = Math.min(minute, closingMinute(day));
    return {
      symbol: brand.ticker.symbol,
      lastTrade,
      changeNumber: toHundredths(change),
      changePercent: toHundredths((change / before) * 100),
      exchange: brand.ticker.exchange,
      date: new Date(momentOf({ day, minute: shown })).toISOString(),
      sample: true,
    };
  }

  const ranges = new Map<string, DayRange>();

  /** As `rangeUntil`; that of a day that is over is reckoned once, since each takes a few milliseconds. */
  function rangeOf(day: string, minute: number): DayRange {
    if (minute < closingMinute(day)) return rangeUntil(day, minute);
    const range = ranges.get(day) ?? rangeUntil(day, minute);
    ranges.set(day, range);
    return range;
  }

  /** First, highest and lowest price of a day until a minute, and the shares traded. */
  function rangeUntil(day: string, minute: number): DayRange {
    const end = Math.min(minute, closingMinute(day));
    const all = Array.from({ length: end - openingMinute + 1 }, (_, index) =>
      priceAt(day, openingMinute + index),
    );
    return {
      open: priceAt(day, openingMinute),
      high: Math.max(...all),
      low: Math.min(...all),
      volume: prices.volumeUntil(day, partOf(day, end)),
    };
  }

  /** The last moment of trading that may be shown now. */
  function shown(): { day: string; minute: number } {
    const { day, minute } = easternMoment(now() - delayMinutes * 60_000);
    if (isTradingDay(day) && minute >= openingMinute) {
      return { day, minute: Math.min(minute, closingMinute(day)) };
    }
    const last = dayBefore(day);
    return { day: last, minute: closingMinute(last) };
  }

  // Eight years are reckoned when the first price is asked for: here, so that no visitor waits for it.
  prices.closeOf(dayBefore(shown().day));

  let latestSeries: { key: string; series: PriceSeries } | null = null;

  function seriesUntil(last: { day: string; minute: number }): PriceSeries {
    const closes: DailyClose[] = [];
    for (let day = earliestQuoteDay(easternMoment(now()).day); day <= last.day; day = addDays(day, 1)) {
      const isOver = day < last.day || last.minute === closingMinute(day);
      if (isTradingDay(day) && isOver) closes.push({ day, close: prices.closeOf(day) });
    }
    const day = { day: last.day, ...rangeOf(last.day, last.minute) };
    return {
      closes,
      dividends: seriesDividends(dividends.payments, closes),
      day,
      year: yearRange(closes, day),
      sample: true,
    };
  }

  return {
    async latest() {
      const { day, minute } = shown();
      return [quoteAt(day, minute)];
    },

    async onDay(day) {
      const today = easternMoment(now()).day;
      if (day > today || day < earliestQuoteDay(today)) return null;
      const last = shown();
      const traded = day > last.day ? last.day : lastTradingDay(day);
      const minute = traded === last.day ? last.minute : closingMinute(traded);
      const range = rangeOf(traded, minute);
      return {
        ...quoteAt(traded, minute),
        requestedDate: day,
        closed: traded !== day,
        ...whyClosed(day, traded),
        tradingDate: traded,
        previousTradingDate: dayBefore(traded),
        ...range,
      };
    },

    async series() {
      const last = shown();
      const key = `${easternMoment(now()).day} ${last.day} ${last.minute}`;
      if (latestSeries?.key !== key) latestSeries = { key, series: seriesUntil(last) };
      return latestSeries.series;
    },

    state: () => ({
      asOf: new Date(now()).toISOString(),
      ageSeconds: 0,
      isLastCopy: false,
      isSample: true,
    }),
  };
}

/** `0.105` → `0.11`; never minus zero. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
