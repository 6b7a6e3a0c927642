import { clockMinute, momentOf } from '#features/investors/model/eastern-time.ts';
import type { FiscalQuarter } from '#features/investors/model/fiscal-quarter.ts';
import { nextTradingDay, weekdayFrom } from '#features/investors/model/market-calendar.ts';
import { addDays } from '#i18n/world/calendar-days.ts';
import type { EventKind } from './events.ts';

/** When an event comes back each year. */
export interface EventRule {
  id: string;
  kind: EventKind;
  quarter: number | null;
  /** 1 to 12 */
  month: number;
  /** 1 for Monday to 5 for Friday: the first of them on or after the day `from`. */
  weekday: number;
  from: number;
  /** `hh:mm` on the clocks of New York. */
  time: string;
  minutes: number;
  replayDays: number | null;
}

/** One occurrence of a rule. */
export interface Occurrence<Rule extends EventRule = EventRule> {
  /** Digits only: its day, on which there is no other event. */
  id: string;
  rule: Rule;
  year: number;
  /** `yyyy-mm-dd` */
  day: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  replayUntil: string | null;
  quarter: FiscalQuarter | null;
}

/** The day of a rule in a calendar year; a holiday moves it to the next trading day. */
export function eventDay({ month, weekday, from }: EventRule, year: number): string {
  return nextTradingDay(weekdayFrom(year, month, weekday, from));
}

/** All occurrences within some calendar years, the earliest first. */
export function occurrences<Rule extends EventRule>(
  rules: readonly Rule[],
  firstYear: number,
  lastYear: number,
): Occurrence<Rule>[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years
    .flatMap((year) => rules.map((rule) => occurrence(rule, year)))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function occurrence<Rule extends EventRule>(rule: Rule, year: number): Occurrence<Rule> {
  const day = eventDay(rule, year);
  const start = momentOf({ day, minute: clockMinute(rule.time) });
  const { quarter } = rule;
  return {
    id: day.replaceAll('-', ''),
    rule,
    year,
    day,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + rule.minutes * 60_000).toISOString(),
    replayUntil: rule.replayDays === null ? null : addDays(day, rule.replayDays),
    // Each quarter is told of in the calendar year after which its fiscal year is named.
    quarter: isQuarter(quarter) ? { fiscalYear: year, quarter } : null,
  };
}

function isQuarter(value: number | null): value is FiscalQuarter['quarter'] {
  return value === 1 || value === 2 || value === 3 || value === 4;
}
