import { Hono } from 'hono';
import { submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { answerCells } from '#features/submissions/server/cli/answer-cells.ts';
import { withDeliveries } from '#features/submissions/server/cli/submission-answers.ts';
import { asCsv, asJson } from '#features/submissions/server/cli/submission-formats.ts';
import { type AuditDetail, writeDetail } from '../model/audit-detail.ts';
import { type DeskFilter, deskStates, type PageAsked, type PageOf } from '../model/desk-store.ts';
import { type DeskList, dueFilters, type ListedRow } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import { byDueDay, withPrivacyFacts } from './desk-due.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { type SignedIn, showPage } from './desk-visit.ts';

/** Lines on a page of a list. */
export const pageSize = 25;

/** No export holds more; whoever needs all of them takes one form after the other. */
const longestExport = 10_000;

/** The list of what came in, and what is carried away as a file. */
export function listPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, submissions } = storage;

  async function showList(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    const filter = readFilter(new URL(c.req.url).searchParams, visit);
    const page = pageOf(c.req.query('page'));
    await desk.record({ ...lineOf(visit), act: 'list', detail: writeDetail({ ...codesOf(filter), page }) });
    const { rows, total } = await listed(visit, filter, { page, size: pageSize });
    return showPage(render, visit, {
      kind: 'list',
      filter,
      rows,
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      mayExport: mayAtDesk(session.roles, 'export'),
      maySeeDue: maySeeDue(visit),
      mayErase: mayAtDesk(session.roles, 'person'),
    });
  }

  /** What the filter finds. By the day of an answer the database cannot sort: it depends on what is closed in the content. */
  async function listed(
    visit: SignedIn,
    filter: DeskList['filter'],
    { page, size }: PageAsked,
  ): Promise<PageOf<ListedRow>> {
    const { subject } = visit.session;
    const withFacts = async (rows: PageOf<ListedRow>['rows']) =>
      maySeeDue(visit) ? await withPrivacyFacts(storage, rows, now()) : rows;
    if (filter.due === 'any') {
      const { rows, total } = await desk.list(asked(filter, subject), { page, size });
      return { rows: await withFacts(rows), total };
    }
    const all = await desk.list(asked({ ...filter, kind: 'privacy' }, subject), {
      page: 1,
      size: longestExport,
    });
    const rows = byDueDay(await withFacts(all.rows), filter.due);
    return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
  }

  async function exportList(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    if (!mayAtDesk(session.roles, 'export')) return notice(visit, 'forbidden');
    const form = await readForm(c.req.raw);
    const format = form?.get('format');
    if (!form || (format !== 'csv' && format !== 'json')) return notice(visit, 'bad-form');
    const filter = readFilter(form, visit);
    const { rows } = await listed(visit, filter, { page: 1, size: longestExport });
    const wanted = rows.filter(({ kind }) => mayAtDesk(session.roles, 'export', kind));
    // Written down first: a file that nobody knows of is worse than a line too many.
    await desk.record({
      ...lineOf(visit),
      act: 'export',
      detail: writeDetail({ ...codesOf(filter), format, count: wanted.length }),
    });
    const found = new Map(
      (await submissions.withIds(wanted.map(({ id }) => id))).map((one) => [one.id, one]),
    );
    const whole = await withDeliveries(
      storage,
      wanted.flatMap(({ id }) => found.get(id) ?? []),
    );
    const work = new Map(wanted.map((row) => [row.id, row]));
    const answers = await desk.answers(whole.map(({ id }) => id));
    const workOn = ({ id }: { id: string }): [string, string][] => [
      ['state', work.get(id)?.state ?? ''],
      ['assignee', work.get(id)?.assignee?.name ?? ''],
      ...answerCells(answers.get(id)),
    ];
    const name = `desk-${new Date(now()).toISOString().slice(0, 10)}.${format}`;
    return new Response(format === 'csv' ? asCsv(whole, workOn) : asJson(whole, workOn), {
      headers: {
        'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  }

  function lineOf({ session: { subject, name } }: SignedIn) {
    return { at: now(), subject, name };
  }

  return new Hono().get('/', signedIn(showList)).post('/export', signedIn(exportList));
}

/** Whoever may read privacy requests sees by when they are to be answered. */
const maySeeDue = ({ session }: SignedIn) => mayAtDesk(session.roles, 'read', 'privacy');

/** The filter that an address or a form names; what it cannot mean is left out. */
function readFilter(given: URLSearchParams, visit: SignedIn): DeskList['filter'] {
  const due = dueFilters.find((each) => each === given.get('due')) ?? 'any';
  return {
    kind: submissionKinds.find((kind) => kind === given.get('form')) ?? null,
    state: deskStates.find((state) => state === given.get('state')) ?? 'open',
    isMine: given.get('mine') === 'yes',
    due: maySeeDue(visit) ? due : 'any',
  };
}

function asked({ kind, state, isMine }: DeskList['filter'], subject: string): DeskFilter {
  return { state, ...(kind !== null && { kind }), ...(isMine && { assignee: subject }) };
}

/** A filter as the audit trail has it. */
function codesOf({ kind, state, isMine, due }: DeskList['filter']): AuditDetail {
  return { state, form: kind ?? undefined, isMine, due: due === 'any' ? undefined : due };
}

/** `'3'` → 3; whatever is no page is the first. */
export function pageOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
