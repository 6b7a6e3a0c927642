import { array, number, object, string } from 'yup';
import type { FiscalQuarter } from '#features/investors/model/fiscal-quarter.ts';
import { isDay } from '#i18n/world/calendar-days.ts';
import { isHttps } from '#server/env-rules.ts';
import { digitsOf } from '#server/sources/feed-ids.ts';
import { oneLine } from '#server/sources/feed-texts.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import { type EventKind, eventKinds } from '../model/events.ts';
import { readCalendar } from './calendar-reader.ts';

/** An event as a source elsewhere tells it. */
export type FedEvent = {
  /** Digits only. */
  id: string;
  kind: EventKind;
  title: string;
  summary: string;
  place: string | null;
  startsAt: string;
  endsAt: string;
  replayUntil: string | null;
  quarter: FiscalQuarter | null;
  /** https */
  webcast: string | null;
};

/** More than any company holds. */
const mostEvents = 1000;

const told = object({
  id: string().defined().max(500),
  title: string().defined(),
  kind: string(),
  summary: string(),
  place: string().nullable(),
  startsAt: string().defined(),
  endsAt: string(),
  replayUntil: string().nullable(),
  quarter: object({
    fiscalYear: number().integer().min(1900).max(2200).required(),
    quarter: number().integer().min(1).max(4).required(),
  })
    .nullable()
    .default(undefined),
  webcast: string().nullable(),
});

const hour = 60 * 60 * 1000;

/**
 * The events of a document, the earliest first: a calendar file, or JSON as `/api/investorevents` answers it (a list of
 * events, or `upcoming` and `past`). In JSON an event needs `id`, `title` and `startsAt`. Texts become plain text.
 * @throws DocumentRefused with `rubbish` when it is neither, or has events of which none can be used.
 */
export function readEventFeed(text: string): FedEvent[] {
  const found = /^\s*[[{]/.test(text) ? readJson(text) : readEntries(text);
  const events = found.list.slice(0, mostEvents).flatMap((event) => usable(event) ?? []);
  if (found.list.length > 0 && events.length === 0) throw new DocumentRefused('rubbish');
  const known = new Map(events.map((event) => [event.id, event]));
  return [...known.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

type Told = ReturnType<typeof told.validateSync>;

function readJson(text: string): { list: Told[] } {
  const document: unknown = JSON.parse(text);
  const { upcoming, past } = document as { upcoming?: unknown; past?: unknown };
  const list = Array.isArray(document)
    ? document
    : Array.isArray(upcoming) && Array.isArray(past)
      ? [...upcoming, ...past]
      : null;
  if (!list) throw new DocumentRefused('rubbish');
  return { list: array(told.defined()).defined().validateSync(list, { strict: true }) };
}

function readEntries(text: string): { list: Told[] } {
  const entries = readCalendar(text.replace(/^\uFEFF/, ''));
  if (!entries) throw new DocumentRefused('rubbish');
  return {
    list: entries.map(({ uid, title, text: summary, place, url, tags, startsAt, endsAt }) => ({
      // An entry without an id of its own is known by when and what it is.
      id: uid || `${startsAt} ${title}`,
      ...{ title, summary, place, startsAt, endsAt, quarter: null, webcast: url },
      kind: tags
        .find((tag) => isKind(tag.trim().toLowerCase()))
        ?.trim()
        .toLowerCase(),
      replayUntil: null,
    })),
  };
}

function usable({ id, title, kind, summary, place, startsAt, endsAt, ...rest }: Told): FedEvent | null {
  const { replayUntil, quarter, webcast } = rest;
  const name = oneLine(title, 300);
  const start = Date.parse(startsAt);
  const end = endsAt === undefined ? start + hour : Date.parse(endsAt);
  if (id === '' || name === '' || Number.isNaN(start) || Number.isNaN(end) || end < start) return null;
  return {
    id: digitsOf(id),
    kind: kind !== undefined && isKind(kind) ? kind : 'other',
    title: name,
    summary: oneLine(summary ?? '', 2000) || name,
    place: oneLine(place ?? '', 300) || null,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    replayUntil: replayUntil && isDay(replayUntil) ? replayUntil : null,
    quarter: quarter ? { ...quarter, quarter: quarter.quarter as FiscalQuarter['quarter'] } : null,
    webcast: webcast && isHttps(webcast) ? new URL(webcast).href : null,
  };
}

function isKind(word: string): word is EventKind {
  return (eventKinds as readonly string[]).includes(word);
}
