import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { readDetail } from '../model/audit-detail.ts';

const email = 'ana@example.com';
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

test('what only checks, or is written wrongly, is no line', async () => {
  const lead = await stored('contact');
  await run('help');
  await run('show', '0000-0000');
  await run('erase', '--reference', lead);
  expect(await trail()).toEqual([]);
});
