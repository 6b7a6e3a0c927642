import { baseForm, type FilingsPort } from '#features/filings/model/filings.ts';
import { type FiscalQuarter, quarterEnd } from '#features/investors/model/fiscal-quarter.ts';
import type { NewsItem, NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { EarningsBox, EventsPort, InvestorEvent } from '../model/events.ts';

/** What a source of events knows of one of them, whatever the language. */
type ListedEvent = { id: string; startsAt: string; quarter: FiscalQuarter | null };

/** What a list of events is made into answers with. */
export type EventListOptions<Listed extends ListedEvent> = {
  /** The earliest first. */
  listed: (language: Language) => Promise<Listed[]>;
  told: (language: Language, event: Listed) => Promise<InvestorEvent>;
  filings: FilingsPort;
  now: () => number;
};

/** The answers about a list of events, told apart by the clock. */
export function answersOf<Listed extends ListedEvent>({
  listed,
  told,
  filings,
  now,
}: EventListOptions<Listed>): Omit<EventsPort, 'state'> {
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
  };
}

/** Where an event's calendar file stands. */
export function calendarPath(id: string): string {
  return `/api/investorevents/${id}/calendar.ics`;
}

/**
 * The release of a day on which results came out; `null` when there is none. A failing source of news does not take the
 * events along.
 */
export async function resultsOn(news: NewsPort, language: Language, day: string): Promise<NewsItem | null> {
  const filter = { category: 'results', year: Number(day.slice(0, 4)) } as const;
  const items = await news.list(language, 1, filter).catch(() => null);
  return items?.find(({ releaseDate }) => releaseDate.date === day) ?? null;
}

/** The report of a quarter, or of the year that ends with it; `null` until it is filed, and while filings fail. */
async function reportOn(
  filings: FilingsPort,
  language: Language,
  quarter: FiscalQuarter,
): Promise<EarningsBox['filing']> {
  const form = quarter.quarter === 4 ? '10-K' : '10-Q';
  const end = quarterEnd(quarter);
  const page = await filings.company.page(language, 1, { form }).catch(() => null);
  const found = page?.items.find(
    (filing) => filing.periodEnd === end && filing.form === baseForm(filing.form),
  );
  return found ? { id: found.id, form: found.form, filedOn: found.filedOn } : null;
}
