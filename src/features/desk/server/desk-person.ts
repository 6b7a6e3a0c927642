import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { AlertSubscription } from '#features/alerts/model/alert-store.ts';
import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import { answerCells } from '#features/submissions/server/cli/answer-cells.ts';
import { withDeliveries } from '#features/submissions/server/cli/submission-answers.ts';
import { asJson } from '#features/submissions/server/cli/submission-formats.ts';
import { spreadsheetOf } from '#server/files/spreadsheet.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { writeDetail } from '../model/audit-detail.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskWork, NewAuditLine } from '../model/desk-store.ts';
import type { ListedRow } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import { privacyFacts } from './desk-due.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { leadOn, type SignedIn, showPage } from './desk-visit.ts';

/** As long as a form may be that names hundreds of requests. */
const longestForm = 65_536;

/** All that is known of an address. */
type Found = {
  submissions: (StoredSubmission & { work: DeskWork })[];
  unreadable: number;
  alerts: (AlertSubscription & { id: string; createdAt: number })[];
};

/** What is wrong with the form before an erasure. */
export type ErasureFault = 'unconfirmed' | 'nothing-chosen';

/**
 * All that one person sent, to be shown to them or erased, as they may ask. The address travels in the body of a form alone: no
 * history, log or trail has it.
 */
export function personPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, submissions, alerts } = storage;

  /** Reads the address, for whoever may find a person. */
  const about = (answer: (visit: SignedIn, email: string, form: URLSearchParams) => Promise<Response>) =>
    signedIn(async (visit) => {
      if (!mayAtDesk(visit.session.roles, 'person')) return notice(visit, 'forbidden');
      const form = await readForm(visit.c.req.raw, longestForm);
      const email = form?.get('email')?.trim();
      if (!form || !email || email.length > 254) return notice(visit, 'bad-form');
      return await answer(visit, email, form);
    });

  function lineOf({ session: { subject, name } }: SignedIn, act: NewAuditLine['act']): NewAuditLine {
    return { at: now(), subject, name, act };
  }

  /** What this address sent, as far as whoever asks may read it. */
  async function find({ session }: SignedIn, email: string): Promise<Found> {
    const { submissions: all, unreadable } = await submissions.withEmail(email);
    const readable = all.filter(({ kind }) => mayAtDesk(session.roles, 'read', kind));
    const works = await Promise.all(readable.map(({ id }) => desk.work(id)));
    return {
      submissions: readable.map((one, at) => ({
        ...one,
        work: works[at] ?? { version: 0, assignee: null, doneAt: null },
      })),
      unreadable,
      alerts: await alerts.withEmail(email),
    };
  }

  async function show(visit: SignedIn, email: string, fault: ErasureFault | null = null): Promise<Response> {
    const found = await find(visit, email);
    await desk.record({
      ...lineOf(visit, 'search'),
      detail: writeDetail({ count: found.submissions.length, alerts: found.alerts.length }),
    });
    const page = {
      kind: 'person',
      email,
      rows: found.submissions.map((one) => rowOf(one, now())),
      unreadable: found.unreadable,
      alerts: found.alerts.length,
      seen: seenOf(found),
      fault,
    } as const;
    return showPage(render, visit, page, fault === null ? 200 : 422);
  }

  async function erase(visit: SignedIn, email: string, form: URLSearchParams): Promise<Response> {
    const found = await find(visit, email);
    // What came in, was taken on or changed since the question was put was not meant by the answer.
    if (form.get('seen') !== seenOf(found)) return notice(visit, 'person-changed', { email });
    const chosen = new Set(form.getAll('erase'));
    const wanted = found.submissions.filter(({ id }) => chosen.has(id));
    const withAlerts = chosen.has('alerts') && found.alerts.length > 0;
    if (wanted.length === 0 && !withAlerts) return show(visit, email, 'nothing-chosen');
    if (form.get('confirmed') !== 'yes') return show(visit, email, 'unconfirmed');
    // First the lines, then the deed.
    for (const { reference, kind } of wanted)
      await desk.record({ ...lineOf(visit, 'erase'), reference, kind });
    await desk.record({
      ...lineOf(visit, 'erase-person'),
      detail: writeDetail({ count: wanted.length, alerts: withAlerts ? found.alerts.length : 0 }),
    });
    const ids = wanted.map(({ id }) => id);
    await submissions.eraseAll(ids, { now: now(), reason: 'request' });
    if (withAlerts) await alerts.eraseEmail(email, now());
    return notice(visit, 'person-erased', { email });
  }

  async function exportAll(visit: SignedIn, email: string, form: URLSearchParams): Promise<Response> {
    const format = form.get('format');
    if (format !== 'csv' && format !== 'json') return notice(visit, 'bad-form');
    const found = await find(visit, email);
    await desk.record({
      ...lineOf(visit, 'export-person'),
      detail: writeDetail({ format, count: found.submissions.length, alerts: found.alerts.length }),
    });
    const watches = await Promise.all(found.alerts.map(({ id }) => alerts.watches.ofSubscription(id)));
    const subscriptions = found.alerts.map(({ language, topics, state, createdAt }, at) => ({
      createdAt: new Date(createdAt).toISOString(),
      language,
      state,
      topics,
      watches: watches[at] ?? [],
    }));
    const listed = await withDeliveries(
      storage,
      found.submissions.map(({ work: _, ...submission }) => submission),
    );
    const answers = await desk.answers(listed.map(({ id }) => id));
    const beside = ({ id }: { id: string }) => (answers.has(id) ? answerCells(answers.get(id)) : []);
    const file =
      format === 'json'
        ? `${JSON.stringify({ submissions: JSON.parse(asJson(listed, beside)), alerts: subscriptions }, null, 2)}\n`
        : spreadsheetOf([
            ['what', 'reference', 'received', 'field', 'answer'],
            ...listed.flatMap((one) =>
              [
                ...fieldsOf(one),
                ...beside(one).map(([name, text]): [string, string] => [`desk.${name}`, text]),
              ].map(([name, text]) => [
                one.kind,
                one.reference,
                new Date(one.createdAt).toISOString(),
                name,
                text,
              ]),
            ),
            ...subscriptions.flatMap(({ createdAt, topics, watches: waited }) => [
              ...topics.map((topic) => ['alerts', '', createdAt, 'topic', topic]),
              ...waited.map(({ watch }) => ['alerts', '', createdAt, 'watch', JSON.stringify(watch)]),
            ]),
          ]);
    // The name of the file holds nothing of the person either: it ends in lists of downloads.
    const name = `person-${new Date(now()).toISOString().slice(0, 10)}.${format}`;
    return new Response(file, {
      headers: {
        'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  }

  return new Hono()
    .get(
      '/',
      signedIn(async ({ language }) => leadOn(deskPath(language))),
    )
    .post(
      '/',
      about((visit, email) => show(visit, email)),
    )
    .post('/export', about(exportAll))
    .post('/erase', about(erase));
}

function rowOf({ content, work, ...submission }: Found['submissions'][number], now: number): ListedRow {
  const { assignee, doneAt } = work;
  const standing = doneAt !== null ? 'done' : assignee === null ? 'new' : 'assigned';
  const state = content === undefined ? 'erased' : standing;
  return { ...submission, assignee, state, privacy: privacyFacts({ ...submission, content }, state, now) };
}

/** What was there when the question was put, as a code that a form can carry: any other answer is to another question. */
function seenOf({ submissions, alerts }: Found): string {
  const all = [
    ...submissions.map(({ id, work, content }) => `${id} ${work.version} ${content !== undefined}`),
    ...alerts.map(({ id }) => id),
  ];
  return createHash('sha256').update(all.toSorted().join('\n')).digest('base64url');
}
