import { type Choices, choiceFor } from './choices.ts';
import { language } from './current.ts';
import { formatLocale, type Language } from './language.ts';

/**
 * Moments on clocks elsewhere. Apart from all other formats: the page script needs this one, and every page has that script.
 */

/** What stands between the letters of "a.m." in running text; `Intl` writes AM, and a.m. without the Spanish space. */
const clockGap: Choices<string> = { eng: '', es: '\u00a0' };

/** What `Intl` writes for the half of a day: `AM` or `a.m.`, at the end or before the name of a time zone. */
const halfOfDay = /\s*\b([ap])\.?\s*m\.?(?=\s|$)/i;

/** `5:00 PM` → `5:00 p.m.` or `5:00 p. m.`, as running text has it. */
export function writeHalfOfDay(time: string, target: Language): string {
  return time.replace(
    halfOfDay,
    (_, half: string) => `\u00a0${half.toLowerCase()}.${choiceFor(clockGap, target)}m.`,
  );
}

/** (`America/Los_Angeles`, a moment) → `Wednesday, 5:30 a.m. PST`, or `miércoles, 5:30 a. m. PST`: on clocks elsewhere. */
export function formatMomentIn(timeZone: string, at: Date, target: Language = language): string {
  const format = new Intl.DateTimeFormat(formatLocale[target], {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return writeHalfOfDay(format.format(at), target);
}
