import { Hono } from 'hono';
import type { Storage } from '#server/storage/storage.ts';
import type { PageVisits } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import type { DeskKit } from './desk-kit.ts';
import { type SignedIn, showPage } from './desk-visit.ts';

/** Today and six days before: more columns fit on no screen. */
const shownDays = 7;

/** As many pages as have a row. */
const shownPages = 50;

/** How the site stands, for whoever runs it: what waits, how old its sources are, which pages are read. */
export function statePages({ storage, status, apiGuide, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, outbox, alerts, visits } = storage;

  async function show(visit: SignedIn): Promise<Response> {
    const { subject, name, roles } = visit.session;
    if (!mayAtDesk(roles, 'state')) return notice(visit, 'forbidden');
    await desk.record({ at: now(), subject, name, act: 'state' });
    const days = lastDays(now());
    return showPage(render, visit, {
      kind: 'state',
      status: await status.read(),
      outbox: await outbox.counts(),
      alerts: await alerts.count(),
      visits: byPage(days, await visits.list(days.at(-1) ?? '')),
      apiGuide: apiGuide(visit.language),
    });
  }

  return new Hono().get('/', signedIn(show));
}

/** Days of universal time, as visits are counted, the newest first. */
function lastDays(now: number): string[] {
  return Array.from({ length: shownDays }, (_, back) =>
    new Date(now - back * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Counts of single days and pages as a table, the most read page first. */
function byPage(
  days: readonly string[],
  counted: Awaited<ReturnType<Storage['visits']['list']>>,
): PageVisits {
  const byPath = new Map<string, Map<string, number>>();
  for (const { day, path, count } of counted) {
    const ofPage = byPath.get(path) ?? new Map<string, number>();
    byPath.set(path, ofPage.set(day, count));
  }
  const rows = [...byPath]
    .map(([path, ofPage]) => {
      const counts = days.map((day) => ofPage.get(day) ?? 0);
      return { path, counts, total: counts.reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((one, other) => other.total - one.total || one.path.localeCompare(other.path));
  return { days, rows: rows.slice(0, shownPages), others: Math.max(0, rows.length - shownPages) };
}
