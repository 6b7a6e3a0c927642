import type { FiscalQuarter } from '#features/investors/model/fiscal-quarter.ts';
import type { NewsItem } from '#features/investors/model/ports.ts';
import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { Language } from '#i18n/language.ts';

/** What an event is. `other` is for events of a source that does not say. */
export const eventKinds = ['earnings', 'meeting', 'conference', 'other'] as const;

export type EventKind = (typeof eventKinds)[number];

/** An event for investors, in the shape of `GET /api/investorevents/{eventId}`. */
export interface InvestorEvent {
  /** Digits only: it becomes a part of an address. */
  id: string;
  kind: EventKind;
  title: string;
  summary: string;
  /** Where it takes place, in words; a call has none. */
  place: string | null;
  /** The language of the texts, where it is not the one that was asked for: an element with them needs its `lang`. */
  language?: Language;
  /** ISO 8601 in UTC. Pages show Eastern Time, and the visitor's own beside it. */
  startsAt: string;
  endsAt: string;
  /** Where it can be followed in the browser, https; `null` when the source does not say. */
  webcast: string | null;
  /** Until which day a recording can be heard, `yyyy-mm-dd`; `null` when there is none. */
  replayUntil: string | null;
  /** Of a call about results: the quarter it is about. */
  quarter: FiscalQuarter | null;
  /** Of a call about results: the release, once it is out. */
  release: NewsItem | null;
  /** The event's calendar file, a path of this site: `/api/investorevents/{eventId}/calendar.ics`. */
  calendar: string;
  /** True while the event is made up. */
  sample: boolean;
}

/** All events, in the shape of `GET /api/investorevents`. What has begun but not ended is still to come. */
export interface InvestorEvents {
  /** The next one first. */
  upcoming: InvestorEvent[];
  /** The last one first. */
  past: InvestorEvent[];
}

/** The latest quarter with results, in the shape of `GET /api/investorevents/earningsbox`. */
export interface EarningsBox {
  quarter: FiscalQuarter;
  /** The quarter's last day, `yyyy-mm-dd`. */
  endedOn: string;
  /** The call about it. */
  event: InvestorEvent;
  release: NewsItem | null;
  /** The quarterly or, for the fourth quarter, the annual report; `null` until it is filed. */
  filing: { id: string; form: string; filedOn: string } | null;
  /** The call about the quarter after it, once it has a day. */
  next: InvestorEvent | null;
}

/** What pages and the API need to know about events; the server implements it. Every text is in `language`. */
export interface EventsPort extends DatedSource {
  list(language: Language): Promise<InvestorEvents>;
  /** `null` when no event has this id. */
  event(language: Language, id: string): Promise<InvestorEvent | null>;
  /** `null` while there was no call about results. */
  earningsBox(language: Language): Promise<EarningsBox | null>;
}
