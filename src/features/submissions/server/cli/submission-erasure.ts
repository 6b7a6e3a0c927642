import type { Storage } from '#server/storage/storage.ts';
import { referenceOf } from '../../model/reference.ts';
import type { CommandTrail } from './command-trail.ts';
import { type Asked, counted, ofPerson, theOne } from './submission-answers.ts';

/** Erases one submission. */
export async function eraseOne(
  storage: Storage,
  { reference, isConfirmed }: Asked<'erase'>,
  { trail, now }: { trail: CommandTrail; now: number },
): Promise<string> {
  const one = await theOne(storage, reference);
  const { id, content } = one;
  if (content === undefined) throw new Error(`The content of ${reference} was erased before.`);
  if (!isConfirmed) {
    throw new Error(
      `This erases the content of ${reference} for good, and nothing can bring it back.\n` +
        'Nothing was erased yet. To do it, add --yes.',
    );
  }
  // First the line, then the deed: what was erased has a name beside it, whatever fails in between.
  await trail.recordEach('erase', [one]);
  const erased = await storage.submissions.erase(id, { now, reason: 'request' });
  if (!erased) throw new Error(`The content of ${reference} was erased before.`);
  return `The content of ${reference} is erased.\n`;
}

/** Erases everything of an address, or what it sent by one form. What it writes names references only. */
export async function erasePerson(
  storage: Storage,
  { email, kind, isConfirmed }: Asked<'erase-person'>,
  { trail, now, warn }: { trail: CommandTrail; now: number; warn: (text: string) => void },
): Promise<string> {
  const submissions = (await ofPerson(storage, email, warn)).filter((one) => one.kind === (kind ?? one.kind));
  // Alerts belong to no form: whoever names one means what was sent by it.
  const alerts = kind === undefined ? await storage.alerts.withEmail(email) : [];
  const detail = { form: kind, count: submissions.length, alerts: alerts.length };
  if (!isConfirmed) await trail.record('search', detail);
  if (submissions.length + alerts.length === 0) {
    throw new Error(
      'Nothing stored here was sent with this address.\nIs it spelled as the sender spells it?',
    );
  }
  const list =
    submissions.map((one) => `  ${one.reference}  ${one.kind}\n`).join('') +
    (await Promise.all(alerts.map((one) => linesOf(storage, one)))).join('');
  const amount = amountOf(submissions.length, alerts.length);
  if (!isConfirmed) {
    throw new Error(
      `This erases ${amount} of this address for good:\n${list}` +
        'Nothing was erased yet. To do it, add --yes.',
    );
  }
  await trail.recordEach('erase', submissions);
  await trail.record('erase-person', detail);
  const ids = submissions.map(({ id }) => id);
  const erased = await storage.submissions.eraseAll(ids, { now, reason: 'request' });
  const stopped = alerts.length > 0 ? await storage.alerts.eraseEmail(email, now) : 0;
  return (
    `${amountOf(erased, stopped)} of this address erased:\n${list}` +
    'What was delivered before is also in the sales system, the mailboxes and the\n' +
    'backups: erase it there.\n'
  );
}

/** A subscription and all that it holds, as it is stored: a person may ask for that, too. */
async function linesOf(
  storage: Storage,
  { id, topics }: Awaited<ReturnType<Storage['alerts']['withEmail']>>[number],
): Promise<string> {
  const watches = await storage.alerts.watches.ofSubscription(id);
  return [
    `  ${referenceOf(id)}  alerts\n`,
    ...topics.map((topic) => `    topic ${topic}\n`),
    ...watches.map(({ state, watch }) => `    ${state} ${JSON.stringify(watch)}\n`),
  ].join('');
}

/** `2 submissions and 1 alert subscription` */
function amountOf(submissions: number, alerts: number): string {
  return [
    ...(submissions > 0 || alerts === 0 ? [counted(submissions, 'submission', 'submissions')] : []),
    ...(alerts > 0 ? [counted(alerts, 'alert subscription', 'alert subscriptions')] : []),
  ].join(' and ');
}
