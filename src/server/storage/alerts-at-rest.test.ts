import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type OpenedStorage, openStorage } from './open-storage.ts';
import { freshDatabase } from './postgres-fixture.ts';
import { noon } from './storage-fixture.ts';

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
  topics: ['news'] as 'news'[],
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
