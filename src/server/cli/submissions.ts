import { existsSync } from 'node:fs';
import type { StorageSettings } from '../forms/settings.ts';
import { databaseFile, openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type Command, readCommand, UsageError, usage } from './submission-commands.ts';
import { asCsv, asJson, asRecord, asTable, type ListedSubmission } from './submission-formats.ts';

/** Where the command writes. */
export type Output = { write(text: string): void };

/** Ends of the command, as a shell reads them. */
const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** Runs the command and returns its exit code. The clock is in milliseconds. */
export async function runSubmissions(
  args: readonly string[],
  settings: StorageSettings,
  output: Output,
  errors: Output,
  now: () => number = Date.now,
): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      output.write(`${usage}\n`);
      return exit.done;
    }
    output.write(await withStorage(settings, (storage) => answer(command, storage, now())));
    return exit.done;
  } catch (error) {
    const isWrongUse = error instanceof UsageError;
    errors.write(
      `${error instanceof Error ? error.message : 'Unknown fault'}\n${isWrongUse ? `\n${usage}\n` : ''}`,
    );
    return isWrongUse ? exit.wrongUse : exit.failed;
  }
}

async function withStorage<Result>(settings: StorageSettings, use: (storage: Storage) => Promise<Result>) {
  const file = databaseFile(settings.dataDir);
  if (settings.databaseUrl === null && !existsSync(file)) {
    throw new Error(
      `There is no database at ${file}, so nothing can have been stored there.\n` +
        'Start the site once, or set DATA_DIR to where it keeps its data.',
    );
  }
  const storage = await openStorage(settings);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

async function answer(
  command: Exclude<Command, { name: 'help' }>,
  storage: Storage,
  now: number,
): Promise<string> {
  switch (command.name) {
    case 'show':
      return (await found(storage, command.reference)).map(asRecord).join('\n');
    case 'retry':
      return retry(storage, command.reference, now);
    case 'erase':
      return erase(storage, command, now);
    case 'list':
    case 'export': {
      const { filter, format } = command;
      const submissions = await withDeliveries(storage, await storage.submissions.list(filter));
      if (format === 'json') return asJson(submissions);
      if (format === 'csv') return asCsv(submissions);
      return asTable(submissions);
    }
  }
}

async function retry(storage: Storage, reference: string | undefined, now: number): Promise<string> {
  if (reference !== undefined) await found(storage, reference);
  const count = await storage.outbox.retry({ now, ...(reference !== undefined && { reference }) });
  return count === 0
    ? 'Nothing waits and nothing was given up.\n'
    : `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now.\n`;
}

async function erase(
  storage: Storage,
  { reference, confirmed }: Extract<Command, { name: 'erase' }>,
  now: number,
): Promise<string> {
  const [one, ...others] = await found(storage, reference);
  if (one === undefined || others.length > 0) {
    throw new Error(
      `${others.length + 1} submissions have the reference ${reference}. Nothing was erased:\n` +
        'look at them with show, and ask whoever tends the database.',
    );
  }
  if (one.content === undefined) throw new Error(`The content of ${reference} was erased before.`);
  if (!confirmed) {
    throw new Error(
      `This erases the content of ${reference} for good, and nothing can bring it back.\n` +
        `Nothing was erased yet. To do it, add --yes.`,
    );
  }
  const erased = await storage.submissions.erase(one.id, { now, reason: 'request' });
  if (!erased) throw new Error(`The content of ${reference} was erased before.`);
  return `The content of ${reference} is erased.\n`;
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

/** Adds to each submission how its deliveries stand; a reference that two of them share shows those of both. */
async function withDeliveries(
  storage: Storage,
  submissions: Awaited<ReturnType<Storage['submissions']['list']>>,
): Promise<ListedSubmission[]> {
  const deliveries = Map.groupBy(await storage.outbox.list(), ({ reference }) => reference);
  return submissions.map((submission) => ({
    ...submission,
    deliveries: deliveries.get(submission.reference) ?? [],
  }));
}

if (import.meta.main) {
  const { readEnv } = await import('../env.ts');
  try {
    process.exitCode = await runSubmissions(
      process.argv.slice(2),
      readEnv(process.env),
      process.stdout,
      process.stderr,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'Unknown fault'}\n`);
    process.exitCode = exit.failed;
  }
}
