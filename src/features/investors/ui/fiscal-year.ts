import { addDays } from '#i18n/world/calendar-days.ts';
import { isTradingDay } from '../model/market-calendar.ts';

/**
 * The fiscal year that a day belongs to, named after the calendar year in which it ends:
 * (`2026-11-05`, `2026-08-31`) → 2027.
 * @param yearEnd The last day of any fiscal year, `yyyy-mm-dd`.
 */
export function fiscalYearOf(day: string, yearEnd: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5) > yearEnd.slice(5) ? 1 : 0);
}

/** First and last day of a fiscal year: (2027, `2026-08-31`) → `2026-09-01` to `2027-08-31`. */
export function fiscalYearSpan(year: number, yearEnd: string): { from: string; to: string } {
  const end = (each: number) => `${each}-${yearEnd.slice(5)}`;
  return { from: addDays(end(year - 1), 1), to: end(year) };
}

/**
 * When a report is due: so many days after the end of a month, or on the next day on which offices are open.
 * (2027, 2, 40) → `2027-04-09`.
 */
export function dueDay(year: number, month: number, days: number): string {
  let day = addDays(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10), days);
  while (!isTradingDay(day)) day = addDays(day, 1);
  return day;
}
