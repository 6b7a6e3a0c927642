import type { InvestorEvent } from '#features/investors/model/events.ts';
import { pathTo } from '#site/paths.ts';

/** The fragment under which an event stands on the page of events. */
export function eventAnchor({ id }: Pick<InvestorEvent, 'id'>): string {
  return `event-${id}`;
}

/** The page of an event. */
export function eventPath(event: Pick<InvestorEvent, 'id'>): string {
  return pathTo('investor-event', { parameters: { id: event.id } });
}
