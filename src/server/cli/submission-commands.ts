import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isReference } from '#features/forms/model/reference.ts';
import { type SubmissionFilter, submissionKinds } from '../storage/storage.ts';

/** How the command is used. No line is longer than 80 characters. */
export const usage = `Reads and tends what visitors have sent. It may run while the site runs.

  npm run submissions -- list   [--form FORM] [--since DAY] [--format FORMAT]
  npm run submissions -- show   REFERENCE
  npm run submissions -- export [--form FORM] [--since DAY] [--format FORMAT]
  npm run submissions -- retry  [--reference REFERENCE]
  npm run submissions -- erase  --reference REFERENCE --yes

list    one line for each submission, oldest first, and how it is delivered;
        FORMAT is table (default), json or csv
show    every field of one submission, by the reference its sender was given,
        and each of its deliveries
export  every field of all of them; FORMAT is csv (default, safe to open in a
        spreadsheet) or json
retry   makes what waits or was given up due at once; without --reference, all
erase   erases the content of one submission for good, as its sender may ask,
        gives up what of it still waits, and keeps a record without content

FORM is ${submissionKinds.join(', ')}.
DAY is a day such as 2026-01-31, from its beginning in UTC.
REFERENCE is what the sender was given, such as AB12-CD34.

It ends with 0 when it did what was asked, 1 when it could not, 2 when the
command was written wrongly. It reads the settings of the site: DATABASE_URL,
or DATA_DIR (default ./data), and STORAGE_KEYS.`;

/** A call that was written wrongly; its message says how to write it. */
export class UsageError extends Error {}

/** How a list is written. */
export type Format = 'table' | 'json' | 'csv';

/** What was asked for. */
export type Command =
  | { name: 'help' }
  | { name: 'list' | 'export'; filter: SubmissionFilter; format: Format }
  | { name: 'show'; reference: string }
  | { name: 'retry'; reference: string | undefined }
  | { name: 'erase'; reference: string; confirmed: boolean };

const formats: Record<'list' | 'export', readonly Format[]> = {
  list: ['table', 'json', 'csv'],
  export: ['csv', 'json'],
};

/** Reads the arguments of the command. @throws UsageError that says how to write them. */
export function readCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  switch (name) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' };
    case 'show':
      return { name, reference: readShown(rest) };
    case 'retry': {
      const { reference } = parse(name, rest, { reference: { type: 'string' } });
      return { name, reference: reference === undefined ? undefined : readReference(reference) };
    }
    case 'erase': {
      const { reference, yes = false } = parse(name, rest, {
        reference: { type: 'string' },
        yes: { type: 'boolean' },
      });
      if (reference === undefined) throw new UsageError('erase needs --reference, for example AB12-CD34.');
      return { name, reference: readReference(reference), confirmed: yes };
    }
    case 'list':
    case 'export':
      return readListing(name, rest);
    default:
      throw new UsageError(`"${name}" is no command of this program.`);
  }
}

function readShown(args: string[]): string {
  const { positionals } = parseStrictly(args, {}, true);
  const [reference, ...more] = positionals;
  if (reference === undefined || more.length > 0) {
    throw new UsageError('show needs one reference, for example AB12-CD34.');
  }
  return readReference(reference);
}

function readListing(name: 'list' | 'export', args: string[]): Command {
  const {
    form,
    since,
    format = formats[name][0],
  } = parse(name, args, {
    form: { type: 'string' },
    since: { type: 'string' },
    format: { type: 'string' },
  });
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

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  args: string[],
  options: Options,
) {
  const { values, positionals } = parseStrictly(args, options, true);
  if (positionals.length > 0) throw new UsageError(`${name} takes options only.`);
  return values;
}

function parseStrictly<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args, options, allowPositionals, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The options could not be read.');
  }
}

function readReference(text: string): string {
  if (!isReference(text)) throw new UsageError('A reference looks like AB12-CD34.');
  return text.toUpperCase();
}

/** The beginning of a day in UTC. `2026-01-31` → 1769817600000. */
function readDay(day: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new UsageError('--since needs a day of the calendar, for example 2026-01-31.');
  }
  return moment;
}
