import type { EventsPort } from '#features/investors/model/events.ts';
import { language } from '#i18n/current.ts';
import { readAge, unlessFailed } from '../live.server.ts';

/** How many events that are over the page tells of: about two years. */
const pastShown = 14;

/** Events to come and those that are over, the nearest first; `null` while the source fails. */
export async function readEvents(events: EventsPort) {
  const list = await unlessFailed(events.list(language));
  return list && { ...readAge(events.state()), ...list, past: list.past.slice(0, pastShown) };
}

/** The next event and the latest quarter, for the landing page; what fails is `null`, what does not exist undefined. */
export async function readNow(events: EventsPort) {
  const [list, box] = await Promise.all([
    unlessFailed(events.list(language)),
    unlessFailed(events.earningsBox(language).then((found) => found ?? undefined)),
  ]);
  return { next: list === null ? null : list.upcoming[0], box };
}

/** What the landing page shows of events, as its parts take it. */
export type EventsNow = Awaited<ReturnType<typeof readNow>>;
