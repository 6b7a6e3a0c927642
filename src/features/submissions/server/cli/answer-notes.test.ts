import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { referenceOf } from '../../model/reference.ts';

let settings: Parameters<typeof openStorage>[0];
let storage: Storage;

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-answer-notes-'));
  settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null };
  storage = await openStorage(settings);
});

afterEach(async () => {
  await storage.close();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

const run = async (...args: string[]) =>
  (await runCommand(args, settings, { now: noon, user: 'ops' })).output;

/** A request that was answered, and one that nobody has touched. */
async function twoRequests() {
  const [answered, open] = [submission(), submission()];
  for (const sent of [answered, open]) await storage.submissions.add(sent);
  const line = { at: noon, subject: 'ana', name: 'Ana', act: 'done' } as const;
  const answer = { kind: 'refused', text: '=SUM(1)\nnot theirs' } as const;
  await storage.desk.change(answered.id, { seen: 0, assignee: null, doneAt: noon, answer }, line);
  return { answered, open };
}

test('shows how a request was answered, and nothing where nobody noted it', async () => {
  const { answered, open } = await twoRequests();
  const shown = await run('show', referenceOf(answered.id));
  expect(shown).toMatch(/^answer {2,}refused$/m);
  expect(shown).toMatch(/^answerText {2,}=SUM\(1\) not theirs$/m);
  expect(await run('show', referenceOf(open.id))).not.toContain('answer');
});

test('exports it as the desk does, in cells that run nothing', async () => {
  const { answered, open } = await twoRequests();
  const all = JSON.parse(await run('export', '--format', 'json')) as Record<string, unknown>[];
  expect(new Map(all.map(({ id, answer, answerText }) => [id, [answer, answerText]]))).toEqual(
    new Map([
      [answered.id, ['refused', '=SUM(1)\nnot theirs']],
      [open.id, ['', '']],
    ]),
  );
  const csv = await run('export');
  expect(csv.split('\r\n')[0]).toContain('desk.answer,desk.answerText');
  expect(csv).toContain("'=SUM(1)");
});

test('says of a note that does not open that there is one', async () => {
  const { answered } = await twoRequests();
  const database = new DatabaseSync(databaseFile(settings.dataDir), { timeout: 5000 });
  database.prepare('update answer_notes set payload = ?').run(Buffer.alloc(40));
  database.close();
  expect(await run('show', referenceOf(answered.id))).toMatch(/^answer {2,}unreadable$/m);
});
