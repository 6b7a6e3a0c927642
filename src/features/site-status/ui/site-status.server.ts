import {
  formatClock,
  formatDay,
  formatFigure,
  formatMonthDay,
  formatUnit,
  formatZone,
} from '#i18n/formats.ts';
import { localMoment } from '#i18n/world/local-clock.ts';
import { companyZone } from '../model/company-days.ts';
import type { SiteStatus, SiteStatusPort, SourceStanding, StatusSource } from '../model/ports.ts';

/** The state of the site as its page shows it: figures and moments are written out, so that server and browser agree. */
export interface ShownStatus {
  /** When it was asked, on the company's clocks. */
  at: string;
  /** The name of their time zone. */
  zone: string;
  takesRequests: boolean;
  /** Null while the database does not answer. */
  submissions: { waiting: string; oldest: string | null; days: ShownDay[] } | null;
  sources: { source: StatusSource; readAt: string | null; standing: SourceStanding }[];
}

/** One day; `oldest` is how long its oldest request has waited, null where none waits. */
export interface ShownDay {
  id: string;
  day: string;
  received: string;
  delivered: string;
  waiting: string;
  oldest: string | null;
}

/** Asks how the site stands, and writes it out. */
export async function readSiteStatus(port: SiteStatusPort): Promise<ShownStatus> {
  return showStatus(await port.read());
}

/** Writes out how the site stands. */
export function showStatus({ at, takesRequests, submissions, sources }: SiteStatus): ShownStatus {
  const age = (oldestAt: number | undefined) => (oldestAt === undefined ? null : writtenAge(at - oldestAt));
  return {
    at: onCompanyClocks(at),
    zone: formatZone(companyZone),
    takesRequests,
    submissions: submissions && {
      waiting: formatFigure(submissions.waiting),
      oldest: age(submissions.oldestWaitingAt),
      days: submissions.days.map(({ day, received, delivered, waiting, oldestWaitingAt }) => ({
        id: day,
        // Half a day below the other half would make its row twice as high.
        day: formatMonthDay(day).replaceAll(' ', '\u00a0'),
        received: formatFigure(received),
        delivered: formatFigure(delivered),
        waiting: formatFigure(waiting),
        oldest: age(oldestWaitingAt),
      })),
    },
    sources: sources.map(({ source, readAt, standing }) => ({
      source,
      readAt: readAt === null ? null : onCompanyClocks(readAt),
      standing,
    })),
  };
}

/** A moment → `November 24, 2026, 6:40 a.m.` on the company's clocks. */
function onCompanyClocks(moment: number): string {
  const { day, minute } = localMoment(companyZone, moment);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatDay(day)}, ${formatClock(clock)}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `5400000` → `1 hour`: the largest unit that is full, and a minute at least. */
function writtenAge(milliseconds: number): string {
  if (milliseconds >= 2 * day) return formatUnit(Math.floor(milliseconds / day), 'day');
  if (milliseconds >= hour) return formatUnit(Math.floor(milliseconds / hour), 'hour');
  return formatUnit(Math.max(1, Math.floor(milliseconds / minute)), 'minute');
}
