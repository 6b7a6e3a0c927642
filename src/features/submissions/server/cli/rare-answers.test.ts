import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { commandTrail } from './command-trail.ts';
import { eraseOne } from './submission-erasure.ts';
import { reencrypt } from './submission-upkeep.ts';

const [old, fresh] = ['old', 'fresh'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
const program = fileURLToPath(new URL('./submissions.ts', import.meta.url));

async function place() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-rare-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    environment: 'development' as const,
    dataDir,
    databaseUrl: null,
    storageKeys: `${old}`,
  };
  const storage = await openStorage(settings);
  onTestFinished(() => storage.close());
  return { settings, storage };
}

test('a row that does not open, and may be anybody’s, is told of beside what was found', async () => {
  const { settings, storage } = await place();
  const [ana, nobody] = [
    submission({ content: { name: 'Ana', email: 'ana@example.com' } }),
    submission({ content: { name: 'Somebody' } }),
  ];
  for (const sent of [ana, nobody]) await storage.submissions.add(sent);
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  database
    .prepare('update submissions set payload = ?, email_hash = null where id = ?')
    .run(randomBytes(60), nobody.id);
  database.close();
  const { code, output, errors } = await runCommand(['list', '--email', 'ana@example.com'], settings);
  expect(code).toBe(0);
  expect(output).toContain('Ana');
  expect(errors).toContain('1 submission does not open and may belong to anybody');
});

test('five hundred submissions and more are listed with their deliveries', async () => {
  const { settings, storage } = await place();
  for (let count = 0; count < 501; count += 1) await storage.submissions.add(submission());
  const { output } = await runCommand(['list'], settings);
  expect(output.match(/ waiting /g)).toHaveLength(501);
}, 60_000);

test('an export of nothing has its columns', async () => {
  const { settings } = await place();
  const { output } = await runCommand(['export', '--format', 'csv'], settings);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/reference.*received.*form/);
});

test('an export says whose customer somebody is, and of an erased request nothing', async () => {
  const { settings, storage } = await place();
  const customers = { MRB: true };
  const [kept, erased] = [submission({ content: { name: 'Ana', customers } }), submission()];
  for (const sent of [kept, erased]) await storage.submissions.add(sent);
  await storage.submissions.erase(erased.id, { now: noon, reason: 'request' });
  const { output } = await runCommand(['export', '--format', 'csv'], settings);
  const [, ...lines] = output.trim().split('\n');
  expect(lines.find((line) => line.includes(kept.id))).toMatch(/,no,/);
  expect(lines.find((line) => line.includes(erased.id))).not.toMatch(/,(yes|no),/);
});

test('of two who erase the same at once, one hears that it was erased before', async () => {
  const { storage } = await place();
  const { id } = submission();
  await storage.submissions.add(submission({ id }));
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  const trail = commandTrail(storage, { now: noon, user: 'ops' });
  const asked = { name: 'erase', reference, isConfirmed: true } as const;
  const both = [1, 2].map(() => eraseOne(storage, asked, { trail, now: noon }));
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a change of keys says how far it is, and that another instance stores under the old one', async () => {
  const { settings, storage } = await place();
  for (let count = 0; count < 6; count += 1) await storage.submissions.add(submission());
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  onTestFinished(() => database.close());
  const rows = database.prepare('select * from submissions order by id').all();
  database.exec('delete from outbox; delete from submissions');
  // An instance without the new key stores one more whenever one was renewed.
  const storeNext = () => {
    const row = rows.pop();
    if (row === undefined) return;
    const places = Object.keys(row).map(() => '?');
    database.prepare(`insert into submissions values (${places})`).run(...Object.values(row));
  };
  storeNext();
  const renewing = await openStorage({ ...settings, storageKeys: `${fresh},${old}` });
  onTestFinished(() => renewing.close());
  const heard: string[] = [];
  const report = (line: string) => {
    heard.push(line);
    storeNext();
  };
  const trail = commandTrail(renewing, { now: noon, user: 'ops' });
  await expect(reencrypt(renewing, { trail, report, step: 1 })).rejects.toThrow(
    /still stores under another key/,
  );
  expect(heard).toEqual(['1 …\n', '2 …\n', '3 …\n', '4 …\n', '5 …\n']);
});

test('settings that cannot be read end the command in plain words', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'list'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'SECRET' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT');
  expect(stderr).not.toMatch(/SECRET|\n\s+at /);
});

/** Gives a command a terminal of its own; part of util-linux. */
const terminal = '/usr/bin/script';

test.skipIf(!existsSync(terminal))('a person at a terminal is told what to type', async () => {
  const { settings } = await place();
  const command = `"${process.execPath}" "${program}" list --email -`;
  const { stdout, status } = spawnSync(terminal, ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
    input: 'ana@example.com\n',
    env: { ...process.env, DATA_DIR: settings.dataDir, STORAGE_KEYS: settings.storageKeys },
  });
  expect(stdout).toContain('Address: ');
  expect(stdout).toContain('Nothing has been sent.');
  expect(status).toBe(0);
});
