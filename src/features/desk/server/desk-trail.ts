import { Hono } from 'hono';
import { asReference, isReference } from '#features/submissions/model/reference.ts';
import { officeZone } from '#features/submissions/server/delivery/letters.ts';
import { momentAt } from '#i18n/world/local-clock.ts';
import { writeDetail } from '../model/audit-detail.ts';
import { deskActs, type StaffPerson, type TrailFilter } from '../model/desk-store.ts';
import type { TrailChoice } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import type { DeskKit } from './desk-kit.ts';
import { pageOf, pageSize } from './desk-list.ts';
import { type SignedIn, showPage } from './desk-visit.ts';

/** The audit trail, whole or by who did what with which request on which day. */
export function trailPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk } = storage;

  async function show(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    if (!mayAtDesk(session.roles, 'audit')) return notice(visit, 'forbidden');
    const page = pageOf(c.req.query('page'));
    const people = await desk.trailPeople();
    const filter = readChoice(new URL(c.req.url).searchParams, people);
    const asked = askedBy(filter);
    await desk.record({
      ...{ at: now(), subject: session.subject, name: session.name, act: 'audit' },
      reference: asked.reference,
      detail: writeDetail({
        to: people.find(({ subject }) => subject === filter.subject)?.name,
        of: filter.act ?? undefined,
        day: asked.since === undefined ? undefined : filter.day,
        page,
      }),
    });
    const { rows, total } =
      filter.faults.length > 0
        ? { rows: [], total: 0 }
        : await desk.trail({ ...asked, page, size: pageSize });
    return showPage(render, visit, {
      kind: 'audit',
      filter,
      lines: rows,
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      people,
    });
  }

  return new Hono().get('/', signedIn(show));
}

/** What an address asks for. A choice that there is not is left out; what was typed wrongly is kept, and said to be wrong. */
function readChoice(given: URLSearchParams, people: readonly StaffPerson[]): TrailChoice {
  const [reference, day] = [given.get('reference')?.trim() ?? '', given.get('day')?.trim() ?? ''];
  return {
    subject: people.find(({ subject }) => subject === given.get('person'))?.subject ?? null,
    act: deskActs.find((act) => act === given.get('act')) ?? null,
    reference,
    day,
    faults: [
      ...(reference === '' || isReference(asReference(reference)) ? [] : ['reference' as const]),
      ...(day === '' || isDay(day) ? [] : ['day' as const]),
    ],
  };
}

/** The same as the store understands it. A day is one of the office, which may have 23 or 25 hours. */
function askedBy({ subject, act, reference, day, faults }: TrailChoice): TrailFilter {
  const hasDay = day !== '' && !faults.includes('day');
  return {
    subject: subject ?? undefined,
    act: act ?? undefined,
    reference: reference === '' || faults.includes('reference') ? undefined : asReference(reference),
    since: hasDay ? momentAt(officeZone, { day, minute: 0 }) : undefined,
    before: hasDay ? momentAt(officeZone, { day, minute: 1440 }) : undefined,
  };
}

/** True for a day of the calendar, `yyyy-mm-dd`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}
