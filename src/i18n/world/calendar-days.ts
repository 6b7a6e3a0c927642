/** Reckoning with days of the calendar. Days are `yyyy-mm-dd` and reckoned in UTC, so that no zone shifts them. */

const dayLength = 86_400_000;

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

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** A date as a day: (2026, 7, 4) → `2026-07-04`. */
export function dateOf(year: number, month: number, date: number): string {
  return dayOf(Date.UTC(year, month - 1, date));
}

/** The nth of a weekday in a month: `nthWeekday(2026, 11, 4, 4)` → Thanksgiving. */
export function nthWeekday(year: number, month: number, weekday: number, count: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

/** The last Monday up to a date, that date included: `mondayUpTo(2026, 5, 31)` → Memorial Day. */
export function mondayUpTo(year: number, month: number, date: number): string {
  const last = dateOf(year, month, date);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

/** The Gregorian reckoning, by the method that almanacs print as "anonymous". */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
