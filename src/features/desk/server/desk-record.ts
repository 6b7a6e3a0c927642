import { Hono } from 'hono';
import { isReference } from '#features/submissions/model/reference.ts';
import { withDeliveries } from '#features/submissions/server/cli/submission-answers.ts';
import type { ListedSubmission } from '#features/submissions/server/cli/submission-formats.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskAct, DeskState, DeskWork, NewAuditLine } from '../model/desk-store.ts';
import { mayAtDesk } from '../model/roles.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { leadOn, type SignedIn, showPage } from './desk-visit.ts';

/** Colleagues who signed in within this time, in milliseconds, can be handed work. */
const colleaguesFor = 90 * 86_400_000;

/** As many lines of its trail as a submission shows. */
const trailLength = 20;

/** A route about one submission. */
type Answer = (visit: SignedIn, submission: ListedSubmission) => Promise<Response>;

/** What somebody wants to do with a submission. */
type Change = {
  /** What it is called in the trail: to give back what is one's own is another thing than to take away a colleague's. */
  act: (work: DeskWork, subject: string) => DeskAct;
  /** How the work stands afterwards; undefined where the form makes no sense. */
  next(
    work: DeskWork,
    form: URLSearchParams,
  ): Promise<(Pick<DeskWork, 'assignee' | 'doneAt'> & { detail?: string }) | undefined>;
};

/** The pages about one submission, and what can be done with it. */
export function recordPages({ storage, render, now, notice, signedIn }: DeskKit): Hono {
  const { desk, submissions, outbox } = storage;

  /** Finds the submission that an address names. */
  const about = (answer: Answer) =>
    signedIn(async (visit) => {
      const reference = visit.c.req.param('reference')?.toUpperCase() ?? '';
      const [found, ...others] = isReference(reference) ? await submissions.withReference(reference) : [];
      if (found === undefined) return notice(visit, 'unknown-reference');
      if (others.length > 0) return notice(visit, 'several', { reference });
      const [submission] = await withDeliveries(storage, [found]);
      return submission ? await answer(visit, submission) : notice(visit, 'unknown-reference');
    });

  function lineOf(
    { session: { subject, name } }: SignedIn,
    { reference, kind }: ListedSubmission,
    act: DeskAct,
  ): NewAuditLine {
    return { at: now(), subject, name, act, reference, kind };
  }

  const mayRead = ({ session }: SignedIn, { kind }: ListedSubmission) =>
    mayAtDesk(session.roles, 'read', kind);

  const backTo = ({ language }: SignedIn, { reference }: ListedSubmission) =>
    leadOn(deskPath(language, recordRest(reference)));

  const show: Answer = async (visit, submission) => {
    const { session } = visit;
    const { id, reference, kind, language, createdAt, content, deliveries } = submission;
    const isRead = mayRead(visit, submission);
    // Whoever could not be written down sees nothing.
    await desk.record(lineOf(visit, submission, isRead && content ? 'read' : 'look'));
    const work = await desk.work(id);
    const people = isRead && content ? await desk.people(now() - colleaguesFor) : [];
    const { rows: trail } = await desk.trail({ page: 1, size: trailLength, reference });
    return showPage(render, visit, {
      kind: 'record',
      reference,
      form: kind,
      language,
      createdAt,
      state: stateOf(submission, work),
      work,
      fields: isRead && content ? fieldsOf(submission) : null,
      mayRead: isRead,
      mayErase: mayAtDesk(session.roles, 'erase') && content !== undefined,
      mayRetry: mayAtDesk(session.roles, 'retry') && deliveries.some(({ state }) => state !== 'done'),
      colleagues: people
        .filter(
          ({ subject, roles }) =>
            subject !== session.subject &&
            subject !== work.assignee?.subject &&
            mayAtDesk(roles, 'read', kind),
        )
        .map(({ subject, name }) => ({ subject, name })),
      deliveries: deliveries.map(({ topic, state, attempts, lastError }) => ({
        topic,
        state,
        attempts,
        lastError,
      })),
      trail,
    });
  };

  /** A change of the work, if nobody has made another one since the page was shown. */
  const changing = ({ act, next }: Change): Answer =>
    async function change(visit, submission) {
      const { id, reference, content } = submission;
      if (!mayRead(visit, submission)) return notice(visit, 'forbidden');
      if (content === undefined) return notice(visit, 'erased-before', { reference });
      const form = await readForm(visit.c.req.raw);
      const seen = form?.get('version');
      if (!form || !seen || !/^\d{1,9}$/.test(seen)) return notice(visit, 'bad-form', { reference });
      const work = await desk.work(id);
      if (work.version !== Number(seen)) return notice(visit, 'stale', { reference });
      const wanted = await next(work, form);
      if (!wanted) return notice(visit, 'bad-form', { reference });
      const { assignee, doneAt, detail } = wanted;
      const outcome = await desk.change(
        id,
        { seen: work.version, assignee, doneAt },
        { ...lineOf(visit, submission, act(work, visit.session.subject)), detail },
      );
      if (outcome === 'changed') return backTo(visit, submission);
      return notice(visit, outcome === 'stale' ? 'stale' : 'unknown-reference', { reference });
    };

  const takes: Answer = (visit, submission) => {
    const { subject, name } = visit.session;
    const next = async ({ doneAt }: DeskWork) => ({ assignee: { subject, name }, doneAt });
    return changing({ act: () => 'take', next })(visit, submission);
  };

  const handsOver: Answer = (visit, submission) =>
    changing({
      act: () => 'hand-over',
      async next({ doneAt }, form) {
        const people = await desk.people(now() - colleaguesFor);
        const to = people.find(({ subject }) => subject === form.get('to'));
        if (!to || !mayAtDesk(to.roles, 'read', submission.kind)) return undefined;
        const { subject, name } = to;
        return { assignee: { subject, name }, doneAt, detail: name };
      },
    })(visit, submission);

  const retries: Answer = async (visit, submission) => {
    if (!mayAtDesk(visit.session.roles, 'retry')) return notice(visit, 'forbidden');
    await desk.record(lineOf(visit, submission, 'retry'));
    await outbox.retry({ now: now(), reference: submission.reference });
    return backTo(visit, submission);
  };

  const asks = async (
    visit: SignedIn,
    submission: ListedSubmission,
    isUnconfirmed: boolean,
  ): Promise<Response> => {
    const { id, reference, kind: form, createdAt, content } = submission;
    if (!mayAtDesk(visit.session.roles, 'erase')) return notice(visit, 'forbidden');
    if (content === undefined) return notice(visit, 'erased-before', { reference });
    const { version, assignee } = await desk.work(id);
    const work = { version, assignee };
    const page = { kind: 'erase', reference, form, createdAt, work, isUnconfirmed } as const;
    return showPage(render, visit, page, isUnconfirmed ? 422 : 200);
  };

  const erases: Answer = async (visit, submission) => {
    const { id, reference, content } = submission;
    const form = await readForm(visit.c.req.raw);
    const isAllowed = mayAtDesk(visit.session.roles, 'erase') && content !== undefined;
    if (!isAllowed || form?.get('confirmed') !== 'yes') return asks(visit, submission, true);
    const { version } = await desk.work(id);
    if (form.get('version') !== `${version}`)
      return notice(visit, 'stale', { reference: submission.reference });
    // First the line, then the deed: what was erased has a name beside it, whatever fails in between.
    await desk.record(lineOf(visit, submission, 'erase'));
    const isErased = await submissions.erase(id, { now: now(), reason: 'request' });
    return isErased ? backTo(visit, submission) : notice(visit, 'erased-before', { reference });
  };

  /** Leads from what somebody typed or was told on the phone to its page. */
  const finds = signedIn(async (visit) => {
    const reference = asReference(visit.c.req.query('reference') ?? '');
    return isReference(reference)
      ? leadOn(deskPath(visit.language, recordRest(reference)))
      : notice(visit, 'unknown-reference');
  });

  return new Hono()
    .get('/', finds)
    .get('/:reference', about(show))
    .get(
      '/:reference/erase',
      about((visit, submission) => asks(visit, submission, false)),
    )
    .post('/:reference/erase', about(erases))
    .post('/:reference/take', about(takes))
    .post(
      '/:reference/give-back',
      about(
        changing({
          act: ({ assignee }, subject) =>
            assignee === null || assignee.subject === subject ? 'give-back' : 'take-away',
          async next({ assignee, doneAt }) {
            return { assignee: null, doneAt, ...(assignee && { detail: assignee.name }) };
          },
        }),
      ),
    )
    .post('/:reference/hand-over', about(handsOver))
    .post(
      '/:reference/done',
      about(changing({ act: () => 'done', next: async ({ assignee }) => ({ assignee, doneAt: now() }) })),
    )
    .post(
      '/:reference/reopen',
      about(changing({ act: () => 'reopen', next: async ({ assignee }) => ({ assignee, doneAt: null }) })),
    )
    .post('/:reference/retry', about(retries));
}

/** `' ab12 cd34'` → `'AB12-CD34'` */
function asReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function stateOf({ content }: ListedSubmission, { assignee, doneAt }: DeskWork): DeskState {
  if (content === undefined) return 'erased';
  if (doneAt !== null) return 'done';
  return assignee === null ? 'new' : 'assigned';
}
