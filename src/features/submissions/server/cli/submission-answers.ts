import type { Storage } from '#server/storage/storage.ts';
import type { DeliveryState, StoredSubmission } from '../../model/submission-store.ts';
import { answerCells } from './answer-cells.ts';
import type { CommandTrail } from './command-trail.ts';
import type { Command, Listing } from './submission-commands.ts';
import {
  asCsv,
  asJson,
  asRecord,
  asTable,
  type Beside,
  type ListedSubmission,
} from './submission-formats.ts';

/** A command by its name. */
export type Asked<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** Above this many submissions it is quicker to read all deliveries. */
const fewSubmissions = 500;

/** `1 submission`, `2 submissions`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The submissions that were asked for, in the format that was asked for. */
export async function listOf(
  storage: Storage,
  command: Asked<'list' | 'export'>,
  { trail, warn }: { trail: CommandTrail; warn: (text: string) => void },
): Promise<string> {
  const submissions = await selected(storage, command, warn);
  const { email, filter, format } = command;
  const isOfPerson = email !== undefined;
  // A table names who wrote; anything else carries away all that they did.
  const detail = { form: filter.kind, count: submissions.length };
  if (format === 'table') await trail.record(isOfPerson ? 'search' : 'list', detail);
  else await trail.record(isOfPerson ? 'export-person' : 'export', { ...detail, format });
  if (command.format === 'table') return asTable(submissions);
  const beside = await answersBeside(storage, submissions);
  return command.format === 'json' ? asJson(submissions, beside) : asCsv(submissions, beside);
}

/** How these were answered, under the names that an export of the desk has for it. */
async function answersBeside(
  { desk }: Pick<Storage, 'desk'>,
  submissions: readonly ListedSubmission[],
): Promise<Beside> {
  const answers = await desk.answers(submissions.map(({ id }) => id));
  return ({ id }) => answerCells(answers.get(id));
}

async function selected(
  storage: Storage,
  { filter, email, isWaiting }: Listing,
  warn: (text: string) => void,
): Promise<ListedSubmission[]> {
  const found =
    email === undefined
      ? await storage.submissions.list(filter)
      : (await ofPerson(storage, email, warn)).filter(
          ({ kind, createdAt }) => kind === (filter.kind ?? kind) && createdAt >= (filter.since ?? createdAt),
        );
  const submissions = await withDeliveries(storage, found);
  return isWaiting
    ? submissions.filter(({ deliveries }) => deliveries.some(({ state }) => state !== 'done'))
    : submissions;
}

/** Every submission of an address. `warn` hears of those that do not open, which may be anybody's. */
export async function ofPerson(
  storage: Storage,
  email: string,
  warn: (text: string) => void,
): Promise<StoredSubmission[]> {
  const { submissions, unreadable } = await storage.submissions.withEmail(email);
  if (unreadable > 0) {
    warn(
      `${counted(unreadable, 'submission does', 'submissions do')} not open and may belong to anybody: a row was\n` +
        'changed or damaged. Ask whoever tends the database to look at it.\n',
    );
  }
  return submissions;
}

/** One submission, whole, or all that share its reference. */
export async function record(storage: Storage, reference: string, trail: CommandTrail): Promise<string> {
  const all = await found(storage, reference);
  const [empty, whole] = [
    all.filter(({ content }) => content === undefined),
    all.filter(({ content }) => content !== undefined),
  ];
  await trail.recordEach('look', empty);
  await trail.recordEach('read', whole);
  const beside = await answersBeside(storage, all);
  return all.map((each) => asRecord(each, beside)).join('\n');
}

/** Makes deliveries due. */
export async function retry(
  storage: Storage,
  reference: string | undefined,
  { trail, now }: { trail: CommandTrail; now: number },
): Promise<string> {
  if (reference === undefined) await trail.record('retry');
  else await trail.recordEach('retry', await found(storage, reference));
  const count = await storage.outbox.retry({ now, ...(reference !== undefined && { reference }) });
  return count === 0
    ? 'Nothing waits and nothing was given up.\n'
    : `${counted(count, 'delivery is', 'deliveries are')} due now.\n`;
}

/** Marks these as handed over by staff. */
export async function handedOver(
  storage: Storage,
  { references }: Asked<'handed-over'>,
  { trail, now }: { trail: CommandTrail; now: number },
): Promise<string> {
  const submissions = await Promise.all(references.map((reference) => theOne(storage, reference)));
  const ids = submissions.map(({ id }) => id);
  await trail.recordEach('handed-over', submissions);
  return marked(await storage.outbox.handedOver({ now, submissions: ids }));
}

/** Marks all of a form that came before a day. */
export async function formHandedOver(
  storage: Storage,
  { kind, before, isConfirmed }: Asked<'form-handed-over'>,
  { trail, now }: { trail: CommandTrail; now: number },
): Promise<string> {
  if (before > now)
    throw new Error('--before must not lie in the future: what is yet to come would be lost.');
  const undelivered = [
    ...(await storage.outbox.list({ state: 'waiting' })),
    ...(await storage.outbox.list({ state: 'dead' })),
  ].filter((delivery) => delivery.kind === kind && delivery.createdAt < before);
  const count = new Set(undelivered.map(submissionOf)).size;
  if (isConfirmed) {
    await trail.record('handed-over', { form: kind, count });
    return marked(await storage.outbox.handedOver({ now, kind, before }));
  }
  throw new Error(
    `This marks ${counted(count, 'submission', 'submissions')} as handed over: the site delivers them no more.\n` +
      'Nothing was marked yet. To do it, add --yes.',
  );
}

function marked(count: number): string {
  return count === 0
    ? 'Nothing of it waited: nothing was changed.\n'
    : `${counted(count, 'submission is', 'submissions are')} marked as handed over.\n`;
}

/** The submission with a reference. Throws when there is none, or more than one. */
export async function theOne(storage: Storage, reference: string): Promise<ListedSubmission> {
  const [one, ...others] = await found(storage, reference);
  if (one === undefined || others.length > 0) {
    throw new Error(
      `${others.length + 1} submissions have the reference ${reference}. Nothing was changed:\n` +
        'look at them with show, and ask whoever tends the database.',
    );
  }
  return one;
}

async function found(storage: Storage, reference: string): Promise<ListedSubmission[]> {
  const submissions = await storage.submissions.withReference(reference);
  if (submissions.length === 0) {
    throw new Error(
      `No submission has the reference ${reference}.\n` +
        'References are listed by: npm run submissions -- list',
    );
  }
  return withDeliveries(storage, submissions);
}

/** Adds to each submission how its deliveries stand. */
export async function withDeliveries(
  storage: Pick<Storage, 'outbox'>,
  submissions: readonly StoredSubmission[],
): Promise<ListedSubmission[]> {
  const ids = submissions.length <= fewSubmissions ? submissions.map(({ id }) => id) : undefined;
  const deliveries = await storage.outbox.list({ ...(ids && { submissions: ids }) });
  const bySubmission = Map.groupBy(deliveries, submissionOf);
  return submissions.map((submission) => ({
    ...submission,
    deliveries: bySubmission.get(submission.id) ?? [],
  }));
}

/** A delivery's id is that of its submission and its topic. */
function submissionOf({ id, topic }: DeliveryState): string {
  return id.slice(0, -topic.length - 1);
}
