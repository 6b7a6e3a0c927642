import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { createReceipts } from '#features/submissions/server/receipts.ts';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { readDetail } from '../model/audit-detail.ts';

const email = 'ana@example.com';
const day = 86_400_000;
const tomorrow = new Date(noon + day).toISOString().slice(0, 10);
let settings: Parameters<typeof openStorage>[0];
let storage: Storage;

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-command-trail-'));
  settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null };
  storage = await openStorage(settings);
});

afterEach(async () => {
  await storage.close();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand(args, settings, { now: noon + 1, user: 'ops', line: email });

async function stored(kind: 'contact' | 'privacy'): Promise<string> {
  const sent = submission({ kind, content: { name: 'Ana', email } });
  await storage.submissions.add(sent);
  return referenceOf(sent.id);
}

/** The trail, the oldest first, as the desk reads it. */
async function trail() {
  const { rows } = await storage.desk.trail({ page: 1, size: 100 });
  return rows.toReversed().map(({ act, reference, kind, detail }) => {
    const said = Object.entries(detail === undefined ? {} : readDetail(detail));
    const known = Object.fromEntries(said.filter(([, value]) => value !== undefined));
    return [act, ...(reference ? [reference, kind] : []), ...(detail === undefined ? [] : [known])];
  });
}

test('each look, export and erasure by command is a line of the trail, under the name of the system’s user', async () => {
  const lead = await stored('contact');
  const request = await stored('privacy');
  await storage.alerts.subscribe({ email, topics: ['news'], language: 'es', now: noon });
  await run('list', '--form', 'contact');
  await run('list', '--format', 'json');
  await run('list', '--email', '-');
  await run('export', '--email', '-', '--format', 'json');
  await run('show', lead);
  await run('retry', '--reference', lead);
  await run('retry');
  await run('erase', '--reference', lead);
  await run('erase', '--reference', lead, '--yes');
  await run('show', lead);
  await run('erase', '--email', '-', '--form', 'privacy');
  expect((await run('erase', '--email', '-', '--yes')).code).toBe(0);
  expect(await trail()).toEqual([
    ['list', { form: 'contact', count: 1 }],
    ['export', { format: 'json', count: 2 }],
    ['search', { count: 2 }],
    ['export-person', { format: 'json', count: 2 }],
    ['read', lead, 'contact'],
    ['retry', lead, 'contact'],
    ['retry'],
    ['erase', lead, 'contact'],
    ['look', lead, 'contact'],
    ['search', { form: 'privacy', count: 1, alerts: 0 }],
    ['erase', request, 'privacy'],
    ['erase-person', { count: 1, alerts: 1 }],
  ]);
  const { rows } = await storage.desk.trail({ page: 1, size: 100 });
  expect(new Set(rows.map(({ at, subject, name }) => `${at} ${subject} ${name}`))).toEqual(
    new Set([`${noon + 1} command:ops command (ops)`]),
  );
  expect(JSON.stringify(rows)).not.toContain('example.com');
});

test('what is handed over, checked, encrypted anew and copied by command is a line too', async () => {
  const [lead, other, request] = [await stored('contact'), await stored('contact'), await stored('privacy')];
  const receipts = createReceipts(loadKeyRing(settings), null);
  const [kept] = await storage.submissions.withReference(request);
  if (!kept?.content) throw new Error('It is not stored.');
  const { code } = receipts.issue({ ...kept, content: kept.content });
  expect((await run('receipt', code)).code).toBe(0);
  await run('receipt', `${code}x`);
  await run('handed-over', '--reference', lead, '--reference', request);
  await run('handed-over', '--form', 'contact', '--before', tomorrow);
  const later = { now: noon + 2 * day, user: 'ops', line: '' };
  const before = ['handed-over', '--form', 'contact', '--before', tomorrow];
  await runCommand(before, settings, later);
  expect((await runCommand([...before, '--yes'], settings, later)).output).toContain('1 submission is');
  await run('reencrypt');
  // Whoever makes backups need not have the keys.
  const production = { ...settings, environment: 'production' as const, storageKeys: null };
  const copy = join(settings.dataDir, 'copy.db');
  expect(await runCommand(['backup', '--to', copy], production, later)).toMatchObject({
    code: 0,
    errors: '',
  });
  await run('receipt-key');
  expect(other).not.toBe(lead);
  expect(await trail()).toEqual([
    ['receipt', request, 'privacy'],
    ['handed-over', lead, 'contact'],
    ['handed-over', request, 'privacy'],
    ['reencrypt'],
    ['handed-over', { form: 'contact', count: 1 }],
    ['backup'],
  ]);
  const copied = new DatabaseSync(copy, { readOnly: true });
  expect(copied.prepare('select act, subject from desk_audit order by id desc').get()).toEqual({
    act: 'backup',
    subject: 'command:ops',
  });
  copied.close();
});

test('a backup is made also where the trail takes no line, and says so', async () => {
  await stored('contact');
  const database = new DatabaseSync(databaseFile(settings.dataDir), { timeout: 5000 });
  database.exec(
    "create trigger desk_audit_full before insert on desk_audit begin select raise(abort, 'full'); end",
  );
  database.close();
  const copy = join(settings.dataDir, 'copy.db');
  const { code, output, errors } = await run('backup', '--to', copy);
  expect([code, output]).toEqual([0, expect.stringContaining('1 submission in a copy')]);
  expect(errors).toContain('not written down');
  // Anything else is not done.
  expect((await run('reencrypt')).code).toBe(1);
});

test('what only checks, or is written wrongly, is no line', async () => {
  const lead = await stored('contact');
  await run('help');
  await run('show', '0000-0000');
  await run('erase', '--reference', lead);
  expect(await trail()).toEqual([]);
});
