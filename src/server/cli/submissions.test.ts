import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeContactRequest, emptyContactValues } from '#features/forms/model/contact-request.ts';
import { referenceOf } from '#features/forms/model/reference.ts';
import { filledForm } from '../api/forms/forms-api-fixture.ts';
import type { StorageSettings } from '../forms/settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { csvCell } from './submission-formats.ts';
import { runSubmissions } from './submissions.ts';

let settings: StorageSettings;
let storage: Storage;
const [first, second] = [
  'aaaaaaaa-0000-4000-8000-000000000001',
  'bbbbbbbb-0000-4000-8000-000000000002',
] as const;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-submissions-'));
  settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null };
  // It stays open, as it does while the site runs.
  storage = await openStorage(settings);
  const { recaptcha: _recaptcha, ...content } = filledForm;
  const add = (id: string, name: string, day: number) =>
    storage.submissions.add({
      id,
      kind: 'privacy',
      content: { ...content, name },
      createdAt: Date.UTC(2026, 0, day),
    });
  await add(first, 'Ana "Nita" Ríos', 30);
  await add(second, '=HYPERLINK("http://evil.example")', 31);
});

afterAll(async () => {
  await storage.close();
  rmSync(settings.dataDir, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const [output, errors]: string[][] = [[], []];
  const code = await runSubmissions(
    args,
    settings,
    { write: (text) => output?.push(text) },
    { write: (text) => errors?.push(text) },
  );
  return { code, output: output?.join('') ?? '', errors: errors?.join('') ?? '' };
}

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

test('shows contact requests beside the others, each under its own columns', async () => {
  const {
    recaptcha: _,
    RecaptchaChallenge: __,
    ...content
  } = composeContactRequest(
    { ...emptyContactValues, firstName: 'Ana', lastName: 'Ríos', company: 'Ríos & Co.', country: 'CA' },
    'Products',
  );
  const id = 'cccccccc-0000-4000-8000-000000000003';
  await storage.submissions.add({ id, kind: 'contact', content: { ...content }, createdAt: 0 });
  const listed = await run('list', '--form', 'contact');
  expect(listed.output).toMatch(/CCCC-CCCC .+contact +CA +Ana Ríos/);
  const [head = '', row = ''] = (await run('export')).output.split('\r\n');
  const cell = (name: string) => row.split(',')[head.replace('\uFEFF', '').split(',').indexOf(name)];
  expect([cell('company'), cell('specificLeadSource'), cell('zip'), cell('id')]).toEqual([
    'Ríos & Co.',
    'Products',
    '',
    id,
  ]);
  expect((await run('show', 'cccc-cccc')).output).toMatch(/company +Ríos & Co\./);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1 503', "'+1 503"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['a,b', '"a,b"'],
  ['plain', 'plain'],
])('writes the cell %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
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
  [['erase'], 'erase'],
])('says how to write %j', async (args, word) => {
  const { code, output, errors } = await run(...args);
  expect(code).toBe(2);
  expect(output).toBe('');
  expect(errors).toContain(word);
  expect(errors).toContain('npm run submissions');
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
  const elsewhere = { ...settings, dataDir: join(settings.dataDir, 'elsewhere') };
  const errors: string[] = [];
  const code = await runSubmissions(
    ['list'],
    elsewhere,
    { write: () => {} },
    { write: (text) => errors.push(text) },
  );
  expect(code).toBe(1);
  expect(errors.join('')).toContain('DATA_DIR');
});
