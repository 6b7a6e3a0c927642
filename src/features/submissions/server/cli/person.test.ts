import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';

const noon = Date.UTC(2026, 1, 1, 12);
const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].map(
  (start) => `${start}-0000-4000-8000-000000000001`,
);

describe.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('a person in %s', { timeout: 30_000 }, (_name, database) => {
  let settings: StorageSettings;
  let storage: Storage;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-person-'));
    settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: await database() };
    storage = await openStorage(settings);
    const add = (place: number, kind: SubmissionKind, email: string) =>
      storage.submissions.add(
        submission({
          id: ids[place] ?? '',
          kind,
          language: 'es',
          content: { firstName: 'Ana', name: 'Ana', email },
          createdAt: noon + place,
        }),
      );
    await add(0, 'contact', 'ana@example.com');
    await add(1, 'office-hours', 'Ana@Example.com');
    await add(2, 'privacy', 'ana@example.com');
    await add(3, 'contact', 'eva@example.com');
    await storage.alerts.subscribe({ email: 'ana@example.com', topics: ['news'], language: 'es', now: noon });
    await storage.alerts.subscribe({ email: 'eva@example.com', topics: ['news'], language: 'es', now: noon });
    await storage.alerts.subscribe({ email: 'leo@example.com', topics: ['news'], language: 'es', now: noon });
    await storage.alerts.watches.ask({
      ...{ email: 'leo@example.com', language: 'es', now: noon },
      watch: { kind: 'arrival', make: 'Harrow', model: 'KR-V', from: 2005, to: null, yard: '' },
    });
  }, 120_000);

  afterAll(async () => {
    await storage.close();
    rmSync(settings.dataDir, { recursive: true, force: true });
  });

  const run = (...args: string[]) => runCommand(args, settings, { now: noon, line: ' ANA@example.com' });
  const references = (output: string) => output.match(/[A-F0-9]{4}-[A-F0-9]{4}/g);

  test('is found by address in whatever case, also one given on standard input', async () => {
    for (const address of ['ana@example.com', 'Ana@EXAMPLE.com', '-']) {
      const { code, output, errors } = await run('list', '--email', address);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(references(output), address).toEqual(['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC']);
    }
    expect(references((await run('list', '--email', '-', '--form', 'privacy')).output)).toEqual([
      'CCCC-CCCC',
    ]);
    expect((await run('list', '--email', 'nobody@example.com')).output).toBe('Nothing has been sent.\n');
  });

  test('who only subscribed to alerts is asked about alerts alone', async () => {
    const asked = await run('erase', '--email', 'leo@example.com');
    expect(asked).toMatchObject({ code: 1, output: '' });
    expect(asked.errors).toContain('This erases 1 alert subscription of this address for good');
    expect(asked.errors).not.toContain('submission');
  });

  test('is erased after a second word, by form or altogether, and the record names nobody', async () => {
    const asked = await run('erase', '--email', '-', '--form', 'contact');
    expect(asked).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('--yes') });
    expect(references(asked.errors)).toEqual(['AAAA-AAAA']);
    expect(references((await run('list', '--email', '-')).output)).toHaveLength(3);

    const leads = await run('erase', '--email', '-', '--form', 'contact', '--yes');
    expect(leads.code).toBe(0);
    expect(references((await run('list', '--email', '-')).output)).toEqual(['BBBB-BBBB', 'CCCC-CCCC']);

    const all = await run('erase', '--email', 'Ana@example.com', '--yes');
    expect(all).toMatchObject({ code: 0, errors: '' });
    expect(all.output).toContain('2 submissions and 1 alert subscription of this address erased');
    expect(await storage.alerts.withEmail('ana@example.com')).toEqual([]);
    expect(await storage.alerts.withEmail('eva@example.com')).toHaveLength(1);
    expect((await run('list', '--email', '-')).output).toBe('Nothing has been sent.\n');
    expect(references((await run('list', '--email', 'eva@example.com')).output)).toEqual(['DDDD-DDDD']);

    const again = await run('erase', '--email', 'ana@example.com', '--yes');
    expect(again).toMatchObject({ code: 1, output: '' });
    const records = await storage.submissions.erasures();
    expect(records.filter(({ kind }) => kind === 'alerts')).toHaveLength(1);
    const forms = records.filter(({ kind }) => kind !== 'alerts');
    expect(forms.map(({ reference }) => reference).sort()).toEqual(['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC']);
    const written = [asked, leads, all, again].flatMap(({ output, errors }) => [output, errors]).join('');
    expect(`${written}${JSON.stringify(records)}`).not.toMatch(/ana/i);
  });
});
