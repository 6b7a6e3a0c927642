import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

function localSettings() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-trouble-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl: null };
}

function openDatabase() {
  const { dataDir } = localSettings();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(databaseFile(dataDir)) });
  onTestFinished(() => db.destroy());
  return db;
}

test('a database that cannot be opened is not called damaged', async () => {
  const settings = localSettings();
  await (await openStorage(settings)).close();
  // SQLite keeps its write-ahead log under this name.
  mkdirSync(`${databaseFile(settings.dataDir)}-wal`);
  const opening = openStorage(settings);
  await expect(opening).rejects.toThrow(/cannot be used/);
  await expect(opening).rejects.not.toThrow(/damaged/);
});

test('an erasure holds while somebody reads, and also when the site stops meanwhile', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  const [one, other] = [submission(), submission()];
  for (const sent of [one, other]) await storage.submissions.add(sent);
  const reader = new DatabaseSync(databaseFile(settings.dataDir), { readOnly: true });
  onTestFinished(() => reader.close());
  const payloadOf = (id: string) =>
    reader.prepare('select payload from submissions where id = ?').get(id)?.payload;
  // A reader keeps the log from being cut for as long as it reads.
  reader.exec('begin');
  expect(payloadOf(one.id)).not.toBeNull();
  expect(await storage.submissions.erase(one.id, { now: noon, reason: 'request' })).toBe(true);
  reader.exec('commit; begin');
  expect(payloadOf(one.id)).toBeNull();
  expect(payloadOf(other.id)).not.toBeNull();
  const second = storage.submissions.erase(other.id, { now: noon, reason: 'request' });
  for (let erased = false; !erased; await setTimeout(5)) {
    const look = new DatabaseSync(databaseFile(settings.dataDir), { readOnly: true });
    const row = look.prepare('select payload from submissions where id = ?').get(other.id);
    erased = row?.payload === null;
    look.close();
  }
  await storage.close();
  expect(await second).toBe(true);
});

test('a question that still waited when the database was closed is refused', async () => {
  const db = openDatabase();
  const gate = Promise.withResolvers<void>();
  const first = db.transaction().execute(() => gate.promise);
  const second = db.selectFrom('submissions').selectAll().execute();
  await setTimeout(10);
  const ends = Promise.allSettled([first, second]);
  await db.destroy();
  gate.resolve();
  const [, end] = await ends;
  expect(end).toMatchObject({ reason: { message: expect.stringMatching(/closed/) } });
});

test('rows are not streamed', async () => {
  const rows = openDatabase().selectFrom('submissions').selectAll().stream();
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toThrow(/not streamed/);
});

test('a backup takes nobody’s place who came while it was made', async () => {
  const { dataDir, ...settings } = localSettings();
  await (await openStorage({ ...settings, dataDir })).close();
  const target = join(localSettings().dataDir, 'copy.db');
  const freeSpace = async () => {
    writeFileSync(target, 'another');
    return Number.MAX_SAFE_INTEGER;
  };
  await expect(backUpSqlite(dataDir, target, { freeSpace })).rejects.toThrow(/is there already/);
  expect(readFileSync(target, 'utf8')).toBe('another');
});
