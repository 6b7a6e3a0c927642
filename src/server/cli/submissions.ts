import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isReference } from '#features/forms/model/reference.ts';
import type { StorageSettings } from '../forms/settings.ts';
import { databaseFile, openStorage } from '../storage/open-storage.ts';
import {
  type Storage,
  type StoredSubmission,
  type SubmissionFilter,
  submissionKinds,
} from '../storage/storage.ts';
import { asCsv, asJson, asRecord, asTable } from './submission-formats.ts';

const usage = `Reads what visitors have sent. It may run while the site runs.

  npm run submissions -- list   [--form privacy|contact] [--since 2026-01-31] [--format table|json|csv]
  npm run submissions -- show   REFERENCE
  npm run submissions -- export [--form privacy|contact] [--since 2026-01-31] [--format csv|json]

list     one line for each submission, oldest first
show     every field of one submission, by the reference its sender was given
export   every field of all of them; CSV by default, safe to open in a spreadsheet
--since  a day, from its beginning in UTC

It reads the same settings as the site: DATA_DIR (default ./data) and STORAGE_KEYS.`;

/** A call that was written wrongly; its message says how to write it. */
class UsageError extends Error {}

/** Where the command writes. */
export type Output = { write(text: string): void };

/** Ends of the command, as a shell reads them. */
const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** Runs the command and returns its exit code. */
export async function runSubmissions(
  args: readonly string[],
  settings: StorageSettings,
  output: Output,
  errors: Output,
): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      output.write(`${usage}\n`);
      return exit.done;
    }
    const text = await withStorage(settings, (storage) => answer(command, storage));
    output.write(text);
    return exit.done;
  } catch (error) {
    const isWrongUse = error instanceof UsageError;
    errors.write(
      `${error instanceof Error ? error.message : 'Unknown fault'}\n${isWrongUse ? `\n${usage}\n` : ''}`,
    );
    return isWrongUse ? exit.wrongUse : exit.failed;
  }
}

type Format = 'table' | 'json' | 'csv';

type Command =
  | { name: 'help' }
  | { name: 'list' | 'export'; filter: SubmissionFilter; format: Format }
  | { name: 'show'; reference: string };

const formats: Record<'list' | 'export', readonly Format[]> = {
  list: ['table', 'json', 'csv'],
  export: ['csv', 'json'],
};

function readCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return { name: 'help' };
  if (name === 'show') {
    const { positionals } = parse(rest, {});
    const [reference, ...more] = positionals;
    if (reference === undefined || more.length > 0 || !isReference(reference)) {
      throw new UsageError('show needs one reference, for example AB12-CD34.');
    }
    return { name, reference: reference.toUpperCase() };
  }
  if (name !== 'list' && name !== 'export') throw new UsageError(`"${name}" is no command of this program.`);
  const { values, positionals } = parse(rest, {
    form: { type: 'string' },
    since: { type: 'string' },
    format: { type: 'string' },
  });
  if (positionals.length > 0) throw new UsageError(`${name} takes options only.`);
  const { form, since, format = formats[name][0] } = values;
  const kind = submissionKinds.find((one) => one === form);
  if (form !== undefined && kind === undefined)
    throw new UsageError(`--form is one of: ${submissionKinds.join(', ')}.`);
  const known = formats[name].find((one) => one === format);
  if (known === undefined)
    throw new UsageError(`--format of ${name} is one of: ${formats[name].join(', ')}.`);
  return {
    name,
    format: known,
    filter: { ...(kind && { kind }), ...(since !== undefined && { since: readDay(since) }) },
  };
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'These options are not known.');
  }
}

/** `2026-01-31` → the first millisecond of that day in UTC. */
function readDay(day: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new UsageError('--since needs a day of the calendar, for example 2026-01-31.');
  }
  return moment;
}

async function withStorage<Result>(settings: StorageSettings, use: (storage: Storage) => Promise<Result>) {
  const file = databaseFile(settings.dataDir);
  if (!existsSync(file)) {
    throw new Error(
      `There is no database at ${file}, so nothing can have been stored there. Start the site once, or set DATA_DIR to ` +
        'where it keeps its data.',
    );
  }
  const storage = await openStorage(settings);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

async function answer(command: Exclude<Command, { name: 'help' }>, storage: Storage): Promise<string> {
  if (command.name === 'show') {
    const found = await storage.submissions.withReference(command.reference);
    if (found.length === 0) {
      throw new Error(
        `No submission has the reference ${command.reference}. References are listed by: npm run submissions -- list`,
      );
    }
    return found.map(asRecord).join('\n');
  }
  const submissions: StoredSubmission[] = await storage.submissions.list(command.filter);
  if (command.format === 'json') return asJson(submissions);
  if (command.format === 'csv') return asCsv(submissions);
  return asTable(submissions);
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
