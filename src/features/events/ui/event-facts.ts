import { htmlLang, type Language } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import type { InvestorEvent } from '../model/events.ts';

/** The language of a text that is not in the page's, as an element takes it; nothing for a text that is. */
export function langOf({ language }: { language?: Language }): string | undefined {
  return language && htmlLang[language];
}

/** The fragment under which an event stands on the page of events. */
export function eventAnchor({ id }: Pick<InvestorEvent, 'id'>): string {
  return `event-${id}`;
}

/** The page of an event. */
export function eventPath(event: Pick<InvestorEvent, 'id'>): string {
  return pathTo('investor-event', { parameters: { id: event.id } });
}
