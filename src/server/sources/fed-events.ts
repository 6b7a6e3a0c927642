import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { quarterEnd } from '#features/investors/model/event-rules.ts';
import type { EventsPort, InvestorEvent } from '#features/investors/model/events.ts';
import type { FilingsPort } from '#features/investors/model/filings.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { CachedSource } from './cached-source.ts';
import type { FedEvent } from './event-feed.ts';
import { calendarPath, reportOn, resultsOn } from './event-parts.ts';

/** What events of a source elsewhere are made from. */
export type FedEventsOptions = {
  /** The source in English, and the one in Spanish where there is one. */
  feeds: { eng: CachedSource<FedEvent[]>; es: CachedSource<FedEvent[]> | null };
  news: NewsPort;
  filings: FilingsPort;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** Events of a source elsewhere. Where there is none in Spanish, the Spanish site shows the English texts, marked. */
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
    async list(language) {
      const moment = new Date(now()).toISOString();
      const all = await Promise.all((await listed(language)).map((event) => told(language, event)));
      return {
        upcoming: all.filter(({ endsAt }) => endsAt > moment),
        past: all.filter(({ endsAt }) => endsAt <= moment).toReversed(),
      };
    },

    async event(language, id) {
      const found = (await listed(language)).find((event) => event.id === id);
      return found ? await told(language, found) : null;
    },

    async earningsBox(language) {
      const moment = new Date(now()).toISOString();
      const calls = (await listed(language)).filter(({ quarter }) => quarter !== null);
      const last = calls.findLast(({ startsAt }) => startsAt <= moment);
      if (!last?.quarter) return null;
      const next = calls.find(({ startsAt }) => startsAt > moment);
      const event = await told(language, last);
      return {
        quarter: last.quarter,
        endedOn: quarterEnd(last.quarter),
        event,
        release: event.release,
        filing: await reportOn(filings, language, last.quarter),
        next: next ? await told(language, next) : null,
      };
    },

    state() {
      const states = [feeds.eng.state(), feeds.es?.state()].filter(
        (state) => state !== null && state !== undefined,
      );
      // The older of the two: neither may look fresher than it is.
      return states.sort((a, b) => b.ageSeconds - a.ageSeconds)[0] ?? null;
    },
  };
}
