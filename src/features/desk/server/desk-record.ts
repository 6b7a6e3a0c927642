import { Hono } from 'hono';
import { asReference, isReference } from '#features/submissions/model/reference.ts';
import { withDeliveries } from '#features/submissions/server/cli/submission-answers.ts';
import type { ListedSubmission } from '#features/submissions/server/cli/submission-formats.ts';
import type { Language } from '#i18n/language.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { type ReadAnswer, readAnswer, type TypedAnswer } from '../model/answer-form.ts';
import { type AuditDetail, writeDetail } from '../model/audit-detail.ts';
import { deskPath, didParameter, recordRest } from '../model/desk-paths.ts';
import type { AuditLine, DeskAct, DeskState, DeskWork, NewAuditLine } from '../model/desk-store.ts';
import { mayAtDesk } from '../model/roles.ts';
import { privacyFacts } from './desk-due.ts';
import { type DeskKit, readForm } from './desk-kit.ts';
import { leadOn, type SignedIn, showPage } from './desk-visit.ts';

/** Colleagues who signed in within this time, in milliseconds, can be handed work. */
const colleaguesFor = 90 * 86_400_000;

/** As many lines of its trail as a submission shows. */
const trailLength = 20;

/** As long as a form may be in which a text of some thousand characters is typed, so that its length can be told. */
const longestForm = 65_536;

/** What changes nothing. */
const looks: readonly DeskAct[] = ['read', 'look', 'audit'];

/** A route about one submission. */
type Answer = (visit: SignedIn, submission: ListedSubmission) => Promise<Response>;

/** What somebody wants to do with a submission. */
type Change = {
  /** What it is called in the trail: to give back what is one's own is another thing than to take away a colleague's. */
  act: (work: DeskWork, subject: string) => DeskAct;
  /** Its form may say how the request was answered. Default `false`. */
  mayNote?: boolean;
  /** How the work stands afterwards; undefined where the form makes no sense. */
  next(
    work: DeskWork,
    form: URLSearchParams,
  ): Promise<(Pick<DeskWork, 'assignee' | 'doneAt'> & { detail?: AuditDetail }) | undefined>;
};

/** The pages about one submission, and what can be done with it. */
export function recordPages({ storage, render, now, notice, signedIn, jobTitles }: DeskKit): Hono {
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

  /** A job by its title: its id is known to nobody who hires. */
  const withJobTitle =
    (language: Language) =>
    ([name, text]: readonly [string, string]): [string, string] => [
      name,
      name === 'job' ? (jobTitles[language].get(text) ?? text) : text,
    ];

  const mayRead = ({ session }: SignedIn, { kind }: ListedSubmission) =>
    mayAtDesk(session.roles, 'read', kind);

  const backTo = ({ language }: SignedIn, { reference }: ListedSubmission, did: DeskAct) =>
    leadOn(deskPath(language, recordRest(reference), { [didParameter]: did }));

  const show = async (
    visit: SignedIn,
    submission: ListedSubmission,
    typedAnswer: TypedAnswer | null = null,
  ): Promise<Response> => {
    const { session } = visit;
    const { id, reference, kind, language, createdAt, content, deliveries } = submission;
    const isRead = mayRead(visit, submission);
    // Whoever could not be written down sees nothing.
    await desk.record(lineOf(visit, submission, isRead && content ? 'read' : 'look'));
    const work = await desk.work(id);
    const state = stateOf(submission, work);
    const people = isRead && content ? await desk.people(now() - colleaguesFor) : [];
    // Who works on a report is told to nobody who may not read it, unless the whole trail is theirs to read.
    const seesTrail = isRead || mayAtDesk(session.roles, 'audit');
    const { rows: trail } = seesTrail
      ? await desk.trail({ page: 1, size: trailLength, reference })
      : { rows: [] };
    const page = {
      kind: 'record',
      reference,
      form: kind,
      language,
      createdAt,
      state,
      work,
      privacy: isRead ? privacyFacts(submission, state, now()) : undefined,
      fields: isRead && content ? fieldsOf(submission).map(withJobTitle(visit.language)) : null,
      did: didBy(visit, trail),
      answer: (isRead && content && (await desk.answers([id])).get(id)) || null,
      typedAnswer,
      mayRead: isRead,
      mayErase: mayAtDesk(session.roles, 'erase', kind) && content !== undefined,
      mayRetry: mayAtDesk(session.roles, 'retry') && deliveries.some(({ state }) => state !== 'done'),
      colleagues: people
        .filter(
          ({ subject, roles }) =>
            subject !== session.subject &&
            subject !== work.assignee?.subject &&
            mayAtDesk(roles, 'read', kind),
        )
        .map(({ subject, name }) => ({ subject, name })),
      deliveries: deliveries.map(({ topic, state: standing, attempts, lastError }) => ({
        topic,
        state: standing,
        attempts,
        lastError,
      })),
      trail,
    } as const;
    return showPage(
      render,
      visit,
      page,
      typedAnswer === null ? 200 : typedAnswer.fault === 'stale' ? 409 : 422,
    );
  };

  /** The note that a form asks for, where it is another than is kept. */
  async function changedAnswer(id: string, typed: ReadAnswer | undefined) {
    if (typed === undefined || 'fault' in typed) return undefined;
    const kept = (await desk.answers([id])).get(id) ?? null;
    if (kept === 'unreadable') return typed.note ?? undefined;
    const isSame = kept?.kind === typed.note?.kind && kept?.text === typed.note?.text;
    return isSame ? undefined : typed.note;
  }

  /** A change of the work, if nobody has made another one since the page was shown. */
  const changing = ({ act, next, mayNote = false }: Change): Answer =>
    async function change(visit, submission) {
      const { id, reference, content } = submission;
      if (!mayRead(visit, submission)) return notice(visit, 'forbidden');
      if (content === undefined) return notice(visit, 'erased-before', { reference });
      const form = await readForm(visit.c.req.raw, longestForm);
      const seen = form?.get('version');
      if (!form || !seen || !/^\d{1,9}$/.test(seen)) return notice(visit, 'bad-form', { reference });
      const work = await desk.work(id);
      const typed = mayNote ? readAnswer(form) : undefined;
      // What was typed is shown again: a page that only says no would lose it.
      const stale = () =>
        typed === undefined
          ? notice(visit, 'stale', { reference })
          : show(visit, submission, { ...typed, fault: 'stale' });
      if (work.version !== Number(seen)) return stale();
      if (typed && 'fault' in typed) return show(visit, submission, typed);
      const wanted = await next(work, form);
      if (!wanted) return notice(visit, 'bad-form', { reference });
      const { assignee, doneAt, detail } = wanted;
      const answer = await changedAnswer(id, typed);
      const did = act(work, visit.session.subject);
      if (mayNote && answer === undefined && doneAt === work.doneAt) return backTo(visit, submission, did);
      const outcome = await desk.change(
        id,
        { seen: work.version, assignee, doneAt, answer },
        {
          ...lineOf(visit, submission, did),
          detail:
            writeDetail({ ...detail, ...(answer !== undefined && { isNoted: answer !== null }) }) ||
            undefined,
        },
      );
      if (outcome === 'changed') return backTo(visit, submission, did);
      if (outcome === 'stale') return stale();
      return notice(visit, outcome === 'erased' ? 'erased-before' : 'unknown-reference', { reference });
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
        return { assignee: { subject, name }, doneAt, detail: { to: name } };
      },
    })(visit, submission);

  const retries: Answer = async (visit, submission) => {
    if (!mayAtDesk(visit.session.roles, 'retry')) return notice(visit, 'forbidden');
    await desk.record(lineOf(visit, submission, 'retry'));
    await outbox.retry({ now: now(), reference: submission.reference });
    return backTo(visit, submission, 'retry');
  };

  const asks = async (
    visit: SignedIn,
    submission: ListedSubmission,
    isUnconfirmed: boolean,
  ): Promise<Response> => {
    const { id, reference, kind: form, createdAt, content } = submission;
    if (!mayAtDesk(visit.session.roles, 'erase', form)) return notice(visit, 'forbidden');
    if (content === undefined) return notice(visit, 'erased-before', { reference });
    const { version, assignee } = await desk.work(id);
    const work = { version, assignee };
    const page = { kind: 'erase', reference, form, createdAt, work, isUnconfirmed } as const;
    return showPage(render, visit, page, isUnconfirmed ? 422 : 200);
  };

  const erases: Answer = async (visit, submission) => {
    const { id, reference, kind, content } = submission;
    const form = await readForm(visit.c.req.raw);
    const isAllowed = mayAtDesk(visit.session.roles, 'erase', kind) && content !== undefined;
    if (!isAllowed || form?.get('confirmed') !== 'yes') return asks(visit, submission, true);
    const { version } = await desk.work(id);
    if (form.get('version') !== `${version}`)
      return notice(visit, 'stale', { reference: submission.reference });
    // First the line, then the deed: what was erased has a name beside it, whatever fails in between.
    await desk.record(lineOf(visit, submission, 'erase'));
    const isErased = await submissions.erase(id, { now: now(), reason: 'request' });
    return isErased ? backTo(visit, submission, 'erase') : notice(visit, 'erased-before', { reference });
  };

  /** Leads from what somebody typed or was told on the phone to its page. */
  const finds = signedIn(async (visit) => {
    const typed = visit.c.req.query('reference') ?? '';
    if (typed.trim() === '') return notice(visit, 'no-reference');
    const reference = asReference(typed);
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
            return {
              assignee: null,
              doneAt,
              ...(assignee && { detail: { to: assignee.name } }),
            };
          },
        }),
      ),
    )
    .post('/:reference/hand-over', about(handsOver))
    .post(
      '/:reference/done',
      about(
        changing({
          act: () => 'done',
          next: async ({ assignee }) => ({ assignee, doneAt: now() }),
          mayNote: true,
        }),
      ),
    )
    .post(
      '/:reference/note',
      about(
        changing({
          act: () => 'note',
          next: async ({ assignee, doneAt }) => ({ assignee, doneAt }),
          mayNote: true,
        }),
      ),
    )
    .post(
      '/:reference/reopen',
      about(changing({ act: () => 'reopen', next: async ({ assignee }) => ({ assignee, doneAt: null }) })),
    )
    .post('/:reference/retry', about(retries));
}

/** The last change of a submission, where its address names it and whoever looks made it: a link says nothing that is not so. */
function didBy({ c, session }: SignedIn, trail: readonly AuditLine[]): AuditLine | null {
  const last = trail.find(({ act }) => !looks.includes(act));
  const isTold = last?.act === c.req.query(didParameter) && last?.subject === session.subject;
  return isTold ? (last ?? null) : null;
}

function stateOf({ content }: ListedSubmission, { assignee, doneAt }: DeskWork): DeskState {
  if (content === undefined) return 'erased';
  if (doneAt !== null) return 'done';
  return assignee === null ? 'new' : 'assigned';
}
