/** Days on which shares are traded in New York. Days are `yyyy-mm-dd` and reckoned in UTC, so no zone shifts them. */
import {
  addDays,
  dateOf,
  easterSunday,
  mondayUpTo,
  nthWeekday,
  weekdayOf,
} from '#i18n/world/calendar-days.ts';

/** The day itself if it is a trading day, else the first one after it; so many trading days later, if asked. */
export function nextTradingDay(day: string, later = 0): string {
  let found = day;
  while (!isTradingDay(found)) found = addDays(found, 1);
  return later === 0 ? found : nextTradingDay(addDays(found, 1), later - 1);
}

/** The first of a weekday (1 for Monday) in a month on or after a date: (2026, 10, 4, 22) → `2026-10-22`. */
export function weekdayFrom(year: number, month: number, weekday: number, from: number): string {
  const start = dateOf(year, month, from);
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7);
}

/** True for a weekday that is no holiday of the exchange. */
export function isTradingDay(day: string): boolean {
  return weekdayOf(day) % 6 !== 0 && holidayOn(day) === null;
}

/** When trading begins, in minutes since midnight in New York. */
export const openingMinute = 9 * 60 + 30;

/**
 * When trading ends on a trading day, in minutes since midnight in New York: at four, and at one on the day after
 * Thanksgiving and on the eves of Independence Day and Christmas (NYSE Rule 7.2).
 */
export function closingMinute(day: string): number {
  const isEve = /-(07-03|12-24)$/.test(day);
  return isEve || holidayOn(addDays(day, -1)) === 'thanksgiving' ? 13 * 60 : 16 * 60;
}

/** The day itself if it is a trading day, else the last one before it. */
export function lastTradingDay(day: string): string {
  let found = day;
  while (!isTradingDay(found)) found = addDays(found, -1);
  return found;
}

/** The holidays of the exchange, by names that content files know, in the order in which they fall. */
export const holidayNames = [
  'new-year',
  'king',
  'washington',
  'good-friday',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'thanksgiving',
  'christmas',
] as const;

export type HolidayName = (typeof holidayNames)[number];

/** The holiday that keeps the exchange closed on a day; `null` when none does. */
export function holidayOn(day: string): HolidayName | null {
  return namedHolidays(Number(day.slice(0, 4))).get(day) ?? null;
}

/** Holidays of the exchange in a year. Days of mourning and storms are not foreseen. */
export function holidaysOf(year: number): ReadonlySet<string> {
  return new Set(namedHolidays(year).keys());
}

const known = new Map<number, ReadonlyMap<string, HolidayName>>();

function namedHolidays(year: number): ReadonlyMap<string, HolidayName> {
  const before = known.get(year);
  if (before) return before;
  const fixed = (month: number, date: number) => observed(dateOf(year, month, date));
  const newYear = dateOf(year, 1, 1);
  const days: Record<HolidayName, string | null> = {
    // The Friday before would belong to the old year, whose books it would close: the exchange stays open then.
    'new-year': weekdayOf(newYear) === 6 ? null : observed(newYear),
    king: nthWeekday(year, 1, 1, 3),
    washington: nthWeekday(year, 2, 1, 3),
    'good-friday': addDays(easterSunday(year), -2),
    memorial: mondayUpTo(year, 5, 31),
    juneteenth: year >= 2022 ? fixed(6, 19) : null,
    independence: fixed(7, 4),
    labor: nthWeekday(year, 9, 1, 1),
    thanksgiving: nthWeekday(year, 11, 4, 4),
    christmas: fixed(12, 25),
  };
  const named = new Map(
    holidayNames.flatMap((name) => {
      const day = days[name];
      return day === null ? [] : [[day, name] as const];
    }),
  );
  known.set(year, named);
  return named;
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(day: string): string {
  return addDays(day, { 6: -1, 0: 1 }[weekdayOf(day)] ?? 0);
}
