import { whenWanted } from './when-wanted.ts';

/** What the clocks of a place show. */
export interface LocalMoment {
  /** `yyyy-mm-dd` */
  day: string;
  /** Minutes since midnight. */
  minute: number;
}

const minuteLength = 60_000;

/** Making a format costs more than a whole search, so each zone's is kept. */
const clockOf = whenWanted(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** What the clocks of a zone show at a moment, in milliseconds since 1970. @throws for a zone nobody knows. */
export function localMoment(timeZone: string, at: number): LocalMoment {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/**
 * The moment at which the clocks of a zone show a time, in milliseconds since 1970. `minute` may be 1440, the next
 * midnight. A time that clocks show twice, in autumn, is its first showing, or with `last` its second; one that they skip,
 * in spring, is the moment at which they skip it.
 */
export function momentAt(timeZone: string, { day, minute }: LocalMoment, last = false): number {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * minuteLength;
  const halfDay = 12 * 60 * minuteLength;
  // The offsets before and after cover every change of clocks that may lie between.
  const offsets = [asIfUtc - halfDay, asIfUtc + halfDay].map((at) => offsetAt(timeZone, at));
  const shown = offsets
    .map((offset) => asIfUtc - offset)
    .filter((at) => asIfUtc - at === offsetAt(timeZone, at));
  if (shown.length > 0) return last ? Math.max(...shown) : Math.min(...shown);
  return changeBetween(timeZone, asIfUtc - halfDay, asIfUtc + halfDay);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const { day, minute } = localMoment(timeZone, at);
  const whole = Math.floor(at / minuteLength) * minuteLength;
  return Date.parse(`${day}T00:00:00Z`) + minute * minuteLength - whole;
}

/** The moment between two others at which clocks are changed. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > minuteLength) {
    const middle = low + Math.floor((high - low) / 2 / minuteLength) * minuteLength;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
