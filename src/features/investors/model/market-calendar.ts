/** Days on which shares are traded in New York. Days are `yyyy-mm-dd` and reckoned in UTC, so no zone shifts them. */

const dayLength = 86_400_000;

/** The day itself if it is a trading day, else the first one after it; so many trading days later, if asked. */
export function nextTradingDay(day: string, later = 0): string {
  let found = day;
  while (!isTradingDay(found)) found = addDays(found, 1);
  return later === 0 ? found : nextTradingDay(addDays(found, 1), later - 1);
}

/** The first of a weekday (1 for Monday) in a month on or after a date: (2026, 10, 4, 22) → `2026-10-22`. */
export function weekdayFrom(year: number, month: number, weekday: number, from: number): string {
  const start = dayOf(Date.UTC(year, month - 1, from));
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7);
}

/** `addDays('2026-02-28', 1)` → `2026-03-01` */
export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + count * dayLength);
}

/** True for a day of the calendar, `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && dayOf(moment) === text;
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

/** One of them. */
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
  const fixed = (month: number, date: number) => observed(dayOf(Date.UTC(year, month - 1, date)));
  const newYear = dayOf(Date.UTC(year, 0, 1));
  const days: Record<HolidayName, string | null> = {
    // The Friday before would belong to the old year, whose books it would close: the exchange stays open then.
    'new-year': weekdayOf(newYear) === 6 ? null : observed(newYear),
    king: nth(year, 1, 1, 3),
    washington: nth(year, 2, 1, 3),
    'good-friday': addDays(easterSunday(year), -2),
    memorial: lastMonday(year, 5),
    juneteenth: year >= 2022 ? fixed(6, 19) : null,
    independence: fixed(7, 4),
    labor: nth(year, 9, 1, 1),
    thanksgiving: nth(year, 11, 4, 4),
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

/** The nth of a weekday in a month: `nth(2026, 11, 4, 4)` → Thanksgiving. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = dayOf(Date.UTC(year, month - 1, 1));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function lastMonday(year: number, month: number): string {
  const last = dayOf(Date.UTC(year, month, 0));
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

/** The Gregorian reckoning, by the method that almanacs print as "anonymous". */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
