import { holidayOn, isTradingDay } from '#features/investors/model/market-calendar.ts';
import { addDays, isDay } from '#i18n/world/calendar-days.ts';
import type { DailyClose, DayQuote, PriceRange, PriceSeries, SeriesDividend } from './quote.ts';

/** How many years of days are kept. */
const yearsBack = 3;

/** The first day for which there is a quote: `2026-11-20` → `2023-11-20`, `2028-02-29` → `2025-02-28`. */
export function earliestQuoteDay(today: string): string {
  const same = `${Number(today.slice(0, 4)) - yearsBack}${today.slice(4)}`;
  return isDay(same) ? same : same.replace(/29$/, '28');
}

/** Why a day has the quote of another one. */
export function whyClosed(day: string, tradingDate: string): Pick<DayQuote, 'closedReason' | 'holiday'> {
  if (day === tradingDate) return { closedReason: null, holiday: null };
  const holiday = holidayOn(day);
  if (holiday) return { closedReason: 'holiday', holiday };
  return { closedReason: isTradingDay(day) ? 'not-yet-open' : 'weekend', holiday: null };
}

/** The dividends whose ex-dividend day lies within a series, the oldest first. */
export function seriesDividends(
  payments: readonly SeriesDividend[],
  closes: readonly DailyClose[],
): SeriesDividend[] {
  const [first, last] = [closes[0]?.day, closes.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  return payments
    .filter(({ exDividend }) => exDividend >= first && exDividend <= last)
    .map(({ exDividend, dollars }) => ({ exDividend, dollars }))
    .sort((a, b) => a.exDividend.localeCompare(b.exDividend));
}

/** The lowest and highest price of the 52 weeks that end with the latest day; `null` without any. */
export function yearRange(closes: readonly DailyClose[], day: PriceSeries['day']): PriceRange | null {
  const end = day?.day ?? closes.at(-1)?.day;
  if (end === undefined) return null;
  const start = addDays(end, -52 * 7);
  const prices = [
    ...closes.filter((each) => each.day > start).map((each) => ({ day: each.day, price: each.close })),
    ...(day ? [day.low, day.high].map((price) => ({ day: day.day, price })) : []),
  ];
  const [first] = prices;
  if (!first) return null;
  const low = prices.reduce((least, each) => (each.price < least.price ? each : least), first);
  const high = prices.reduce((most, each) => (each.price > most.price ? each : most), first);
  return { low: low.price, lowOn: low.day, high: high.price, highOn: high.day };
}
