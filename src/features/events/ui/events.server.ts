import type { FilingsPort } from '#features/filings/model/filings.ts';
import { type FiscalQuarter, quarterEnd } from '#features/investors/model/fiscal-quarter.ts';
import { readAge, unlessFailed } from '#features/investors/ui/live.server.ts';
import { language } from '#i18n/current.ts';
import type { EventsPort, InvestorEvent } from '../model/events.ts';

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

/**
 * One event, the two beside it in time, and the report about its quarter, where that is filed; `null` for an id that no
 * event has. Without the filings the event still stands.
 */
export async function readEvent(events: EventsPort, filings: FilingsPort, id: string) {
  const [event, { upcoming, past }] = await Promise.all([events.event(language, id), events.list(language)]);
  if (!event) return null;
  const inOrder = [...past.toReversed(), ...upcoming];
  const place = inOrder.findIndex((each) => each.id === id);
  return {
    ...readAge(events.state()),
    event,
    isOver: past.some((each) => each.id === id),
    later: neighbour(place < 0 ? undefined : inOrder[place + 1]),
    earlier: neighbour(inOrder[place - 1]),
    report: event.quarter && (await unlessFailed(readReport(filings, event.quarter))),
  };
}

/** What the page of an event shows of it, as its parts take it. */
export type EventShown = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

function neighbour(event: InvestorEvent | undefined) {
  return event ? { id: event.id, title: event.title } : null;
}

/** The report about a quarter, or about the year that ends with it; `null` until it is filed. */
async function readReport(filings: FilingsPort, quarter: FiscalQuarter) {
  const form = quarter.quarter === 4 ? '10-K' : '10-Q';
  const end = quarterEnd(quarter);
  const found = (await filings.company.every(language, { form })).find(
    (filing) => filing.periodEnd === end && filing.form === form,
  );
  return found ? { form, filedOn: found.filedOn } : null;
}

/** What the landing page shows of events, as its parts take it. */
export type EventsNow = Awaited<ReturnType<typeof readNow>>;
