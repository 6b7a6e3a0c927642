import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { newSubmission, openTestStorage } from '#tests/server/support/delivery-fixture.ts';
import { createDiagnostics } from './diagnostics.ts';

let opened: Awaited<ReturnType<typeof openTestStorage>>;
beforeEach(async () => {
  opened = await openTestStorage();
});
afterEach(() => opened.remove());

test('shows how many deliveries wait and how many were given up, and no word of what was sent', async () => {
  const { storage } = opened;
  const now = Date.now();
  const submission = newSubmission('contact', { createdAt: now });
  await storage.submissions.add(submission);
  const [first] = await storage.outbox.claim({ now, limit: 1, leaseMs: 1000 });
  await storage.outbox.deadLetter(first?.id ?? '', { error: 'timeout', now });
  const read = await createDiagnostics({ root: '/nowhere', storage, recent: () => [] }).read();
  expect(read).toMatchObject({ storageAnswers: true, deliveries: { waiting: 1, dead: 1 } });
  expect(read.received).toHaveLength(1);
  expect(read.sent).toContainEqual(
    expect.objectContaining({ state: 'dead', lastError: 'timeout', form: 'contact', attempts: 1 }),
  );
  for (const value of Object.values(submission.content)) {
    if (typeof value === 'string' && value.length > 2) expect(JSON.stringify(read)).not.toContain(value);
  }
});

test('a database that does not answer is said to be away, and nothing else fails for it', async () => {
  const { storage } = opened;
  const away = { ...storage, check: () => Promise.reject(new Error('away')) };
  const read = await createDiagnostics({ root: '/nowhere', storage: away, recent: () => [] }).read();
  expect(read).toMatchObject({ storageAnswers: false, deliveries: { waiting: 0, dead: 0 }, received: [] });
});

test('says which build is running, as far as the build noted it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { read } = createDiagnostics({ root, storage: opened.storage, recent: () => [] });
  expect((await read()).build).toEqual({ commit: null, builtAt: null });
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build/build.json'), '{"commit":"abc"}');
  expect((await read()).build).toEqual({ commit: 'abc', builtAt: null });
});
