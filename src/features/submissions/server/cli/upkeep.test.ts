import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { referenceOf } from '../../model/reference.ts';

const folders: string[] = [];
const [old, fresh] = ['old', 'fresh'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function place(storageKeys = `${old}`) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-upkeep-'));
  folders.push(dataDir);
  const settings = { environment: 'development' as const, dataDir, databaseUrl: null, storageKeys };
  const storage = await openStorage(settings);
  await storage.submissions.add(submission());
  return { settings, storage };
}

test('says when an old key can be taken out, and then it can', async () => {
  const { settings, storage } = await place();
  await storage.alerts.subscribe({ email: 'ana@example.com', topics: ['news'], language: 'es', now: 0 });
  await storage.close();
  const both = await runCommand(['reencrypt'], { ...settings, storageKeys: `${fresh},${old}` });
  expect(both).toMatchObject({ code: 0, errors: '' });
  expect(both.output).toContain('1 submission was closed with the newest key');
  expect(both.output).toContain('1 alert subscription as well.');
  expect(both.output).toContain('can be taken out');
  const alone = await runCommand(['show', (await firstReference(settings)) ?? ''], {
    ...settings,
    storageKeys: `${fresh}`,
  });
  expect(alone).toMatchObject({ code: 0, output: expect.stringContaining('Ana') });

  async function firstReference(known: typeof settings) {
    const { output } = await runCommand(['list'], { ...known, storageKeys: `${fresh}` });
    return output.match(/[A-F0-9]{4}-[A-F0-9]{4}/)?.[0];
  }
});

test('ends with 1 while something cannot be opened, and says to keep the old key', async () => {
  const { settings, storage } = await place();
  const database = new DatabaseSync(join(settings.dataDir, 'site.db'));
  database.prepare('update submissions set payload = ?').run(randomBytes(40));
  database.close();
  await storage.close();
  const { code, output, errors } = await runCommand(['reencrypt'], {
    ...settings,
    storageKeys: `${fresh},${old}`,
  });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('keep the older keys');
  expect(errors).toContain('1 does not open');
  const found = await runCommand(['list', '--email', 'ana@example.com'], settings);
  expect(found.code).toBe(0);
});

test('backs SQLite up while the site runs, without a key, and says that the keys are not in it', async () => {
  const { settings, storage } = await place();
  const target = join(settings.dataDir, 'copy.db');
  const production = { ...settings, environment: 'production' as const, storageKeys: null };
  const made = await runCommand(['backup', '--to', target], production);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toMatch(/^1 submission in a copy of \d+ KB/);
  expect(made.output).toContain('keys are not in it');
  expect(existsSync(target)).toBe(true);
  await storage.submissions.add(submission());
  const refused = await runCommand(['backup', '--to', target], settings);
  expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('--force') });
  expect(await runCommand(['backup', '--to', target, '--force'], settings)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 submissions'),
  });
  await storage.close();
});

test('says what to do about a disk that takes nothing, in no words of the system', async () => {
  const { settings, storage } = await place();
  const [sent] = await storage.submissions.list();
  await storage.close();
  const command = fileURLToPath(new URL('./submissions.ts', import.meta.url));
  // No file may grow beyond its first block.
  const limited = ['--fsize=512:unlimited', process.execPath, command];
  const { status, stderr } = spawnSync(
    'prlimit',
    [...limited, 'erase', '--reference', referenceOf(sent?.id ?? ''), '--yes'],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: settings.dataDir, STORAGE_KEYS: settings.storageKeys },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/the disk (is full|cannot be read or written)\. .+ start again\.$/m);
  expect(stderr).not.toMatch(/I\/O|SQLITE|E[A-Z]{3,}:/);
});

test('says how PostgreSQL is backed up, and never writes its address', async () => {
  const { settings, storage } = await place();
  await storage.close();
  const { code, output, errors } = await runCommand(['backup', '--to', 'copy'], {
    ...settings,
    databaseUrl: 'postgres://site:password@127.0.0.1:1/site',
  });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('pg_dump');
  expect(errors).toContain('pg_restore');
  expect(errors).toContain('keys are not in it');
  expect(errors).not.toContain('password@');
  expect(Math.max(...errors.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('reads an address from standard input, where no list of processes shows it', async () => {
  const { settings, storage } = await place();
  await storage.submissions.add(submission({ content: { name: 'Eva', email: 'eva@example.com' } }));
  await storage.close();
  const program = fileURLToPath(new URL('./submissions.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'list', '--email', '-'], {
    encoding: 'utf8',
    input: 'Eva@example.com\r\nana@example.com\n',
    env: { ...process.env, DATA_DIR: settings.dataDir, STORAGE_KEYS: settings.storageKeys },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toContain('Eva');
});

test('writes no line of an answer longer than a terminal shows', async () => {
  const { settings, storage } = await place();
  await storage.submissions.add(submission({ kind: 'contact', content: { email: 'ana@example.com' } }));
  await storage.close();
  const calls = [
    ['erase', '--email', 'ana@example.com'],
    ['erase', '--email', 'ana@example.com', '--yes'],
    ['erase', '--email', 'ana@example.com', '--yes'],
    ['handed-over', '--form', 'privacy', '--before', '2026-02-01'],
    ['handed-over', '--form', 'privacy', '--before', '2026-02-01', '--yes'],
    ['handed-over', '--form', 'privacy', '--before', '2027-02-01'],
    ['reencrypt'],
  ];
  for (const args of calls) {
    const { output, errors } = await runCommand(args, settings, { now: noon + 86_400_000 });
    const lines = `${output}${errors}`.split('\n');
    expect(Math.max(...lines.map((line) => line.length)), `${args}\n${output}${errors}`).toBeLessThanOrEqual(
      80,
    );
  }
});
