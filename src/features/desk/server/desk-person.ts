import { Hono } from 'hono';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskRow, NewAuditLine } from '../model/desk-store.ts';
import { mayAtDesk } from '../model/roles.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { leadOn, type SignedIn, showPage } from './desk-visit.ts';

/**
 * All that one person sent, to be shown to them or erased, as they may ask. The address travels in the body of a form alone: no
 * history, log or trail has it.
 */
export function personPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, submissions, alerts } = storage;

  /** Reads the address, for whoever may erase. */
  const about = (answer: (visit: SignedIn, email: string, form: URLSearchParams) => Promise<Response>) =>
    signedIn(async (visit) => {
      if (!mayAtDesk(visit.session.roles, 'erase')) return notice(visit, 'forbidden');
      const form = await readForm(visit.c.req.raw);
      const email = form?.get('email')?.trim();
      if (!form || !email || email.length > 254) return notice(visit, 'bad-form');
      return await answer(visit, email, form);
    });

  function lineOf({ session: { subject, name } }: SignedIn, act: NewAuditLine['act']): NewAuditLine {
    return { at: now(), subject, name, act };
  }

  async function show(visit: SignedIn, email: string, isUnconfirmed: boolean): Promise<Response> {
    const { submissions: found, unreadable } = await submissions.withEmail(email);
    const subscriptions = await alerts.withEmail(email);
    await desk.record({ ...lineOf(visit, 'search'), detail: `${found.length}` });
    const rows: DeskRow[] = [];
    for (const one of found) rows.push(await rowOf(one));
    const page = {
      kind: 'person',
      email,
      rows,
      unreadable,
      alerts: subscriptions.length,
      isUnconfirmed,
    } as const;
    return showPage(render, visit, page, isUnconfirmed ? 422 : 200);
  }

  async function rowOf({ content, ...submission }: StoredSubmission): Promise<DeskRow> {
    const { assignee, doneAt } = await desk.work(submission.id);
    const state = doneAt !== null ? 'done' : assignee === null ? 'new' : 'assigned';
    return { ...submission, assignee, state: content === undefined ? 'erased' : state };
  }

  async function erase(visit: SignedIn, email: string): Promise<Response> {
    const { submissions: found } = await submissions.withEmail(email);
    const subscriptions = await alerts.withEmail(email);
    // First the lines, then the deed.
    for (const { reference, kind } of found)
      await desk.record({ ...lineOf(visit, 'erase'), reference, kind });
    await desk.record({
      ...lineOf(visit, 'erase-person'),
      detail: `${found.length} + ${subscriptions.length} alerts`,
    });
    const ids = found.map(({ id }) => id);
    await submissions.eraseAll(ids, { now: now(), reason: 'request' });
    if (subscriptions.length > 0) await alerts.eraseEmail(email, now());
    return notice(visit, 'person-erased');
  }

  return new Hono()
    .get(
      '/',
      signedIn(async ({ language }) => leadOn(deskPath(language))),
    )
    .post(
      '/',
      about((visit, email) => show(visit, email, false)),
    )
    .post(
      '/erase',
      about((visit, email, form) =>
        form.get('confirmed') === 'yes' ? erase(visit, email) : show(visit, email, true),
      ),
    );
}
