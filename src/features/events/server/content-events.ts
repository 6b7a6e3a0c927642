import type { FilingsPort } from '#features/filings/model/filings.ts';
import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import { readCatalogs, type Speak, speakWith } from '#i18n/read-catalog.server.ts';
import eventsContent from '../content/events.json' with { type: 'json' };
import { schema } from '../content/events.schema.ts';
import { type Occurrence, occurrences } from '../model/event-rules.ts';
import type { EventsPort, InvestorEvent } from '../model/events.ts';
import { answersOf, calendarPath, resultsOn } from './event-parts.ts';
import { eventRules } from './sample-calendar.ts';

/** What events are made from. */
export type ContentEventsOptions = {
  words: Speak;
  news: NewsPort;
  filings: FilingsPort;
  now?: () => number;
};

type SampleOccurrence = Occurrence<(typeof eventRules)[number]>;

/** The first calendar year of the list. */
const firstYear = 2023;

/** How far ahead the list reaches, in milliseconds: about seven months, so that each quarter's call is in it. */
const ahead = 210 * 24 * 60 * 60 * 1000;

/** Reads the words of the events. @param root The project's folder. @throws when one of them is not translated. */
export async function readEventWords(root: string): Promise<Speak> {
  return speakWith(schema, eventsContent, 'events', await readCatalogs(root, 'investor-data'));
}

/** Events of the invented company by the rules in `content/events.json`. */
export function createContentEvents(options: ContentEventsOptions): EventsPort {
  const { words, news, filings, now = Date.now } = options;

  /** Everything that is listed now, the earliest first. */
  async function listed(): Promise<SampleOccurrence[]> {
    const latest = new Date(now() + ahead).toISOString();
    return occurrences(eventRules, firstYear, Number(latest.slice(0, 4))).filter(
      ({ day, startsAt }) => day >= `${firstYear}-09-01` && startsAt <= latest,
    );
  }

  async function told(language: Language, occurrence: SampleOccurrence): Promise<InvestorEvent> {
    const { id, rule, year, day, startsAt, endsAt, replayUntil, quarter } = occurrence;
    const isOut = quarter !== null && day <= easternMoment(now()).day;
    const { title, summary, detail } = rule;
    return {
      id,
      kind: rule.kind,
      title: words(language, title, { year }),
      summary: words(language, summary, { year }),
      place: detail ? words(language, detail) : null,
      startsAt,
      endsAt,
      webcast: null,
      replayUntil,
      quarter,
      release: isOut ? await resultsOn(news, language, day) : null,
      calendar: calendarPath(id),
      sample: true,
    };
  }

  return {
    ...answersOf({ listed, told, filings, now }),
    state: () => ({ asOf: new Date(now()).toISOString(), ageSeconds: 0, isLastCopy: false, isSample: true }),
  };
}
