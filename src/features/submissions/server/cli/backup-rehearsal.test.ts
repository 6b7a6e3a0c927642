import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';

const hour = 3_600_000;

function folder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `site-rehearsal-test-${name}-`));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A site with two submissions, one of them erased, and a folder for its backups. */
async function siteWithBackups() {
  const settings = {
    environment: 'development' as const,
    dataDir: folder('site'),
    databaseUrl: null,
    storageKeys: `first:${randomBytes(32).toString('base64')}`,
  };
  const storage = await openStorage(settings);
  onTestFinished(() => storage.close());
  const [kept, erased] = [submission(), submission()];
  for (const sent of [kept, erased]) await storage.submissions.add(sent);
  await storage.submissions.erase(erased.id, { now: kept.createdAt, reason: 'request' });
  const backups = folder('backups');
  const backUp = (name: string) => runCommand(['backup', '--to', join(backups, name)], settings);
  const rehearse = (...more: string[]) =>
    runCommand(['rehearse', '--from', backups, ...more], settings, { now: Date.now() });
  return { settings, storage, backups, backUp, rehearse };
}

test('restores the newest backup, opens all of it, and leaves nothing behind', async () => {
  const { storage, backups, backUp, rehearse } = await siteWithBackups();
  await backUp('old.db');
  utimesSync(join(backups, 'old.db'), new Date(), new Date(Date.now() - 5 * hour));
  await storage.submissions.add(submission());
  await backUp('new.db');
  writeFileSync(join(backups, 'newer.db.123.part'), 'half of one');
  const before = readFileSync(join(backups, 'new.db'));
  const left = () => readdirSync(tmpdir()).filter((name) => /^site-rehearsal-(?!test)/.test(name));
  const leftBefore = left();
  expect(await rehearse()).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^new\.db, 0\.0 hours old: restored, and every submission opens\.\n3 submissions, 1 of them erased, and 4 deliveries\.\nThe newest came at 2026-/,
    ),
    errors: '',
  });
  expect(readFileSync(join(backups, 'new.db'))).toEqual(before);
  expect(left()).toEqual(leftBefore);
});

test('ends with 1 where no backup is, and where the newest is too old', async () => {
  const { backups, backUp, rehearse } = await siteWithBackups();
  expect(await rehearse()).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining('no backup'),
  });
  await backUp('old.db');
  utimesSync(join(backups, 'old.db'), new Date(), new Date(Date.now() - 30 * hour));
  const refused = await rehearse();
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toContain('old.db, 30.0 hours old: more than 26 hours');
  expect(await rehearse('--within', '48')).toMatchObject({ code: 0 });
});

test('ends with 1 for a backup that is damaged, that other keys closed, or one content of which does not open', async () => {
  const { settings, backups, backUp, rehearse } = await siteWithBackups();
  await backUp('site.db');
  const whole = readFileSync(join(backups, 'site.db'));
  writeFileSync(join(backups, 'site.db'), whole.subarray(0, whole.length / 2));
  expect(await rehearse()).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining('site.db, 0.0 hours old cannot be restored'),
  });
  writeFileSync(join(backups, 'site.db'), whole);
  const others = { ...settings, storageKeys: `other:${randomBytes(32).toString('base64')}` };
  expect(await runCommand(['rehearse', '--from', backups], others)).toMatchObject({ code: 1, output: '' });
  const database = new DatabaseSync(join(backups, 'site.db'));
  database.prepare('update submissions set payload = ? where payload is not null').run(randomBytes(60));
  database.close();
  expect(await rehearse()).toMatchObject({ code: 1, output: '' });
});

test('is refused without a folder, and with hours that are none', async () => {
  const { settings } = await siteWithBackups();
  const run = (...args: string[]) => runCommand(['rehearse', ...args], settings);
  expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining('--from') });
  expect(await run('--within', 'day')).toMatchObject({ code: 2 });
});

test('reads a restored PostgreSQL through, and says how one is restored', { timeout: 120_000 }, async () => {
  const { settings } = await siteWithBackups();
  const restored = { ...settings, databaseUrl: await freshDatabase() };
  const storage = await openStorage(restored);
  await storage.submissions.add(submission());
  await storage.close();
  expect(await runCommand(['rehearse'], restored)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 submission, 0 of them erased, and 2 deliveries.'),
  });
  const refused = await runCommand(['rehearse', '--from', settings.dataDir], restored);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('pg_restore --exit-on-error') });
  expect(refused.errors).not.toContain('postgres://');
});
