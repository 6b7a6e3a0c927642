import { language } from './current.ts';
import { formatLocale, type Language } from './language.ts';

/**
 * Dates and numbers for readers. Days are days: `yyyy-mm-dd` is read and written in UTC, so that no time zone turns
 * it into the day before, and server and browser always agree.
 */
const dayFormat = Object.fromEntries(
  Object.entries(formatLocale).map(([each, locale]) => [
    each,
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/** `2026-11-20` → `November 20, 2026`, or `20 de noviembre de 2026`. */
export function formatDay(day: string, target: Language = language): string {
  return dayFormat[target].format(new Date(`${day}T00:00:00Z`));
}

/** `2026-11-20` → `11/20/2026`, as the specification has news dates in both languages. */
export function formatShortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}
