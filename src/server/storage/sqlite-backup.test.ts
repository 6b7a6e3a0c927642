import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { diskReserve } from './free-space.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import { backUpSqlite } from './sqlite-backup.ts';

const writer = fileURLToPath(new URL('../../../tests/server/resilience/crash-writer.ts', import.meta.url));
const folders: string[] = [];
let dataDir = '';
let backups = '';

beforeAll(async () => {
  [dataDir, backups] = [newFolder(), newFolder()];
  const storage = await openStorage(settingsOf(dataDir));
  await storage.submissions.add(submission());
  await storage.close();
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  folders.push(folder);
  return folder;
}

const settingsOf = (folder: string) => ({
  environment: 'development' as const,
  dataDir: folder,
  storageKeys: null,
  databaseUrl: null,
});

/** Every row that belongs to these submissions, whole, of each table. */
function rowsOf(file: string, ids: ReadonlySet<string>) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const submissions = database.prepare('select * from submissions order by id').all();
    const deliveries = database.prepare('select * from outbox order by id').all();
    return {
      submissions: submissions.filter(({ id }) => ids.has(String(id))),
      deliveries: deliveries.filter((row) => ids.has(String(row.submission_id))),
      checks: database.prepare('select * from captcha_used order by signature').all().length,
    };
  } finally {
    database.close();
  }
}

/** A process that stores one submission after the other, with the ids it has acknowledged so far. */
function startWriting(run: string): { child: ChildProcess; acknowledged: string[] } {
  const child = spawn(process.execPath, [writer, dataDir, '', run, ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString('utf8')}`.split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  return { child, acknowledged };
}

test('a backup made while others write brings back everything that was acknowledged before it', {
  timeout: 60_000,
}, async () => {
  const { child, acknowledged } = startWriting('drill');
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(50);
  const before = new Set(acknowledged);
  const target = join(backups, 'drill.db');
  const made = await backUpSqlite(dataDir, target);
  const atEnd = acknowledged.length;
  // It went on storing all the while and after.
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(atEnd);
  child.kill('SIGKILL');
  await once(child, 'close');
  // Also what a killed process has left in the write-ahead log alone.
  const late = await backUpSqlite(dataDir, join(backups, 'late.db'));
  expect(late.submissions).toBeGreaterThanOrEqual(acknowledged.length + 1);

  expect(made.submissions).toBeGreaterThanOrEqual(before.size + 1);
  const restored = newFolder();
  copyFileSync(target, databaseFile(restored));
  copyFileSync(join(dataDir, 'keys.json'), join(restored, 'keys.json'));
  const copied = rowsOf(databaseFile(restored), before);
  expect(copied.submissions).toHaveLength(before.size);
  expect(copied.deliveries).toHaveLength(2 * before.size);
  const { submissions, deliveries } = rowsOf(databaseFile(dataDir), before);
  expect(copied.submissions).toEqual(submissions);
  expect(copied.deliveries).toEqual(deliveries);
  // Each with its human check, of those that came meanwhile too: nothing is half there.
  expect(copied.checks).toBe(made.submissions - 1);

  const storage = await openStorage(settingsOf(restored));
  const opened = await storage.submissions.list();
  expect(opened).toHaveLength(made.submissions);
  expect(opened.every(({ content }) => content !== undefined)).toBe(true);
  expect((await storage.outbox.counts()).waiting).toBe(2 * made.submissions);
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
});

test('is one file that only its owner reads, without a key, and of no use without it', async () => {
  const target = join(newFolder(), 'whole.db');
  const before = process.umask(0);
  try {
    await backUpSqlite(dataDir, target);
  } finally {
    process.umask(before);
  }
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(target, '..'))).toEqual(['whole.db']);
  const { keys } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
  const bytes = readFileSync(target);
  for (const { secret } of keys) {
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes(Buffer.from(secret, 'base64'))).toBe(false);
  }
  expect(bytes.includes('Portland')).toBe(false);
  const elsewhere = newFolder();
  copyFileSync(target, databaseFile(elsewhere));
  await expect(openStorage(settingsOf(elsewhere))).rejects.toThrow(/is not known/);
});

test('replaces no file unless it is told to, and none of the site ever', async () => {
  const target = join(newFolder(), 'taken.db');
  writeFileSync(target, 'of someone else', { mode: 0o644 });
  await expect(backUpSqlite(dataDir, target)).rejects.toThrow(/--force/);
  expect(readFileSync(target, 'utf8')).toBe('of someone else');
  await backUpSqlite(dataDir, target, { isForced: true });
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(rowsOf(target, new Set()).checks).toBeGreaterThanOrEqual(0);
  const own = readFileSync(databaseFile(dataDir));
  for (const name of ['site.db', 'site.db-wal', 'keys.json']) {
    await expect(backUpSqlite(dataDir, join(dataDir, name), { isForced: true }), name).rejects.toThrow(
      /another name/,
    );
  }
  expect(readFileSync(databaseFile(dataDir))).toEqual(own);
});

test('leaves nothing behind when it fails', async () => {
  const folder = newFolder();
  const target = join(folder, 'copy.db');
  await expect(backUpSqlite(dataDir, target, { freeSpace: async () => diskReserve })).rejects.toThrow(
    /Too little room/,
  );
  await expect(backUpSqlite(dataDir, join(folder, 'missing', 'copy.db'))).rejects.toThrow(/does not exist/);
  const broken = newFolder();
  copyFileSync(databaseFile(dataDir), databaseFile(broken));
  const bytes = readFileSync(databaseFile(broken));
  bytes.fill(0xff, 4096, 3 * 4096);
  writeFileSync(databaseFile(broken), bytes);
  chmodSync(databaseFile(broken), 0o600);
  await expect(backUpSqlite(broken, target)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('comes to its name where the file system has no links, and takes nobody’s place where it has', async () => {
  const folder = newFolder();
  const target = join(folder, 'copy.db');
  const linkless = (): never => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  const made = await backUpSqlite(dataDir, target, { link: linkless });
  expect(made.bytes).toBe(statSync(target).size);
  expect(readdirSync(folder)).toEqual(['copy.db']);
  const late = join(folder, 'late.db');
  const appearing = (draft: string, name: string) => {
    writeFileSync(name, 'of someone else');
    linkSync(draft, name);
  };
  await expect(backUpSqlite(dataDir, late, { link: appearing })).rejects.toThrow(/--force/);
  expect(readFileSync(late, 'utf8')).toBe('of someone else');
});
