import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { diskReserve, freeSpaceOf, StorageFullError } from './free-space.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function localSettings() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-sqlite-'));
  folders.push(dataDir);
  return { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl: null };
}

function payloadOf(dataDir: string, id: string): Buffer {
  const database = new DatabaseSync(databaseFile(dataDir));
  const row = database.prepare('select payload from submissions where id = ?').get(id);
  database.close();
  return Buffer.from(row?.payload as Uint8Array);
}

/** Files in which a part of a payload stands; a page of the database may hold a long one in pieces. */
function filesWith(dataDir: string, payload: Buffer): string[] {
  const part = payload.subarray(0, 64);
  return readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(part));
}

test('leaves nothing of an erased content in any file, not even closed', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  const [one, other] = [
    submission({ kind: 'office-hours', content: { text: 'x'.repeat(300) } }),
    submission({ kind: 'office-hours', content: { text: 'y'.repeat(9000) } }),
  ];
  for (const sent of [one, other]) await storage.submissions.add(sent);
  const payloads = [one, other].map(({ id }) => payloadOf(settings.dataDir, id));
  for (const payload of payloads) expect(filesWith(settings.dataDir, payload)).not.toEqual([]);
  for (const { id } of await storage.outbox.claim({ now: noon, limit: 9, leaseMs: 1000 })) {
    await storage.outbox.done(id, noon);
  }
  await storage.submissions.erase(one.id, { now: noon, reason: 'request' });
  expect(await storage.submissions.eraseExpired(noon + 90 * 86_400_000)).toBe(1);
  for (const payload of payloads) expect(filesWith(settings.dataDir, payload)).toEqual([]);
  await storage.close();
});

test('keeps contents for as long as it is told', async () => {
  const retention = {
    contactDays: 1,
    privacyDays: 2,
    officeHoursDays: 3,
    applicationDays: 4,
    reportDays: 5,
    pageProblemDays: 6,
  };
  const storage = await openStorage(localSettings(), { retention });
  for (const kind of ['contact', 'privacy', 'office-hours'] as const) {
    await storage.submissions.add(submission({ kind }));
  }
  for (const { id } of await storage.outbox.claim({ now: noon, limit: 9, leaseMs: 1000 })) {
    await storage.outbox.done(id, noon);
  }
  for (const days of [1, 2, 3]) {
    expect(await storage.submissions.eraseExpired(noon + days * 86_400_000 - 1), `day ${days}`).toBe(0);
    expect(await storage.submissions.eraseExpired(noon + days * 86_400_000), `day ${days}`).toBe(1);
  }
  await storage.close();
});

test('takes nothing new while the disk is nearly full, and goes on delivering', async () => {
  let free = diskReserve;
  const storage = await openStorage(localSettings(), { freeSpace: async () => free });
  const before = submission({ kind: 'office-hours' });
  expect(await storage.submissions.add(before)).toBe('stored');
  free = diskReserve - 1;
  await expect(storage.check()).rejects.toThrow(StorageFullError);
  await expect(storage.submissions.add(submission())).rejects.toThrow(StorageFullError);
  expect(await storage.submissions.compare(before)).toBe('same');
  const [delivery] = await storage.outbox.claim({ now: noon, limit: 1, leaseMs: 1000 });
  await storage.outbox.done(delivery?.id ?? '', noon);
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 0 });
  free = diskReserve;
  await expect(storage.check()).resolves.toBeUndefined();
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
});

test('goes on after a transaction that could not be undone', async () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(databaseFile(localSettings().dataDir)) });
  await sql`create table things (name text)`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await sql`insert into things values ('left open')`.execute(connection);
  });
  await db.transaction().execute((trx) => sql`insert into things values ('whole')`.execute(trx));
  expect((await sql`select name from things`.execute(db)).rows).toEqual([{ name: 'whole' }]);
  await db.destroy();
});

test('refuses plainly when a write fails in the middle, keeps what it acknowledged, and goes on later', {
  timeout: 60_000,
}, async () => {
  const settings = localSettings();
  const writer = fileURLToPath(new URL('../../../tests/server/resilience/crash-writer.ts', import.meta.url));
  // The shell forbids the process files above a few megabytes: to SQLite that is a full disk.
  const limited = ['-c', 'ulimit -f 6000; exec "$@"', 'sh', process.execPath, writer];
  const { stdout, status } = spawnSync(
    '/bin/sh',
    [...limited, settings.dataDir, '', 'full', 'until-refused'],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  const acknowledged = lines.slice(0, -1);
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(lines.at(-1)).toBe(`refused after ${acknowledged.length}`);
  const storage = await openStorage(settings);
  const stored = (await storage.submissions.list()).map(({ id }) => id);
  expect(stored.sort()).toEqual(acknowledged.sort());
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 2 * acknowledged.length });
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  expect(database.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  database.close();
});

test('refuses a place where SQLite cannot promise to survive the loss of power', async () => {
  // In memory there is no write-ahead log, as on some network disks.
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') });
  await expect(db.selectFrom('submissions').selectAll().execute()).rejects.toThrow(
    /refused write-ahead logging.+local disk/,
  );
  await db.destroy();
});

test('asks the file system how much room there is', async () => {
  expect(diskReserve).toBe(256 * 1024 * 1024);
  const free = await freeSpaceOf(tmpdir());
  expect(Number.isSafeInteger(free)).toBe(true);
  expect(free).toBeGreaterThan(0);
  await expect(freeSpaceOf(join(tmpdir(), 'no-such-folder'))).rejects.toThrow();
});

test('gives up a delivery whose content does not open, and hands out the others', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  const [broken, whole] = [
    submission({ kind: 'office-hours' }),
    submission({ kind: 'office-hours', createdAt: noon + 1 }),
  ];
  for (const sent of [broken, whole]) await storage.submissions.add(sent);
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  database.prepare('update submissions set payload = ? where id = ?').run(Buffer.alloc(40), broken.id);
  database.close();
  const claimed = await storage.outbox.claim({ now: noon + 1, limit: 9, leaseMs: 1000 });
  expect(claimed.map((delivery) => delivery.submission.id)).toEqual([whole.id]);
  expect(await storage.outbox.list({ state: 'dead' })).toMatchObject([{ lastError: 'content-unreadable' }]);
  await storage.close();
});
