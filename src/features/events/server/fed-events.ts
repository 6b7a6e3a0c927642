import type { FilingsPort } from '#features/filings/model/filings.ts';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Feeds } from '#server/sources/feeds.ts';
import type { EventsPort, InvestorEvent } from '../model/events.ts';
import type { FedEvent } from './event-feed.ts';
import { answersOf, calendarPath, resultsOn } from './event-parts.ts';

/** What events of a source elsewhere are made from. */
export type FedEventsOptions = {
  /** The source in English, and those in other languages where there are any. */
  feeds: Feeds<FedEvent>;
  news: NewsPort;
  filings: FilingsPort;
  now?: () => number;
};

/** Events of a source elsewhere. Where there is none in a language, its site shows the English texts, marked. */
export function createFedEvents({ feeds, news, filings, now = Date.now }: FedEventsOptions): EventsPort {
  /** The earliest first. */
  async function listed(language: Language): Promise<FedEvent[]> {
    return await (feeds[language] ?? feeds.eng).get();
  }

  async function told(language: Language, event: FedEvent): Promise<InvestorEvent> {
    const day = easternMoment(Date.parse(event.startsAt)).day;
    const isOut = event.kind === 'earnings' && day <= easternMoment(now()).day;
    return {
      ...event,
      ...(feeds[language] ? {} : { language: 'eng' as const }),
      release: isOut ? await resultsOn(news, language, day) : null,
      calendar: calendarPath(event.id),
      sample: false,
    };
  }

  return {
    ...answersOf({ listed, told, filings, now }),

    state() {
      const states = languages
        .map((each) => feeds[each]?.state())
        .filter((state) => state !== null && state !== undefined);
      // The oldest of them: none may look fresher than it is.
      const [oldest = null] = states.sort((a, b) => b.ageSeconds - a.ageSeconds);
      return oldest;
    },
  };
}
