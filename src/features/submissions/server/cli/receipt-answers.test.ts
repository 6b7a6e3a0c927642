import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { createReceipts } from '../receipts.ts';

const kept = submission({ id: 'aaaaaaaa-0000-4000-8000-000000000001', content: { name: 'Ana Ríos' } });
const erased = submission({ id: 'bbbbbbbb-0000-4000-8000-000000000002', content: { name: 'Eva Soto' } });

let settings: StorageSettings;
let storage: Storage;
let codeOf: (given: typeof kept) => string;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-receipts-'));
  settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null };
  storage = await openStorage(settings);
  const receipts = createReceipts(loadKeyRing(settings));
  codeOf = (given) => receipts.issue(given).code;
  await storage.submissions.add(kept);
  await storage.submissions.add(erased);
  await storage.submissions.erase(erased.id, { now: 5, reason: 'request' });
});

afterAll(async () => {
  await storage.close();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand(args, settings, { now: 9 });

test('says that what is stored is what was sent, and shows nothing of it', async () => {
  const { code, output } = await run('receipt', ...(codeOf(kept).match(/.{1,64}/g) ?? []));
  const received = new Date(kept.createdAt).toISOString();
  expect([code, output]).toEqual([
    0,
    `Genuine: AAAA-AAAA, received ${received}.\nWhat is stored is what was sent, unchanged.\n`,
  ]);
});

test('says that a content was erased since', async () => {
  const { code, output } = await run('receipt', codeOf(erased));
  expect(code).toBe(0);
  expect(output).toContain('erased since');
});

test.each([
  ['a content that is another', () => codeOf({ ...kept, content: { name: 'Another' } }), /not what was sent/],
  ['nothing that is stored', () => codeOf({ ...kept, createdAt: 7 }), /Nothing is stored/],
  ['a forged one', () => codeOf(kept).replace('AAAA-AAAA', 'AAAA-AAAB'), /not genuine/],
  ['half of one', () => codeOf(kept).slice(0, 60), /not a complete receipt/],
])('ends with 1 for %s', async (_name, given, words) => {
  const { code, errors } = await run('receipt', given());
  expect(code).toBe(1);
  expect(errors).toMatch(words);
  expect(errors).not.toContain('Ana');
});

test('writes out the public half of the key, which checks what the secret signed', async () => {
  const { code, output } = await run('receipt-key');
  expect(code).toBe(0);
  const others = { ...settings, dataDir: mkdtempSync(join(tmpdir(), 'site-receipts-')) };
  const checking = createReceipts(loadKeyRing(others), output);
  rmSync(others.dataDir, { recursive: true, force: true });
  expect(checking.check(codeOf(kept)).kind).toBe('genuine');
});

test('receipt without one says how it is written', async () => {
  const { code, errors } = await run('receipt');
  expect(code).toBe(2);
  expect(errors).toContain('receipt needs a receipt, whole.');
});
