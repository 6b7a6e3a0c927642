import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { testStorageContract } from '#tests/server/contracts/storage-contract.ts';
import { submission as newSubmission } from '#tests/server/support/storage-fixture.ts';
import { loadKeyRing } from './key-ring.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import type { StorageSettings } from './storage-settings.ts';

const directories: string[] = [];

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

function localSettings(change: Partial<StorageSettings> = {}): StorageSettings {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-storage-'));
  directories.push(dataDir);
  return { environment: 'development', dataDir, storageKeys: null, databaseUrl: null, ...change };
}

const secret = () => randomBytes(32).toString('base64');

const submission = () => newSubmission({ content: { name: 'Ana Canary' }, createdAt: Date.now() });

testStorageContract('SQLite', async () => {
  const settings = localSettings();
  let storage = await openStorage(settings);
  const others: Storage[] = [];
  return {
    storage,
    async reopen() {
      await storage.close();
      storage = await openStorage(settings);
      return storage;
    },
    async another() {
      const other = await openStorage(settings);
      others.push(other);
      return other;
    },
    dispose: async () => {
      await Promise.all([storage, ...others].map((one) => one.close()));
    },
  };
});

test('waits while another process has the new database to itself', async () => {
  const settings = localSettings();
  const other = new DatabaseSync(databaseFile(settings.dataDir));
  other.exec('begin exclusive');
  const opening = openStorage(settings);
  await new Promise((resolve) => setTimeout(resolve, 300));
  other.exec('commit');
  other.close();
  const storage = await opening;
  await storage.submissions.add(submission());
  expect(await storage.submissions.list()).toHaveLength(1);
  await storage.close();
});

test('opens one new database from four sides at once', async () => {
  const settings = localSettings();
  const storages = await Promise.all([1, 2, 3, 4].map(() => openStorage(settings)));
  for (const storage of storages) await storage.submissions.add(submission());
  expect(await storages[0]?.submissions.list()).toHaveLength(4);
  await Promise.all(storages.map((storage) => storage.close()));
});

test('keeps files that only their owner can read, and no word of a submission in them', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  await storage.submissions.add(submission());
  await storage.replies.put({ name: 'Ana Canary' }, Date.now());
  const files = readdirSync(settings.dataDir);
  expect(files).toEqual(expect.arrayContaining(['keys.json', 'site.db', 'site.db-wal']));
  for (const file of files) {
    const path = join(settings.dataDir, file);
    expect(statSync(path).mode & 0o077, file).toBe(0);
    expect(readFileSync(path).includes('Canary'), file).toBe(false);
  }
  await storage.close();
});

test('runs in write-ahead mode with full synchronisation', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  database.close();
  await storage.close();
});

test('refuses a database whose key is missing, and takes it back with the key', async () => {
  const [old, fresh] = [secret(), secret()];
  const settings = localSettings({ storageKeys: `old:${old}` });
  const first = await openStorage(settings);
  const sent = submission();
  await first.submissions.add(sent);
  await first.close();
  await expect(openStorage({ ...settings, storageKeys: `fresh:${fresh}` })).rejects.toThrow(/key "old"/);
  const rotated = await openStorage({ ...settings, storageKeys: `fresh:${fresh},old:${old}` });
  expect(await rotated.submissions.compare(sent)).toBe('same');
  expect((await rotated.submissions.list())[0]?.content).toEqual(sent.content);
  await rotated.close();
});

test('refuses a payload that was moved to another row', async () => {
  const settings = localSettings();
  const storage = await openStorage(settings);
  const [one, other] = [submission(), submission()];
  await storage.submissions.add(one);
  await storage.submissions.add(other);
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  database
    .prepare('update submissions set payload = (select payload from submissions where id = ?) where id = ?')
    .run(one.id, other.id);
  database.close();
  await expect(storage.submissions.list()).rejects.toThrow();
  await storage.close();
});

test('refuses a file that is no database, and tables of a newer version', async () => {
  const broken = localSettings();
  writeFileSync(
    databaseFile(broken.dataDir),
    'no database at all, but long enough to look like one'.repeat(40),
  );
  await expect(openStorage(broken)).rejects.toThrow(/cannot be used/);

  const newer = localSettings();
  await (await openStorage(newer)).close();
  const database = new DatabaseSync(databaseFile(newer.dataDir));
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
  database.close();
  await expect(openStorage(newer)).rejects.toThrow(/older version/);
});

test('makes keys once for a local run and none in production', () => {
  const settings = localSettings();
  const [first, second] = [loadKeyRing(settings), loadKeyRing(settings)];
  expect(second.derive(second.current, 'payload')).toEqual(first.derive(first.current, 'payload'));
  expect(() => loadKeyRing({ ...settings, environment: 'production' })).toThrow(/STORAGE_KEYS/);
});

test('gives each purpose its own key', () => {
  const keys = loadKeyRing(localSettings());
  const purposes = ['payload', 'fingerprint', 'email', 'sealing', 'human-check', 'form-token'] as const;
  const derived = purposes.map((purpose) => keys.derive(keys.current, purpose).toString('hex'));
  expect(new Set(derived).size).toBe(purposes.length);
  expect(() => keys.derive('unknown', 'payload')).toThrow(/"unknown"/);
});

test('names what is wrong with the keys without showing them', () => {
  const good = secret();
  for (const storageKeys of [
    '',
    good,
    `a:${good},a:${good}`,
    'a:short',
    `a:${Buffer.alloc(32).toString('base64')}`,
    `a b:${good}`,
  ]) {
    let message = '';
    try {
      loadKeyRing(localSettings({ storageKeys }));
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('STORAGE_KEYS');
    expect(message).not.toContain(good);
    expect(message).not.toContain('short');
  }
});

test('says so when the key file is damaged', () => {
  const settings = localSettings();
  writeFileSync(join(settings.dataDir, 'keys.json'), '{"keys": [');
  expect(() => loadKeyRing(settings)).toThrow(/keys\.json is damaged/);
});
