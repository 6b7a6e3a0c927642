import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeContactRequest, emptyContactValues } from '#features/contact/model/contact-request.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import { filledForm } from '#tests/server/support/forms-api-fixture.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { runCommand } from '#tests/server/support/submissions-fixture.ts';
import { referenceOf } from '../../model/reference.ts';

const [first, second, third] = [
  'aaaaaaaa-0000-4000-8000-000000000001',
  'bbbbbbbb-0000-4000-8000-000000000002',
  'cccccccc-0000-4000-8000-000000000003',
] as const;
const noon = Date.UTC(2026, 1, 1, 12);

describe.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('submissions in %s', { timeout: 30_000 }, (_name, database) => {
  let settings: StorageSettings;
  let storage: Storage;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-submissions-'));
    settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: await database() };
    // It stays open, as it does while the site runs.
    storage = await openStorage(settings);
    const { recaptcha: _recaptcha, ...content } = filledForm;
    const add = (id: string, name: string, day: number) =>
      storage.submissions.add(
        submission({
          id,
          kind: 'privacy',
          language: 'es',
          content: { ...content, name },
          createdAt: Date.UTC(2026, 0, day),
        }),
      );
    await add(first, 'Ana "Nita" Ríos', 30);
    await add(second, '=HYPERLINK("http://evil.example")', 31);
  }, 120_000);

  afterAll(async () => {
    await storage.close();
    rmSync(settings.dataDir, { recursive: true, force: true });
  });

  const run = (...args: string[]) => runCommand(args, settings, { now: noon });

  test('lists what has been sent, oldest first, while the site runs', async () => {
    const { code, output } = await run('list');
    expect(code).toBe(0);
    expect(output.split('\n').map((line) => line.split(/\s+/)[0])).toEqual([
      'reference',
      'AAAA-AAAA',
      'BBBB-BBBB',
      '',
    ]);
  });

  test('lists from a day on', async () => {
    const { output } = await run('list', '--since', '2026-01-31', '--form', 'privacy', '--format', 'json');
    const listed = JSON.parse(output) as { reference: string }[];
    expect(listed.map(({ reference }) => reference)).toEqual([referenceOf(second)]);
  });

  test('shows one submission by its reference', async () => {
    const { code, output } = await run('show', 'aaaa-aaaa');
    expect(code).toBe(0);
    expect(output).toContain('Ana "Nita" Ríos');
    expect(output).toContain('ana@example.com');
    expect(output).toMatch(/customer\.autoParts\s+yes/);
  });

  test('exports CSV in which no cell is a formula', async () => {
    const { code, output } = await run('export');
    expect(code).toBe(0);
    const [head, one, other, end] = output.split('\r\n');
    expect(head).toContain('reference,received,form,name,');
    expect(one).toContain('"Ana ""Nita"" Ríos"');
    expect(other).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(end).toBe('');
  });

  test('tells how each submission is delivered, and tries again what was given up', async () => {
    expect((await run('list')).output).toMatch(/AAAA-AAAA {2}2026-01-30 00:00 {2}privacy +waiting +Ana/);
    const claimed = await storage.outbox.claim({ now: noon, limit: 9, leaseMs: 1 });
    for (const { id, topic, submission } of claimed) {
      if (submission.id === second) await storage.outbox.done(id, noon);
      else if (topic === 'notice') await storage.outbox.deadLetter(id, { error: 'status-550', now: noon });
    }
    const listed = (await run('list')).output;
    expect(listed).toMatch(/AAAA-AAAA .+ dead /);
    expect(listed).toMatch(/BBBB-BBBB .+ done /);
    expect((await run('show', 'AAAA-AAAA')).output).toMatch(/notice +dead, 1 try, status-550\n/);
    expect(await run('retry', '--reference', 'bbbb-bbbb')).toMatchObject({
      code: 0,
      output: 'Nothing waits and nothing was given up.\n',
    });
    expect(await run('retry', '--reference', 'aaaa-aaaa')).toMatchObject({
      code: 0,
      output: '2 deliveries are due now.\n',
    });
    expect(await run('retry')).toMatchObject({ code: 0, output: '2 deliveries are due now.\n' });
    expect((await run('show', 'AAAA-AAAA')).output).toMatch(
      /notice +waiting, 0 tries, next 2026-02-01 12:00:00Z, status-550\n/,
    );
    const [exported] = JSON.parse((await run('export', '--format', 'json')).output);
    expect(exported.deliveries).toContainEqual({
      topic: 'notice',
      state: 'waiting',
      attempts: 0,
      nextAt: '2026-02-01 12:00:00Z',
      lastError: 'status-550',
    });
  });

  test('shows every form beside the others, each under its own columns', async () => {
    const {
      recaptcha: _,
      RecaptchaChallenge: __,
      ...content
    } = composeContactRequest(
      { ...emptyContactValues, firstName: 'Ana', lastName: 'Ríos', company: 'Ríos & Co.', country: 'CA' },
      'Products',
    );
    await storage.submissions.add(
      submission({
        id: third,
        kind: 'contact',
        language: 'eng',
        content: { ...content },
        createdAt: 0,
      }),
    );
    await storage.submissions.add(
      submission({
        id: 'dddddddd-0000-4000-8000-000000000004',
        kind: 'office-hours',
        language: 'eng',
        content: { employeeNumber: '00042', firstName: 'Eva', lastName: 'Lund', phone: '1', email: 'e' },
        createdAt: 1,
      }),
    );
    const listed = await run('list', '--form', 'contact');
    expect(listed.output).toMatch(/CCCC-CCCC .+contact +waiting +Ana Ríos\n/);
    const [head = '', row = '', other = ''] = (await run('export')).output.split('\r\n');
    const cell = (line: string, name: string) =>
      line.split(',')[head.replace('\uFEFF', '').split(',').indexOf(name)];
    expect(['company', 'specificLeadSource', 'zip', 'id'].map((name) => cell(row, name))).toEqual([
      'Ríos & Co.',
      'Products',
      '',
      third,
    ]);
    expect(['name', 'employeeNumber', 'language'].map((name) => cell(other, name))).toEqual([
      'Eva Lund',
      '00042',
      'eng',
    ]);
    expect((await run('show', 'cccc-cccc')).output).toMatch(/company +Ríos & Co\./);
  });

  test('erases one submission after a second word, and says so wherever it is shown', async () => {
    const asked = await run('erase', '--reference', 'cccc-cccc');
    expect(asked).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('--yes') });
    expect((await run('show', 'CCCC-CCCC')).output).toContain('Ríos & Co.');
    expect(await run('erase', '--reference', 'cccc-cccc', '--yes')).toEqual({
      code: 0,
      output: 'The content of CCCC-CCCC is erased.\n',
      errors: '',
    });
    expect((await run('list')).output).toMatch(/CCCC-CCCC .+contact +erased\n/);
    expect((await run('show', 'CCCC-CCCC')).output).not.toContain('Ríos');
    expect(await run('erase', '--reference', 'cccc-cccc', '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('erased before'),
    });
    expect(await storage.submissions.erasures()).toEqual([
      { reference: 'CCCC-CCCC', kind: 'contact', erasedAt: noon, reason: 'request' },
    ]);
  });

  test('erases nothing while two submissions share a reference', async () => {
    for (const end of ['8', '9']) {
      await storage.submissions.add(
        submission({
          id: `eeeeeeee-0000-4000-8000-00000000000${end}`,
          kind: 'office-hours',
          language: 'eng',
          content: { firstName: end },
          createdAt: 2,
        }),
      );
    }
    expect(await run('erase', '--reference', 'EEEE-EEEE', '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('2 submissions'),
    });
    expect((await storage.submissions.erasures()).map(({ reference }) => reference)).toEqual(['CCCC-CCCC']);
  });

  test('writes no line longer than a terminal shows, and nothing that steers it', async () => {
    await storage.submissions.add(
      submission({
        id: 'ffffffff-0000-4000-8000-00000000000a',
        kind: 'office-hours',
        language: 'eng',
        content: {
          firstName: `\u001b[2Jone\ntwo ${'long name '.repeat(30)}`,
          lastName: 'x'.repeat(200),
          email: 'e',
        },
        createdAt: 3,
      }),
    );
    for (const args of [['list'], ['show', 'FFFF-FFFF'], ['help']]) {
      const { output } = await run(...args);
      const longest = Math.max(...output.split('\n').map((line) => line.length));
      expect(longest, args[0]).toBeLessThanOrEqual(80);
      expect(output.replaceAll('\n', ''), args[0]).not.toMatch(/\p{Cc}/u);
    }
    const { output } = await run('show', 'FFFF-FFFF');
    expect(output).toContain('one two long name');
    expect(output.replaceAll(/\s/g, '')).toContain('x'.repeat(200));
  });

  test.each([
    [['list', '--since', '2026-02-30'], '--since'],
    [['list', '--since', 'yesterday'], '--since'],
    [['list', '--form', 'other'], '--form'],
    [['export', '--format', 'table'], '--format'],
    [['list', '--colour'], '--colour'],
    [['list', 'extra'], 'options only'],
    [['show'], 'reference'],
    [['show', '%'], 'reference'],
    [['erase'], '--reference'],
    [['erase', 'AAAA-AAAA'], 'options only'],
    [['erase', '--reference', '*', '--yes'], 'AB12-CD34'],
    [['retry', '--reference', ''], 'AB12-CD34'],
    [['forget'], 'forget'],
    [['erase', '--email', ' ', '--yes'], '--email'],
    [['erase', '--email', '-', '--yes'], '--email'],
    [['erase', '--email', 'ana@example.com', '--reference', 'AAAA-AAAA'], '--reference'],
    [['erase', '--reference', 'AAAA-AAAA', '--form', 'contact'], '--email'],
    [['erase', '--email', 'ana@example.com', '--form', 'other'], '--form'],
    [['list', '--email'], '--email'],
    [['handed-over'], '--reference'],
    [['handed-over', '--form', 'contact'], '--before'],
    [['handed-over', '--form', 'contact', '--before', 'today'], '--before'],
    [['handed-over', '--reference', 'AAAA-AAAA', '--form', 'contact'], 'not both'],
    [['reencrypt', 'all'], 'options only'],
    [['backup'], '--to'],
    [['backup', 'file'], 'options only'],
  ])('says how to write %j', async (args, word) => {
    const { code, output, errors } = await run(...args);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(word);
    expect(errors).toContain('npm run submissions');
  });

  test.each([
    [['ana@example.com']],
    [['erase', 'ana@example.com']],
    [['erase', '--emial=ana@example.com']],
    [['erase', '--yes=ana@example.com']],
    [['list', '--form', 'ana@example.com']],
    [['erase', '--reference', 'ana@example.com']],
  ])('repeats no address that was typed in the wrong place: %j', async (args) => {
    const { code, output, errors } = await run(...args);
    expect(code).toBe(2);
    expect(output + errors).not.toContain('ana@');
  });

  test('helps when asked', async () => {
    for (const args of [[], ['--help'], ['help']])
      expect(await run(...args)).toMatchObject({ code: 0, errors: '' });
  });

  test('fails clearly for an unknown reference and where there is no database', async () => {
    expect(await run('show', '0000-0000')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('0000-0000'),
    });
    const elsewhere = { ...settings, databaseUrl: null, dataDir: join(settings.dataDir, 'elsewhere') };
    const { code, errors } = await runCommand(['list'], elsewhere);
    expect(code).toBe(1);
    expect(errors).toContain('DATA_DIR');
  });
});
