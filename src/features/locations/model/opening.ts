import { addDays, weekdayOf } from '#i18n/world/calendar-days.ts';
import { localMoment, momentAt } from '#i18n/world/local-clock.ts';
import { type Holiday, type HolidayPlace, holidayOn } from './holidays.ts';
import type { WeeklyHours } from './yard.ts';
import { type Weekday, weekdays } from './yard-codes.ts';

/** A yard as far as its hours ask. */
export interface OpeningPlace extends HolidayPlace {
  timeZone: string;
  hours: WeeklyHours;
  /** Days with other hours than those of the week and of holidays, by `yyyy-mm-dd`; "" for closed. */
  changedHours?: Readonly<Record<string, string>> | undefined;
}

/** A time in which the gate is open, in minutes since midnight on the yard's clock. */
export interface Span {
  from: number;
  to: number;
}

/** A day on the calendar of a yard: its spans, and why there are none. */
export interface OpeningDay {
  day: string;
  spans: readonly Span[];
  holiday?: Holiday;
  /** A notice gives this day hours of its own. */
  isChanged?: boolean;
}

/** Whether the gate is open. Moments are in milliseconds since 1970, days and clock times are the yard's own. */
export type OpeningState =
  | {
      isOpen: true;
      /** When the gate closes, also for a break at noon. */
      closesAt: number;
      closes: string;
      minutesLeft: number;
    }
  | {
      isOpen: false;
      /** When it opens next; `null` for a yard that never does. */
      opensAt: number | null;
      opens: string;
      opensDay: string;
      /** Days from today on the yard's calendar until then: 0 later today, 1 tomorrow. */
      daysUntil: number;
      /** The holiday that today is. */
      holiday?: Holiday;
    };

/** How far ahead the next opening is looked for; no yard is closed longer than over two holidays in a row. */
const daysAhead = 14;

/** `07:00-12:00, 12:30-16:30` → two spans; "" → none. */
export function readSpans(text: string): Span[] {
  const times = (text.match(/\d\d:\d\d/g) ?? []).map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  );
  return times.flatMap((from, at) => {
    const to = times[at + 1];
    return at % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}

/** `450` → `07:30` */
export function clockText(minute: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Days in a row with the same hours, from Monday on: `mon` to `fri` 07:00-17:00, `sat` 08:00-12:00, `sun` closed. */
export function weekInShort(hours: WeeklyHours): { from: Weekday; to: Weekday; spans: readonly Span[] }[] {
  const rows: { from: Weekday; to: Weekday; text: string }[] = [];
  for (const weekday of [...weekdays.slice(1), weekdays[0]]) {
    const last = rows.at(-1);
    if (last?.text === hours[weekday]) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, text: hours[weekday] });
  }
  return rows.map(({ from, to, text }) => ({ from, to, spans: readSpans(text) }));
}

/** What a day is like at a yard. */
export function openingDay(place: OpeningPlace, day: string): OpeningDay {
  const changed = place.changedHours?.[day];
  if (changed !== undefined) return { day, spans: readSpans(changed), isChanged: true };
  const holiday = holidayOn(day, place);
  if (holiday) return { day, spans: [], holiday };
  const weekday = weekdays[weekdayOf(day)] ?? 'sun';
  return { day, spans: readSpans(place.hours[weekday]) };
}

/** True on a day of the yard's calendar on which its gate opens. */
export function opensOn(place: OpeningPlace, day: string): boolean {
  return openingDay(place, day).spans.length > 0;
}

/** The days from a moment on, today first: what a visitor needs to plan a trip. */
export function openingWeek(place: OpeningPlace, at: number, count = 7): OpeningDay[] {
  const { day } = localMoment(place.timeZone, at);
  return Array.from({ length: count }, (_, ahead) => openingDay(place, addDays(day, ahead)));
}

/** Whether a yard is open at a moment, and when that changes. The moment of closing counts as closed. */
export function openingState(place: OpeningPlace, at: number): OpeningState {
  const today = localMoment(place.timeZone, at).day;
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const { day, spans } = openingDay(place, addDays(today, ahead));
    for (const { from, to } of spans) {
      const opensAt = momentAt(place.timeZone, { day, minute: from });
      const closesAt = momentAt(place.timeZone, { day, minute: to }, true);
      if (opensAt <= at && at < closesAt) {
        const minutesLeft = Math.ceil((closesAt - at) / 60_000);
        return { isOpen: true, closesAt, closes: clockText(to), minutesLeft };
      }
      if (opensAt > at && closesAt > opensAt) {
        return closed(place, today, { opensAt, opens: clockText(from), opensDay: day, daysUntil: ahead });
      }
    }
  }
  return closed(place, today, { opensAt: null, opens: '', opensDay: '', daysUntil: 0 });
}

function closed(
  place: OpeningPlace,
  today: string,
  next: { opensAt: number | null; opens: string; opensDay: string; daysUntil: number },
): OpeningState {
  const { holiday } = openingDay(place, today);
  return { isOpen: false, ...next, ...(holiday ? { holiday } : {}) };
}
