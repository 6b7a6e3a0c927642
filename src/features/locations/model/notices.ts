import { localMoment } from '#i18n/world/local-clock.ts';
import type { YardNoticesContent } from '../content/yard-notices.schema.ts';
import type { Yard } from './yard.ts';

/** What visitors of some yards must know for some days; its words are not the business of this room. */
export type YardNotice = Omit<YardNoticesContent[number], 'title' | 'text'>;

const isAbout = ({ yards }: YardNotice, { id }: Yard): boolean => yards.length === 0 || yards.includes(id);

/** The notices that a yard shows at a moment, in the order of the content. */
export function noticesOf<Notice extends YardNotice>(
  yard: Yard,
  notices: readonly Notice[],
  at: number,
): Notice[] {
  const { day } = localMoment(yard.timeZone, at);
  return notices.filter((notice) => isAbout(notice, yard) && notice.from <= day && day <= notice.until);
}

/** The notices about all yards at a moment, by the calendar of the head office. */
export function noticesForAll<Notice extends YardNotice>(notices: readonly Notice[], at: number): Notice[] {
  const { day } = localMoment('America/Los_Angeles', at);
  return notices.filter(({ yards, from, until }) => yards.length === 0 && from <= day && day <= until);
}

/**
 * A yard with the hours that notices change, so that whoever asks whether its gate is open hears what the notice says. Of two
 * notices that change one day, the one for this yard alone holds.
 */
export function withChangedHours<Place extends Yard>(yard: Place, notices: readonly YardNotice[]): Place {
  const own = notices
    .filter((notice) => isAbout(notice, yard))
    .sort((one, other) => Number(one.yards.length > 0) - Number(other.yards.length > 0));
  const changes = own.flatMap((notice) => notice.changes.map(({ day, hours }) => [day, hours] as const));
  return changes.length === 0 ? yard : { ...yard, changedHours: Object.fromEntries(changes) };
}
