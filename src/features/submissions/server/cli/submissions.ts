import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DeliverySettings } from '#server/delivery/delivery-settings.ts';
import { diskFault } from '#server/storage/folder-fault.ts';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { recordInSqlite } from '#server/storage/sqlite-audit.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { canaryMark } from '../../model/canary.ts';
import type { FormsSettings } from '../settings.ts';
import { rehearse } from './backup-rehearsal.ts';
import { sendCanary } from './canary.ts';
import { type CommandTrail, commandTrail, systemUser } from './command-trail.ts';
import { checkReceipt, receiptKey } from './receipt-answers.ts';
import { formHandedOver, handedOver, listOf, record, retry } from './submission-answers.ts';
import { type Command, readCommand } from './submission-commands.ts';
import { eraseOne, erasePerson } from './submission-erasure.ts';
import { backUp, reencrypt } from './submission-upkeep.ts';
import { UsageError, usage } from './submission-usage.ts';

/** Where the command writes. */
export type Output = { write(text: string): void };

/** What the command is run with. */
export type RunOptions = {
  settings: StorageSettings & Pick<FormsSettings, 'receiptKeys'> & { delivery?: DeliverySettings };
  output: Output;
  errors: Output;
  /** Milliseconds since 1970. Default: the machine's clock. */
  now?: () => number;
  /** Who runs it, for the trail. Default: as the system says. */
  user?: string;
  /** Gives one line of standard input. */
  readLine: () => Promise<string>;
};

type AuditLine = Parameters<Storage['desk']['record']>[0];

/** Ends of the command, as a shell reads them. */
const exit = { done: 0, failed: 1, wrongUse: 2 } as const;

/** Runs the command and returns its exit code. */
export async function runSubmissions(args: readonly string[], options: RunOptions): Promise<number> {
  const { output, errors, readLine } = options;
  try {
    const command = await withAddress(readCommand(args), readLine);
    output.write(command.name === 'help' ? `${usage}\n` : await perform(command, options));
    return exit.done;
  } catch (error) {
    const isWrongUse = error instanceof UsageError;
    errors.write(`${wordsOf(error)}\n${isWrongUse ? `\n${usage}\n` : ''}`);
    return isWrongUse ? exit.wrongUse : exit.failed;
  }
}

/** Our own words, or what to do about the disk where SQLite or the system only names what it was doing. */
function wordsOf(error: unknown): string {
  const words = diskFault(error);
  return words === undefined ? (error as Error).message : `The command did not finish: ${words}`;
}

/** Reads the address that was left out of the command, and refuses an empty one. */
async function withAddress(command: Command, readLine: () => Promise<string>): Promise<Command> {
  if (!('email' in command) || command.email === undefined) return command;
  const email = (command.email === '-' ? await readLine() : command.email).trim();
  if (email === '')
    throw new UsageError('--email needs an address, or "-" and the address on standard input.');
  return { ...command, email };
}

async function perform(command: Exclude<Command, { name: 'help' }>, options: RunOptions): Promise<string> {
  const { settings, errors, now = Date.now, user = systemUser() } = options;
  if (command.name === 'receipt-key') return receiptKey(settings);
  // It reads a copy, also on a machine where no site has ever run, and shows nothing of anybody.
  if (command.name === 'rehearse') return rehearse(settings, command, now());
  if (settings.databaseUrl === null) refuseAbsence(databaseFile(settings.dataDir));
  const moment = now();
  const warn = (text: string): void => errors.write(text);
  // It needs no key, so that whoever makes backups need not have one.
  if (command.name === 'backup') {
    const desk = { record: (line: AuditLine) => recordInSqlite(settings.dataDir, line) };
    return backUp(settings, command, { trail: commandTrail({ desk }, { now: moment, user }), warn });
  }
  const storage = await openStorage(settings);
  try {
    const trail = commandTrail(storage, { now: moment, user });
    if (command.name === 'receipt') return await checkReceipt(storage, command.code, { settings, trail });
    if (command.name === 'canary') {
      // The trail has no act for it: its lines are those of a look at the site and of erasures, under a name that tells why.
      const canaryTrail = commandTrail(storage, { now: moment, user: `${user} ${canaryMark}` });
      return await sendCanary(storage, command, { delivery: settings.delivery, trail: canaryTrail, now });
    }
    return await answer(command, { storage, trail, now: moment, warn });
  } finally {
    await storage.close();
  }
}

function refuseAbsence(file: string): void {
  if (existsSync(file)) return;
  throw new Error(
    `There is no database at ${file}, so nothing can have been stored there.\n` +
      'Start the site once, or set DATA_DIR to where it keeps its data.',
  );
}

function answer(
  command: Exclude<Command, { name: 'help' | 'backup' | 'rehearse' | 'canary' | 'receipt' | 'receipt-key' }>,
  {
    storage,
    trail,
    now,
    warn,
  }: { storage: Storage; trail: CommandTrail; now: number; warn: (text: string) => void },
): Promise<string> {
  switch (command.name) {
    case 'list':
    case 'export':
      return listOf(storage, command, { trail, warn });
    case 'show':
      return record(storage, command.reference, trail);
    case 'retry':
      return retry(storage, command.reference, { trail, now });
    case 'handed-over':
      return handedOver(storage, command, { trail, now });
    case 'form-handed-over':
      return formHandedOver(storage, command, { trail, now });
    case 'erase':
      return eraseOne(storage, command, { trail, now });
    case 'erase-person':
      return erasePerson(storage, command, { trail, now, warn });
    case 'reencrypt':
      return reencrypt(storage, { trail, report: warn });
  }
}

/** The first line of standard input; a person at a terminal is told what to type. */
async function readFirstLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Address: ');
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

if (import.meta.main) {
  const { readEnv } = await import('#server/env.ts');
  try {
    process.exitCode = await runSubmissions(process.argv.slice(2), {
      settings: readEnv(process.env),
      output: process.stdout,
      errors: process.stderr,
      readLine: readFirstLine,
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = exit.failed;
  }
}
