import { Hono } from 'hono';
import { type SubmissionKind, submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { withDeliveries } from '#features/submissions/server/cli/submission-answers.ts';
import { asCsv, asJson } from '#features/submissions/server/cli/submission-formats.ts';
import { type DeskFilter, type DeskFilterState, deskStates } from '../model/desk-store.ts';
import type { DeskList } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { type SignedIn, showPage } from './desk-visit.ts';

/** Lines on a page of a list. */
export const pageSize = 25;

/** No export holds more; whoever needs all of them takes one form after the other. */
const longestExport = 10_000;

/** The list of what came in, what is carried away as a file, and the audit trail. */
export function listPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, submissions } = storage;

  async function showList(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    const filter = readFilter(new URL(c.req.url).searchParams);
    const page = pageOf(c.req.query('page'));
    const { rows, total } = await desk.list(asked(filter, session.subject), { page, size: pageSize });
    await desk.record({ ...lineOf(visit), act: 'list', detail: `${wordsOf(filter)} page ${page}` });
    return showPage(render, visit, {
      kind: 'list',
      filter,
      rows,
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      mayExport: mayAtDesk(session.roles, 'export'),
      mayErase: mayAtDesk(session.roles, 'erase'),
    });
  }

  async function exportList(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    if (!mayAtDesk(session.roles, 'export')) return notice(visit, 'forbidden');
    const form = await readForm(c.req.raw);
    const format = form?.get('format');
    if (!form || (format !== 'csv' && format !== 'json')) return notice(visit, 'bad-form');
    const filter = readFilter(form);
    const { rows } = await desk.list(asked(filter, session.subject), { page: 1, size: longestExport });
    const wanted = new Set(
      rows.filter(({ kind }) => mayAtDesk(session.roles, 'read', kind)).map(({ id }) => id),
    );
    // Written down first: a file that nobody knows of is worse than a line too many.
    await desk.record({
      ...lineOf(visit),
      act: 'export',
      detail: `${format} ${wordsOf(filter)} ${wanted.size}`,
    });
    const found = await submissions.list(filter.kind === null ? {} : { kind: filter.kind });
    const whole = await withDeliveries(
      storage,
      found.filter(({ id }) => wanted.has(id)),
    );
    const name = `desk-${new Date(now()).toISOString().slice(0, 10)}.${format}`;
    return new Response(format === 'csv' ? asCsv(whole) : asJson(whole), {
      headers: {
        'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  }

  async function showTrail(visit: SignedIn): Promise<Response> {
    const { c, session } = visit;
    if (!mayAtDesk(session.roles, 'audit')) return notice(visit, 'forbidden');
    const page = pageOf(c.req.query('page'));
    await desk.record({ ...lineOf(visit), act: 'audit', detail: `page ${page}` });
    const { rows, total } = await desk.trail({ page, size: pageSize });
    return showPage(render, visit, {
      kind: 'audit',
      lines: rows,
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
    });
  }

  function lineOf({ session: { subject, name } }: SignedIn) {
    return { at: now(), subject, name };
  }

  return new Hono()
    .get('/', signedIn(showList))
    .post('/export', signedIn(exportList))
    .get('/audit', signedIn(showTrail));
}

/** The filter that an address or a form names; what it cannot mean is left out. */
function readFilter(given: URLSearchParams): DeskList['filter'] {
  return {
    kind: submissionKinds.find((kind) => kind === given.get('form')) ?? null,
    state: deskStates.find((state) => state === given.get('state')) ?? 'open',
    isMine: given.get('mine') === 'yes',
  };
}

function asked({ kind, state, isMine }: DeskList['filter'], subject: string): DeskFilter {
  return { state, ...(kind !== null && { kind }), ...(isMine && { assignee: subject }) };
}

/** A filter as the audit trail has it: `open, contact, mine`. */
function wordsOf({
  kind,
  state,
  isMine,
}: {
  kind: SubmissionKind | null;
  state: DeskFilterState;
  isMine: boolean;
}): string {
  return [state, ...(kind === null ? [] : [kind]), ...(isMine ? ['mine'] : [])].join(', ');
}

/** `'3'` → 3; whatever is no page is the first. */
function pageOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
