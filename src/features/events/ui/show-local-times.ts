import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { formatMomentIn } from '#i18n/moment.ts';

/** Marks a hidden part with the moment that it tells, in ISO 8601; the moment's words stand in a `time` inside. */
export const localTimeMark = 'data-local-time';

/** Writes each marked moment as the visitor's own clocks have it, and shows it where those are not New York's. */
export function showLocalTimes(page: ParentNode): void {
  for (const part of page.querySelectorAll<HTMLElement>(`[${localTimeMark}]`)) {
    const own = ownTime(
      part.getAttribute(localTimeMark) ?? '',
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
    const words = part.querySelector('time');
    if (own === undefined || words === null) continue;
    if (words.textContent !== own) words.textContent = own;
    part.hidden = false;
  }
}

/** The moment in a time zone, or nothing where its clocks show what New York's do. */
export function ownTime(at: string, timeZone: string): string | undefined {
  const inZone = (zone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale[language], { ...options, timeZone: zone }).format(new Date(at));
  const exact = { dateStyle: 'short', timeStyle: 'short' } as const;
  if (inZone(timeZone, exact) === inZone('America/New_York', exact)) return undefined;
  return formatMomentIn(timeZone, new Date(at));
}
