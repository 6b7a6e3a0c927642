import { copyFileSync, mkdtempSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { checkCopy } from '#server/storage/sqlite-backup.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { type Asked, counted } from './submission-answers.ts';

const hour = 3_600_000;

/** A backup as its folder has it. */
type Found = { file: string; at: number };

/**
 * Restores the newest backup of a folder beside the site, opens it with the keys of today and reads it through; of PostgreSQL it
 * reads through what was restored by `pg_restore`. What it writes and keeps holds nothing of anybody.
 * @throws when there is none, when it is too old, or when anything in it does not open.
 */
export async function rehearse(
  settings: StorageSettings,
  { from, withinHours }: Asked<'rehearse'>,
  now: number,
): Promise<string> {
  if (settings.databaseUrl !== null) {
    if (from !== undefined) throw new Error(byPostgres);
    return `The restored database: ${await readThrough(settings, settings)}`;
  }
  if (from === undefined) throw new Error('rehearse needs --from, the folder with the backups.');
  const { file, at } = newestOf(from);
  const age = (now - at) / hour;
  const name = `${basename(file)}, ${Math.max(0, age).toFixed(1)} hours old`;
  if (age > withinHours) {
    throw new Error(
      `The newest backup is ${name}: more than ${withinHours} hours. Look why none was made since.`,
    );
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'site-rehearsal-'));
  try {
    const copy = databaseFile(dataDir);
    copyFileSync(file, copy);
    checkCopy(copy);
    return `${name}: ${await readThrough({ ...settings, dataDir }, settings)}`;
  } catch (error) {
    throw new Error(`${name} cannot be restored: ${(error as Error).message}`, { cause: error });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The newest whole backup; one that is still being written has another ending. */
function newestOf(folder: string): Found {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .map((name) => join(folder, name))
    .map((file): [string, Stats] => [file, statSync(file)])
    .filter(([, stats]) => stats.isFile())
    .map(([file, { mtimeMs }]): Found => ({ file, at: mtimeMs }))
    .sort((one, other) => other.at - one.at);
  const [newest] = found;
  if (newest === undefined) throw new Error(`There is no backup (*.db) in ${folder}.`);
  return newest;
}

/** Opens everything, as the site would on its next start, under the keys that the site has now. */
async function readThrough(restored: StorageSettings, site: StorageSettings): Promise<string> {
  const storage: Storage = await openStorage(restored, { keys: loadKeyRing(site) });
  try {
    const submissions = await storage.submissions.list();
    const deliveries = await storage.outbox.list();
    const newest = submissions.at(-1);
    const erased = submissions.filter(({ content }) => content === undefined).length;
    return (
      `restored, and every submission opens.\n` +
      `${counted(submissions.length, 'submission', 'submissions')}, ${erased} of them erased, and ` +
      `${counted(deliveries.length, 'delivery', 'deliveries')}.\n` +
      (newest ? `The newest came at ${new Date(newest.createdAt).toISOString()}.\n` : '')
    );
  } finally {
    await storage.close();
  }
}

const byPostgres =
  'The site uses PostgreSQL, whose own program restores its backups. Do that into a\n' +
  'new, empty database, and let this command read it through:\n\n' +
  '  pg_restore --exit-on-error --single-transaction --no-owner \\\n' +
  '    --dbname="$NEW_DATABASE_URL" FILE\n' +
  '  DATABASE_URL="$NEW_DATABASE_URL" npm run submissions -- rehearse';
