import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { databaseFile, type OpenedStorage, openStorage } from '#server/storage/open-storage.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { noon } from '#tests/server/support/storage-fixture.ts';

const [old, fresh] = ['old', 'fresh'].map((id) => `${id}:${randomBytes(32).toString('base64')}`) as [
  string,
  string,
];
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-alerts-'));
  folders.push(folder);
  return folder;
}

const ana = {
  email: 'ana.canary@example.com',
  topics: ['news'] as ('news' | 'quote')[],
  language: 'eng' as const,
  now: noon,
};

/** Signs an address up in a storage and returns the tokens of its letter. */
async function signUp(storage: OpenedStorage, request: typeof ana = ana) {
  await storage.alerts.subscribe(request);
  const [letter] = await storage.alerts.letters.claim({ now: request.now, limit: 9, leaseMs: 1 });
  if (letter === undefined) throw new Error('No letter was written.');
  await storage.alerts.letters.done(letter.id, request.now);
  return letter;
}

describe.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('subscriptions in %s, when keys change', { timeout: 60_000 }, (_name, database) => {
  const opened: OpenedStorage[] = [];

  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close().catch(() => undefined);
  });

  async function place() {
    const settings = {
      environment: 'development' as const,
      dataDir: newFolder(),
      databaseUrl: await database(),
    };
    return async (...keys: string[]) => {
      const storage = await openStorage({ ...settings, storageKeys: keys.join(',') });
      opened.push(storage);
      return storage;
    };
  }

  test('are carried over with their links, and the old key can be removed', async () => {
    const open = await place();
    const first = await open(old);
    const letter = await signUp(first);
    await first.alerts.confirm(letter.confirmToken, noon);
    await first.close();
    // Without the key nobody could be written to, so such a server does not start.
    await expect(open(fresh)).rejects.toThrow(/"old"/);

    const changing = await open(fresh, old);
    expect(await changing.alerts.withEmail(ana.email)).toHaveLength(1);
    expect(await changing.alerts.reencrypt()).toEqual({ changed: 1, left: 0, unreadable: 0 });
    expect(await changing.alerts.reencrypt()).toEqual({ changed: 0, left: 0, unreadable: 0 });
    await changing.close();

    const last = await open(fresh);
    expect(await last.alerts.withEmail(ana.email)).toHaveLength(1);
    expect(await last.alerts.findByStopToken(letter.stopToken)).toMatchObject({ state: 'confirmed' });
    expect(await last.alerts.confirm(letter.confirmToken, noon)).toEqual({ stopToken: letter.stopToken });
  });

  test('under both keys are found, and those under the old one alone are closed anew', async () => {
    const open = await place();
    const late = await open(old);
    const letter = await signUp(late);
    const early = await open(old, fresh);
    await early.alerts.confirm(letter.confirmToken, noon);
    await late.close();
    const changing = await open(fresh, old);
    const other = await signUp(changing, { ...ana, email: 'eva.canary@example.com' });
    expect(await changing.alerts.reencrypt()).toEqual({ changed: 1, left: 0, unreadable: 0 });
    expect(await changing.alerts.withEmail(ana.email)).toMatchObject([{ state: 'confirmed' }]);
    expect(await changing.alerts.findByStopToken(other.stopToken)).toMatchObject({ state: 'pending' });
  });

  test('of one address under two keys become one: a confirmation first, then the newer choice', async () => {
    const open = await place();
    // Both know the old key alone, or both keys, before anything is stored.
    const late = await open(old);
    const changing = await open(fresh, old);
    const [both, older, newer] = ['both', 'older', 'newer'].map((name) => `${name}@example.com`);
    const twice = async (email = '') => {
      const now = await signUp(changing, { ...ana, email, topics: ['quote'] });
      return { before: await signUp(late, { ...ana, email }), now };
    };
    await twice(both);
    const { before } = await twice(older);
    const { now } = await twice(newer);
    await late.alerts.confirm(before.confirmToken, noon);
    await changing.alerts.confirm(now.confirmToken, noon);
    expect(await changing.alerts.reencrypt()).toMatchObject({ changed: 3, left: 0 });
    const found = async (email = '') =>
      (await changing.alerts.withEmail(email)).map(({ state, topics }) => [state, ...topics]);
    expect([await found(both), await found(older), await found(newer)]).toEqual([
      [['pending', 'quote']],
      [['confirmed', 'news']],
      [['confirmed', 'quote']],
    ]);
  });

  test('a trial keeps its mark when keys change, and how its letters stand is seen by its address alone', async () => {
    const open = await place();
    const first = await open(old);
    await first.alerts.subscribe({ ...ana, isCanary: true });
    await first.close();
    const changing = await open(fresh, old);
    const { lettersTo, letters, reencrypt } = changing.alerts;
    expect(await reencrypt()).toMatchObject({ changed: 1 });
    const waiting = { state: 'waiting', attempts: 0, lastError: undefined };
    expect(await lettersTo('Ana.Canary@Example.com')).toEqual([waiting]);
    expect(await lettersTo('eva.canary@example.com')).toEqual([]);
    const [letter] = await letters.claim({ now: noon, limit: 9, leaseMs: 1000 });
    expect(letter).toMatchObject({ isCanary: true });
    await letters.deadLetter(letter?.id ?? '', { error: 'status-550', now: noon });
    expect(await lettersTo(ana.email)).toEqual([{ state: 'dead', attempts: 1, lastError: 'status-550' }]);
  });

  test('a letter under a key that an instance does not know yet waits for one that does', async () => {
    const open = await place();
    const late = await open(old);
    const changing = await open(fresh, old);
    await changing.alerts.subscribe(ana);
    expect(await late.alerts.letters.claim({ now: noon, limit: 9, leaseMs: 1000 })).toEqual([]);
    const [letter] = await changing.alerts.letters.claim({ now: noon + 1000, limit: 9, leaseMs: 1000 });
    expect(letter?.email).toBe(ana.email);
  });
});

test('a damaged row is given up and reported, one in a strange language is written to in English, and others go on', async () => {
  const dataDir = newFolder();
  const settings = { environment: 'development' as const, dataDir, databaseUrl: null };
  const storage = await openStorage({ ...settings, storageKeys: `${fresh},${old}` });
  const before = await openStorage({ ...settings, storageKeys: old });
  for (const name of ['damaged', 'strange', 'orphan', 'whole'])
    await before.alerts.subscribe({ ...ana, email: `${name}@example.com` });
  const idOf = async (name: string) => (await before.alerts.withEmail(`${name}@example.com`))[0]?.id ?? '';
  const database = new DatabaseSync(databaseFile(dataDir), { enableForeignKeyConstraints: false });
  const damage = (sql: string, id: string) => database.prepare(sql).run(id);
  damage('update alert_subscriptions set payload = zeroblob(40) where id = ?', await idOf('damaged'));
  damage("update alert_subscriptions set language = 'fr' where id = ?", await idOf('strange'));
  // As if it was stopped between two looks of one claim.
  damage('delete from alert_subscriptions where id = ?', await idOf('orphan'));
  database.close();
  const claimed = await storage.alerts.letters.claim({ now: noon, limit: 9, leaseMs: 1000 });
  expect(claimed.map(({ email, language }) => [email, language]).sort()).toEqual([
    ['strange@example.com', 'eng'],
    ['whole@example.com', 'eng'],
  ]);
  expect(await storage.alerts.reencrypt()).toEqual({ changed: 2, left: 1, unreadable: 1 });
  await before.close();
  await storage.close();
});

test('no file of the database holds an address or a token, before and after stopping', async () => {
  const dataDir = newFolder();
  const storage = await openStorage({
    environment: 'development',
    dataDir,
    storageKeys: null,
    databaseUrl: null,
  });
  const letter = await signUp(storage);
  await storage.alerts.confirm(letter.confirmToken, noon);
  const bytes = () =>
    readdirSync(dataDir)
      .filter((name) => name.startsWith('site.db'))
      .map((name) => readFileSync(join(dataDir, name), 'latin1'))
      .join('');
  expect(bytes()).toContain('alert_subscriptions');
  for (const secret of [ana.email, 'ana.canary', letter.confirmToken, letter.stopToken]) {
    expect(bytes()).not.toContain(secret);
  }
  const id = (await storage.alerts.withEmail(ana.email))[0]?.id ?? '';
  expect(bytes()).toContain(id);
  await storage.alerts.stop(letter.stopToken, noon);
  // Nothing of the row is left in the files: only its short reference in the record.
  expect(bytes()).not.toContain(id);
  await storage.close();
});
