import { brand } from '#brand';
import type { InvestorEvent } from '#features/events/model/events.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { fold75 } from '#server/files/fold75.ts';

/** What a calendar file says beside its event. */
export type CalendarFileOptions = {
  language: Language;
  /** The page about the event, a whole address. */
  page: string;
  /** The moment of writing, in milliseconds since 1970. */
  now: number;
};

/** An event as a file that calendars take in (RFC 5545), offered for download. Times are in UTC: every calendar turns them into its own. */
export function calendarFile(event: InvestorEvent, options: CalendarFileOptions): Response {
  return new Response(calendarText(event, options), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.slug}-${event.id}.ics"`,
      'content-language': htmlLang[options.language],
    },
  });
}

/** The text of the file: lines of at most 75 octets that end as the format asks. */
export function calendarText(event: InvestorEvent, { language, page, now }: CalendarFileOptions): string {
  const tongue = `;LANGUAGE=${htmlLang[language]}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Investor events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(page).hostname}`,
    `DTSTAMP:${utc(new Date(now).toISOString())}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY${tongue}:${escaped(`${brand.name}: ${event.title}`)}`,
    `DESCRIPTION${tongue}:${escaped(`${event.summary}\n${page}`)}`,
    ...(event.place === null ? [] : [`LOCATION${tongue}:${escaped(event.place)}`]),
    `URL:${page}`,
    // It takes nobody's time until they say so.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold75).join('\r\n')}\r\n`;
}

/** `2026-10-22T12:30:00.000Z` → `20261022T123000Z` */
function utc(moment: string): string {
  return moment.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** Text with the four characters escaped that mean something (RFC 5545, 3.3.11); other controls have no place in it. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}
