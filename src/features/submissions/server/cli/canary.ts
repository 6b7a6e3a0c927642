import { setTimeout as pause } from 'node:timers/promises';
import { defaultLanguage } from '#i18n/language.ts';
import type { DeliverySettings } from '#server/delivery/delivery-settings.ts';
import type { Storage } from '#server/storage/storage.ts';
import { asCanary, canaryMark } from '../../model/canary.ts';
import { newSubmissionId } from '../../model/idempotency.ts';
import { referenceOf } from '../../model/reference.ts';
import { type SubmissionKind, submissionKinds } from '../../model/submission-kinds.ts';
import {
  type DeliveryState,
  type DeliveryTopic,
  deliveryTopics,
  type NewSubmission,
} from '../../model/submission-store.ts';
import { deliveryTopicsOf } from '../delivery/delivery-topics.ts';
import { type CanaryOutcome, type CanarySignUp, faultOf, lookEvery, signUpCanary } from './canary-sign-up.ts';
import type { CommandTrail } from './command-trail.ts';
import { type Asked, counted } from './submission-answers.ts';

/** What the trial is made with. */
export type CanaryOptions = {
  /** The ways out, as the site has them; left out: none is set. */
  delivery: DeliverySettings | undefined;
  trail: CommandTrail;
  now: () => number;
};

/** One delivery that was hoped for, and what became of it. */
type Hope = { submission: NewSubmission; topic: DeliveryTopic };
type Outcome = CanaryOutcome & { way: string; of: string };

/**
 * Stores one marked submission of each form and a marked sign-up for alerts, watches the running site deliver them by every way that
 * is set, and erases them, whatever became of them. It delivers nothing itself: what it proves is that the site does.
 * @throws naming each way that did not deliver in time.
 */
export async function sendCanary(
  storage: Storage,
  { withinSeconds, to }: Asked<'canary'>,
  { delivery, trail, now }: CanaryOptions,
): Promise<string> {
  const isSet = (topic: DeliveryTopic) => (topic === 'lead' ? delivery?.leads : delivery?.mail);
  const address = to ?? delivery?.mail?.mailboxes.privacy ?? 'canary@localhost';
  const submissions = submissionKinds
    .map((kind) => marked(kind, address, now()))
    .map((one) => ({ ...one, topics: one.topics.filter(isSet) }))
    .filter(({ topics }) => topics.length > 0);
  if (submissions.length === 0) {
    throw new Error(
      'No way out is set (LEAD_ENDPOINT, SMTP_URL), so there is none to try. Nothing was stored.',
    );
  }
  const named = submissions.map(({ id, kind }) => ({ reference: referenceOf(id), kind }));
  const hasAlerts = delivery?.mail != null;
  await trail.record('state', { count: submissions.length, ...(hasAlerts && { alerts: 1 }) });
  let signUp: CanarySignUp | undefined;
  let outcomes: Outcome[];
  try {
    for (const one of submissions) await storage.submissions.add(one);
    if (hasAlerts) signUp = await signUpCanary(storage, { email: address, trail, now: now() });
    const [delivered, letter] = await Promise.all([
      watch(storage, submissions, withinSeconds),
      signUp?.watch(withinSeconds),
    ]);
    outcomes = [...delivered, ...(letter ? [{ ...letter, way: 'alert', of: 'sign-up' }] : [])];
  } finally {
    await trail.recordEach('erase', named);
    const ids = submissions.map(({ id }) => id);
    await storage.submissions.eraseAll(ids, { now: now(), reason: 'request' });
    await signUp?.erase(now());
  }
  return report(outcomes, isSet);
}

/** A submission whose every text is the mark. Its address is the company's own: the acknowledgement goes there. */
function marked(kind: SubmissionKind, email: string, createdAt: number): NewSubmission {
  const contents = {
    contact: {
      firstName: canaryMark,
      lastName: canaryMark,
      company: canaryMark,
      email,
      phone: '000',
      country: 'US',
      leadSource: 'Website',
    },
    privacy: { name: canaryMark, email, requestType: 'Other', otherRequestType: canaryMark },
    'office-hours': { name: canaryMark, email, question: canaryMark },
    application: { name: canaryMark, email, message: canaryMark },
    report: { what: canaryMark, name: '', reach: '' },
    'page-problem': { problem: canaryMark, page: '', settings: '', reach: '' },
  } satisfies Record<SubmissionKind, object>;
  return {
    id: newSubmissionId(),
    kind,
    language: defaultLanguage,
    content: asCanary(contents[kind]),
    createdAt,
    topics: deliveryTopicsOf[kind],
  };
}

/** Looks until everything is delivered or given up, or the time is over. */
async function watch(
  { outbox }: Pick<Storage, 'outbox'>,
  submissions: readonly NewSubmission[],
  withinSeconds: number,
): Promise<Outcome[]> {
  const begun = performance.now();
  const ids = submissions.map(({ id }) => id);
  const hopes = submissions.flatMap((submission) =>
    submission.topics.map((topic) => ({ submission, topic })),
  );
  const took = new Map<string, number>();
  for (;;) {
    const states = await outbox.list({ submissions: ids });
    const seconds = (performance.now() - begun) / 1000;
    for (const { id, state } of states) if (state === 'done' && !took.has(id)) took.set(id, seconds);
    if (seconds >= withinSeconds || states.every(({ state }) => state !== 'waiting')) {
      return hopes.map((hope) => outcomeOf(hope, { states, took }));
    }
    await pause(lookEvery);
  }
}

function outcomeOf(
  hope: Hope,
  { states, took }: { states: readonly DeliveryState[]; took: ReadonlyMap<string, number> },
): Outcome {
  const id = `${hope.submission.id}.${hope.topic}`;
  const named = { way: hope.topic, of: hope.submission.kind };
  const one = states.find((state) => state.id === id);
  const seconds = took.get(id);
  if (seconds !== undefined) return { ...named, seconds };
  return { ...named, fault: one ? faultOf(one) : 'not written: its mailbox had two letters within a day' };
}

function report(outcomes: readonly Outcome[], isSet: (topic: DeliveryTopic) => unknown): string {
  const lines = outcomes.map(
    (one) =>
      `${one.way.padEnd(16)}${one.of.padEnd(14)}${'fault' in one ? one.fault : `${one.seconds.toFixed(1)} s`}\n`,
  );
  if (!isSet('lead')) lines.push('lead            not set (LEAD_ENDPOINT)\n');
  if (!isSet('notice')) lines.push('notice, acknowledgement, alert  not set (SMTP_URL)\n');
  const failed = outcomes.filter((one) => 'fault' in one);
  const erased = `All of them are erased here. What arrived is marked ${canaryMark}: delete it where it went.\n`;
  if (failed.length === 0)
    return `${lines.join('')}${counted(outcomes.length, 'delivery', 'deliveries')}, all arrived.\n${erased}`;
  const ways = [...deliveryTopics, 'alert'].filter((way) => failed.some((one) => one.way === way)).join(', ');
  throw new Error(`${lines.join('')}Did not deliver: ${ways}.\n${erased.trimEnd()}`);
}
