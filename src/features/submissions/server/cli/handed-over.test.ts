import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';

const noon = Date.UTC(2026, 1, 1, 12);
const day = 86_400_000;
let settings: StorageSettings;
let storage: Storage;

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-handed-over-'));
  settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null };
  storage = await openStorage(settings);
  const starts = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];
  for (const [place, start] of starts.entries()) {
    await storage.submissions.add(
      submission({
        id: `${start}-0000-4000-8000-000000000001`,
        kind: place === 2 ? 'privacy' : 'contact',
        language: 'eng',
        content: { firstName: 'Ana' },
        createdAt: noon - day + place * day,
      }),
    );
  }
});

afterEach(async () => {
  await storage.close();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand(args, settings, { now: noon });
const waiting = async () => (await run('list', '--waiting')).output.match(/[A-F]{4}-[A-F]{4}/g) ?? [];

test('marks what staff have handed over themselves, by reference, and shows what still waits', async () => {
  expect(await waiting()).toEqual(['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC']);
  expect(await run('handed-over', '--reference', 'aaaa-aaaa', '--reference', 'cccc-cccc')).toEqual({
    code: 0,
    output: '2 submissions are marked as handed over.\n',
    errors: '',
  });
  expect(await waiting()).toEqual(['BBBB-BBBB']);
  expect((await run('show', 'aaaa-aaaa')).output).toMatch(/lead +done, 0 tries, by-hand\n/);
  expect((await run('handed-over', '--reference', 'aaaa-aaaa')).output).toContain('nothing was changed');
  expect(await run('handed-over', '--reference', '0000-0000')).toMatchObject({ code: 1, output: '' });
});

test('marks a form up to a day after a second word, and nothing that came since', async () => {
  const args = ['handed-over', '--form', 'contact', '--before', '2026-02-01'];
  const asked = await run(...args);
  expect(asked).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('--yes') });
  expect(asked.errors).toContain('1 submission ');
  expect(await waiting()).toHaveLength(3);
  expect(await run(...args, '--yes')).toMatchObject({
    code: 0,
    output: '1 submission is marked as handed over.\n',
  });
  expect(await waiting()).toEqual(['BBBB-BBBB', 'CCCC-CCCC']);
  const early = await run('handed-over', '--form', 'contact', '--before', '2026-02-02', '--yes');
  expect(early).toMatchObject({ code: 1, errors: expect.stringContaining('future') });
  expect(await waiting()).toEqual(['BBBB-BBBB', 'CCCC-CCCC']);
});
