import { type ParseArgsConfig, parseArgs } from 'node:util';
import { anyEmailPattern } from '../../model/patterns.ts';
import { isReference } from '../../model/reference.ts';
import { type SubmissionKind, submissionKinds } from '../../model/submission-kinds.ts';
import type { SubmissionFilter } from '../../model/submission-store.ts';
import { UsageError } from './submission-usage.ts';

/** How a list is written. */
export type Format = 'table' | 'json' | 'csv';

/** Which submissions to show. */
export type Listing = { filter: SubmissionFilter; email: string | undefined; isWaiting: boolean };

/** What was asked for. An `email` of `-` is still to be read from standard input. */
export type Command =
  | { name: 'help' }
  | ({ name: 'list' | 'export'; format: Format } & Listing)
  | { name: 'show'; reference: string }
  | { name: 'retry'; reference: string | undefined }
  | { name: 'handed-over'; references: string[] }
  | { name: 'form-handed-over'; kind: SubmissionKind; before: number; isConfirmed: boolean }
  | { name: 'erase'; reference: string; isConfirmed: boolean }
  | { name: 'erase-person'; email: string; kind: SubmissionKind | undefined; isConfirmed: boolean }
  | { name: 'receipt'; code: string }
  | { name: 'receipt-key' }
  | { name: 'reencrypt' }
  | { name: 'backup'; to: string; isForced: boolean }
  | { name: 'canary'; to: string | undefined; withinSeconds: number }
  | { name: 'rehearse'; from: string | undefined; withinHours: number };

const formats: Record<'list' | 'export', readonly Format[]> = {
  list: ['table', 'json', 'csv'],
  export: ['csv', 'json'],
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

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
    case 'receipt': {
      const { positionals } = parseStrictly(rest, {}, true);
      // A letter breaks it into lines; a shell makes words of them.
      if (positionals.length === 0) throw new UsageError('receipt needs a receipt, whole.');
      return { name, code: positionals.join('') };
    }
    case 'receipt-key':
      parse(name, rest, {});
      return { name };
    case 'retry': {
      const { reference } = parse(name, rest, { reference: text });
      return { name, reference: reference === undefined ? undefined : readReference(reference) };
    }
    case 'handed-over':
      return readHandedOver(rest);
    case 'erase':
      return readErase(rest);
    case 'reencrypt':
      parse(name, rest, {});
      return { name };
    case 'backup': {
      const { to, force = false } = parse(name, rest, { to: text, force: flag });
      if (!to) throw new UsageError('backup needs --to, the file to write.');
      return { name, to, isForced: force };
    }
    case 'canary': {
      const { to, within = '120' } = parse(name, rest, { to: text, within: text });
      if (!/^[1-9]\d{0,4}$/.test(within)) throw new UsageError('--within needs a number of seconds.');
      if (to !== undefined && !anyEmailPattern.test(to)) throw new UsageError('--to needs an email address.');
      return { name, to, withinSeconds: Number(within) };
    }
    case 'rehearse': {
      const { from, within = '26' } = parse(name, rest, { from: text, within: text });
      if (!/^[1-9]\d{0,4}$/.test(within)) throw new UsageError('--within needs a number of hours.');
      return { name, from, withinHours: Number(within) };
    }
    case 'list':
    case 'export':
      return readListing(name, rest);
    default:
      // It may be an address that was typed in the wrong place.
      throw new UsageError(
        /^[a-z-]{1,20}$/.test(name) ? `"${name}" is no command.` : 'There is no such command.',
      );
  }
}

function readHandedOver(args: string[]): Command {
  const {
    reference,
    form,
    before,
    yes = false,
  } = parse('handed-over', args, {
    reference: { type: 'string', multiple: true },
    form: text,
    before: text,
    yes: flag,
  });
  if (reference !== undefined) {
    if (form !== undefined || before !== undefined) {
      throw new UsageError('handed-over takes --reference, or --form with --before, not both.');
    }
    return { name: 'handed-over', references: reference.map(readReference) };
  }
  const kind = readForm(form);
  if (kind === undefined || before === undefined) {
    throw new UsageError('handed-over needs --reference, or --form together with --before.');
  }
  return { name: 'form-handed-over', kind, before: readDay('--before', before), isConfirmed: yes };
}

function readErase(args: string[]): Command {
  const {
    reference,
    email,
    form,
    yes: isConfirmed = false,
  } = parse('erase', args, {
    reference: text,
    email: text,
    form: text,
    yes: flag,
  });
  if (reference !== undefined && email === undefined) {
    if (form !== undefined) throw new UsageError('erase takes --form together with --email only.');
    return { name: 'erase', reference: readReference(reference), isConfirmed };
  }
  if (email === undefined || reference !== undefined) {
    throw new UsageError('erase needs --reference, for example AB12-CD34, or --email.');
  }
  return { name: 'erase-person', email, kind: readForm(form), isConfirmed };
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
    email,
    waiting = false,
    format = formats[name][0],
  } = parse(name, args, {
    form: text,
    since: text,
    email: text,
    waiting: flag,
    format: text,
  });
  const kind = readForm(form);
  const known = formats[name].find((one) => one === format);
  if (known === undefined)
    throw new UsageError(`--format of ${name} is one of: ${formats[name].join(', ')}.`);
  return {
    name,
    format: known,
    filter: { ...(kind && { kind }), ...(since !== undefined && { since: readDay('--since', since) }) },
    email,
    isWaiting: waiting,
  };
}

function readForm(form: string | undefined): SubmissionKind | undefined {
  const kind = submissionKinds.find((one) => one === form);
  if (form !== undefined && kind === undefined)
    throw new UsageError(`--form is one of: ${submissionKinds.join(', ')}.`);
  return kind;
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
    throw new UsageError((error as Error).message);
  }
}

function readReference(reference: string): string {
  if (!isReference(reference)) throw new UsageError('A reference looks like AB12-CD34.');
  return reference.toUpperCase();
}

/** The beginning of a day in UTC. `2026-01-31` → 1769817600000. */
function readDay(option: string, day: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new UsageError(`${option} needs a day of the calendar, for example 2026-01-31.`);
  }
  return moment;
}
