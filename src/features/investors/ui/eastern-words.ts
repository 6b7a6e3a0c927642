import { formatClock, formatDay } from '#i18n/formats.ts';
import { clockText, easternMoment } from '../model/eastern-time.ts';

/** A moment on the clocks of New York: `2026-11-20T21:00:00Z` → `November 20, 2026, 4:00 p.m. ET`. */
export function easternTime(moment: string): string {
  const { day, minute } = easternMoment(Date.parse(moment));
  return `${formatDay(day)}, ${formatClock(clockText(minute))} ET`;
}

/** Only the time: `2026-11-20T21:00:00Z` → `4:00 p.m. ET`. */
export function easternClock(moment: string): string {
  return `${formatClock(clockText(easternMoment(Date.parse(moment)).minute))} ET`;
}

/** Only the day: `2026-11-20T21:00:00Z` → `November 20, 2026`. */
export function easternDay(moment: string): string {
  return formatDay(easternMoment(Date.parse(moment)).day);
}
