import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';

/** `Nov 27, 2026, 9:41 a.m. PST`, or `27 nov 2026, 9:41 a. m. PST`: a moment with its zone, since staff sit in several. */
export function writeMoment(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return writeHalfOfDay(format.format(at), language);
}

/** `9:41 a.m. PST`. */
export function writeTime(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return writeHalfOfDay(format.format(at), language);
}

/** `2026-11-27` → `Nov 27`, or `27 nov`. */
export function writeDay(day: string): string {
  const format = new Intl.DateTimeFormat(formatLocale[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
