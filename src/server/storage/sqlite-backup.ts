import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { diskReserve, type FreeSpace, freeSpaceOf } from './free-space.ts';
import { databaseFile } from './sqlite-engine.ts';

/** What may differ from the default when SQLite is backed up. */
export type BackupOptions = {
  /** Whether a file that is there already is replaced. Default false. */
  isForced?: boolean;
  /** Default: asks the file system. */
  freeSpace?: FreeSpace;
  /** Gives a file a second name. Default: asks the file system, and not every one can. */
  link?: (draft: string, target: string) => void;
};

/** A backup that was made and checked. */
export type Backup = { bytes: number; submissions: number };

/**
 * Pages in one step of the copy: all of them. It then reads one state of the database from beginning to end, and others write
 * meanwhile; in several steps it would begin anew with every write between two of them, and on a busy site never end.
 */
const wholeFile = 2 ** 31 - 1;

/**
 * Copies the SQLite of a data directory into one file, while the site runs: everything acknowledged before is in it, and
 * nothing half done. The file appears whole under its name, checked, readable by its owner alone. It holds no key.
 */
export async function backUpSqlite(
  dataDir: string,
  to: string,
  { isForced = false, freeSpace = freeSpaceOf, link = linkSync }: BackupOptions = {},
): Promise<Backup> {
  const source = databaseFile(dataDir);
  const target = resolve(to);
  const folder = dirname(target);
  if (!existsSync(folder)) throw new Error(`The folder ${folder} does not exist. Make it first.`);
  refuseOwnFiles(dataDir, folder, target);
  if (existsSync(target) && !isForced) throw new Error(existing(target));
  const needed = statSync(source).size + diskReserve;
  if ((await freeSpace(folder)) < needed) {
    throw new Error(
      `Too little room in ${folder}: the copy would fill the disk. Nothing was written.\n` +
        'Free some space, or name a folder on another disk.',
    );
  }
  const draft = `${target}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    // SQLite writes into the file it finds, so its mode is ours from the first byte.
    closeSync(openSync(draft, 'wx', 0o600));
    await copy(source, draft);
    const submissions = checkCopy(draft);
    sync(draft);
    if (isForced) renameSync(draft, target);
    else publish(draft, target, link);
    sync(folder);
    return { bytes: statSync(target).size, submissions };
  } finally {
    for (const rest of readdirSync(folder)) {
      if (rest.startsWith(basename(draft))) rmSync(join(folder, rest), { force: true });
    }
  }
}

/** A copy on top of the database that is being copied would be the end of both. */
function refuseOwnFiles(dataDir: string, folder: string, target: string): void {
  const isInDataDir = realpathSync(folder) === realpathSync(dataDir);
  if (isInDataDir && (basename(target) === 'keys.json' || basename(target).startsWith('site.db'))) {
    throw new Error('The backup must not take the place of a file of the site. Give it another name.');
  }
}

async function copy(source: string, draft: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(database, draft, { rate: wholeFile });
  } finally {
    database.close();
  }
}

/** Reads a copy through. What cannot be restored is no backup. @throws when it is damaged. */
export function checkCopy(draft: string): number {
  const database = new DatabaseSync(draft);
  try {
    // One file without companions; the site turns write-ahead logging on again when it opens it.
    database.exec('pragma journal_mode = delete');
    const verdict = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') {
      throw new Error(
        'The copy is damaged, so it was thrown away. Check the disk, and the database by: pragma integrity_check',
      );
    }
    return Number(database.prepare('select count(*) as count from submissions').get()?.count);
  } finally {
    database.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A link fails where a file appeared meanwhile; renaming would replace it silently. */
function publish(draft: string, target: string, link: (draft: string, target: string) => void): void {
  try {
    link(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Error(existing(target));
    // A file system without links.
    renameSync(draft, target);
  }
}

function existing(target: string): string {
  return `${target} is there already. Nothing was written; name another file, or add --force.`;
}
