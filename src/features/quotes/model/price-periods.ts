import { addDays } from '#i18n/world/calendar-days.ts';
import type { DailyClose } from './quote.ts';

/** How far back the chart of prices can go. */
export const periods = ['1m', '6m', '1y', '3y'] as const;

export type Period = (typeof periods)[number];

/** What is shown unasked. */
export const defaultPeriod: Period = '1y';

const monthsIn: Record<Period, number> = { '1m': 1, '6m': 6, '1y': 12, '3y': 36 };

/** The same day so many months before, or the month's last: (`2026-03-31`, 1) → `2026-02-28`. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The closes of a period that ends with the last of them, the oldest first. */
export function pricesSince(closes: readonly DailyClose[], period: Period): DailyClose[] {
  const last = closes.at(-1);
  if (!last) return [];
  const since = monthsBefore(last.day, monthsIn[period]);
  return closes.filter(({ day }) => day >= since);
}

/** At most so many items, evenly chosen, the first and the last among them: (`[1 … 9]`, 3) → `[1, 5, 9]`. */
export function thinned<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => {
    const place = Math.round((index / (most - 1)) * (items.length - 1));
    return items.slice(place, place + 1);
  }).flat();
}

/** A month of prices. */
export interface MonthOfPrices {
  /** `yyyy-mm` */
  id: string;
  /** The last close of the month, and the highest and lowest of its closes, in US dollars. */
  close: number;
  high: number;
  low: number;
}

/** Closes summed up by month, the oldest first. */
export function monthsOf(closes: readonly DailyClose[]): MonthOfPrices[] {
  const months = new Map<string, MonthOfPrices>();
  for (const { day, close } of closes) {
    const id = day.slice(0, 7);
    const before = months.get(id) ?? { id, close, high: close, low: close };
    months.set(id, {
      id,
      close,
      high: Math.max(before.high, close),
      low: Math.min(before.low, close),
    });
  }
  return [...months.values()];
}

/**
 * Days as one short text, for a page that takes a day with each of its prices: the first, then how many days after the one
 * before each is. `['2026-11-20', '2026-11-23']` → `2026-11-20 3`.
 */
export function packDays(days: readonly string[]): string {
  const [first = ''] = days;
  const gaps = days.slice(1).map((day, before) => daysFrom(days[before] ?? day, day));
  return [first, ...gaps].join(' ');
}

/** The days of a text that `packDays` wrote. */
export function unpackDays(text: string): string[] {
  const [first = '', ...gaps] = text.split(' ');
  const days = [first];
  for (const gap of gaps) days.push(addDays(days.at(-1) ?? first, Number(gap)));
  return days;
}

function daysFrom(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}
