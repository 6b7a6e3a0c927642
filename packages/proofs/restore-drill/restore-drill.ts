/**
 * Backs a full database up, restores it elsewhere and compares every row; then finds and erases a person in it:
 *
 *     npm run restore -w @site/proofs
 *     npm run restore -w @site/proofs -- --rows 10000
 *     npm run restore -w @site/proofs -- --engine postgres
 *
 * PostgreSQL needs pg_dump and pg_restore of its own version beside it: set TEST_POSTGRES_BIN to a folder with all of
 * them, such as /usr/lib/postgresql/17/bin. Ends with 1 on any fault, 2 when it was called wrongly.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { digestOf, fill, person } from './many-rows.ts';

/** Longest times in milliseconds, with 100,000 submissions. */
const limits = { restored: 60_000, found: 5000 };

const command = 'src/features/submissions/server/cli/submissions.ts';
const faults: string[] = [];

async function timed<Result>(
  what: string,
  limit: number,
  act: () => Promise<Result> | Result,
): Promise<Result> {
  const start = performance.now();
  const result = await act();
  const took = performance.now() - start;
  process.stdout.write(`${what.padEnd(42)} ${(took / 1000).toFixed(1)} s\n`);
  if (took > limit) faults.push(`${what} took longer than ${limit / 1000} s`);
  return result;
}

/** The staff's command as staff run it, in a process of its own. */
function submissions(
  { dataDir, databaseUrl, storageKeys }: StorageSettings,
  args: string[],
  line = '',
): string {
  return execFileSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    input: line,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      STORAGE_KEYS: storageKeys ?? '',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
}

/** Fills, copies, compares, and then works on the copy. */
async function drill(
  settings: StorageSettings,
  rows: number,
  restore: () => Promise<StorageSettings> | StorageSettings,
): Promise<void> {
  await fill(settings, rows);
  const restored = await timed('backed up and restored', limits.restored, restore);
  const [before, after] = [await digestOf(settings), await digestOf(restored)];
  process.stdout.write(`${after.replaceAll(/ (\w{8})\w+$/gm, ' $1')}\n`);
  if (before !== after) faults.push('the restored rows differ');

  const found = await timed('found a person', limits.found, () =>
    submissions(restored, ['list', '--email', '-'], person),
  );
  const count = found.match(/^[A-F0-9]{4}-/gm)?.length;
  if (count !== Math.ceil(rows / 20_000)) faults.push(`found ${count} submissions of the person`);
  await timed('erased the person', limits.found, () =>
    submissions(restored, ['erase', '--email', '-', '--yes'], person),
  );
  const keys = `fresh:${randomBytes(32).toString('base64')},${settings.storageKeys}`;
  const changed = { ...restored, storageKeys: keys };
  await timed('closed all with a new key', Number.POSITIVE_INFINITY, () =>
    submissions(changed, ['reencrypt']),
  );
  submissions({ ...restored, storageKeys: keys.split(',')[0] ?? '' }, ['list', '--email', '-'], person);
}

function newSettings(folder: string, databaseUrl: string | null): StorageSettings {
  const storageKeys = `first:${randomBytes(32).toString('base64')}`;
  return { environment: 'development', dataDir: folder, databaseUrl, storageKeys };
}

async function drillSqlite(folder: string, rows: number): Promise<void> {
  const settings = newSettings(mkdtempSync(join(folder, 'site-')), null);
  await drill(settings, rows, () => {
    const copy = join(folder, 'copy.db');
    submissions({ ...settings, storageKeys: null }, ['backup', '--to', copy]);
    const dataDir = mkdtempSync(join(folder, 'restored-'));
    copyFileSync(copy, join(dataDir, 'site.db'));
    return { ...settings, dataDir };
  });
}

async function drillPostgres(folder: string, rows: number): Promise<void> {
  const programs = process.env.TEST_POSTGRES_BIN ?? '';
  if (!existsSync(join(programs, 'pg_dump'))) {
    throw new Error('There is no pg_dump in TEST_POSTGRES_BIN. Name a folder with a whole PostgreSQL.');
  }
  const postgres = await startPostgres();
  try {
    const settings = newSettings(folder, await postgres.createDatabase());
    await drill(settings, rows, async () => {
      const [copy, databaseUrl] = [join(folder, 'copy.dump'), await postgres.createDatabase()];
      const dump = ['--format=custom', '--no-owner', `--file=${copy}`, settings.databaseUrl ?? ''];
      execFileSync(join(programs, 'pg_dump'), dump);
      const restore = ['--exit-on-error', '--single-transaction', '--no-owner'];
      execFileSync(join(programs, 'pg_restore'), [...restore, `--dbname=${databaseUrl}`, copy]);
      return { ...settings, databaseUrl };
    });
  } finally {
    await postgres.stop();
  }
}

const drills = { sqlite: drillSqlite, postgres: drillPostgres };

function readOptions(): { rows: number; engine: keyof typeof drills } | undefined {
  try {
    const { values } = parseArgs({ options: { rows: { type: 'string' }, engine: { type: 'string' } } });
    const { rows = '100000', engine = 'sqlite' } = values;
    return /^[1-9]\d{0,6}$/.test(rows) && (engine === 'sqlite' || engine === 'postgres')
      ? { rows: Number(rows), engine }
      : undefined;
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (!options) {
  process.stderr.write(
    'Usage: npm run restore -w @site/proofs -- [--rows 1…9999999] [--engine sqlite|postgres]\n',
  );
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'site-drill-'));
  try {
    await drills[options.engine](folder, options.rows);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : 'unknown fault');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const fault of faults) process.stderr.write(`Fault: ${fault}.\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
