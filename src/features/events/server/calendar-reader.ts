import { isDay } from '#i18n/world/calendar-days.ts';
import { momentAt } from '#i18n/world/local-clock.ts';

/** An entry of a calendar file. */
export type CalendarEntry = {
  uid: string;
  title: string;
  text: string;
  /** Empty when the file has none. */
  place: string;
  url: string;
  tags: string[];
  /** ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
};

type Property = { name: string; parameters: Record<string, string>; value: string };

const minuteLength = 60_000;

/** How long an entry is that says nothing of its end. */
const unsaidLength = 60 * minuteLength;

/**
 * The entries of a calendar file (RFC 5545) that take place once. A time without a zone is that of New York, as the
 * exchange's is; what is called off, repeated or without a readable beginning is left out.
 * @returns `null` when the text is no calendar file.
 */
export function readCalendar(text: string): CalendarEntry[] | null {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') return null;
  const entries: CalendarEntry[] = [];
  let open: Property[] | null = null;
  // An alarm within an entry has a description of its own.
  let inner = 0;
  for (const line of lines) {
    const property = propertyOf(line);
    if (!property) continue;
    const part = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN' && part === 'VEVENT') open = [];
    else if (property.name === 'BEGIN' && open) inner += 1;
    else if (property.name === 'END' && part === 'VEVENT') {
      if (open) entries.push(...entryOf(open));
      open = null;
      inner = 0;
    } else if (property.name === 'END' && inner > 0) inner -= 1;
    else if (open && inner === 0) open.push(property);
  }
  return entries;
}

/** `DTSTART;TZID=America/New_York:20261022T083000` → its name, its parameters and its value. */
function propertyOf(line: string): Property | null {
  const [, name, rest = '', value = ''] =
    /^([A-Za-z-]{1,40})((?:;[A-Za-z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/.exec(line) ?? [];
  if (name === undefined) return null;
  const parameters = [...rest.matchAll(/;([A-Za-z-]+)=("[^"]*"|[^";:]*)/g)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: Object.fromEntries(parameters), value };
}

function entryOf(properties: readonly Property[]): CalendarEntry[] {
  const find = (name: string) => properties.find((property) => property.name === name);
  const textOf = (name: string) => unescaped(find(name)?.value ?? '');
  if (textOf('STATUS').toUpperCase() === 'CANCELLED' || find('RRULE')) return [];
  const start = momentIn(find('DTSTART'));
  if (start === null) return [];
  const length = lengthOf(find('DURATION')?.value ?? '') ?? unsaidLength;
  const end = momentIn(find('DTEND')) ?? start + length;
  if (end < start) return [];
  return [
    {
      ...{ uid: textOf('UID'), title: textOf('SUMMARY'), text: textOf('DESCRIPTION') },
      ...{ place: textOf('LOCATION'), url: find('URL')?.value.trim() ?? '' },
      tags: textOf('CATEGORIES').split(','),
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    },
  ];
}

/** The moment of a property in milliseconds since 1970; `null` when it is none, or in a zone that nobody knows. */
function momentIn(property: Property | undefined): number | null {
  const [, year, month, date, hour = '00', minute = '00', zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)\d\d(Z?))?$/.exec(property?.value.trim() ?? '') ?? [];
  const day = `${year}-${month}-${date}`;
  if (!property || !isDay(day)) return null;
  if (zulu === 'Z') return Date.parse(`${day}T${hour}:${minute}:00Z`);
  try {
    const zone = property.parameters.TZID || 'America/New_York';
    return momentAt(zone, { day, minute: Number(hour) * 60 + Number(minute) });
  } catch {
    return null;
  }
}

/** `PT1H30M` → 5,400,000 milliseconds; `null` for what is no length. */
function lengthOf(duration: string): number | null {
  const [whole, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/.exec(duration.trim()) ?? [];
  return whole === undefined
    ? null
    : ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * minuteLength;
}

function unescaped(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
}
