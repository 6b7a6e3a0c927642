import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { databaseFile, openStorage } from './open-storage.ts';

const opener = fileURLToPath(new URL('../../../tests/server/support/opener.ts', import.meta.url));
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Four processes that are all awake before any of them may open the database. */
async function openInFourProcesses(databaseUrl: string | null): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-together-'));
  folders.push(dataDir);
  const processes = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [opener, dataDir, databaseUrl ?? ''], { stdio: ['pipe', 'pipe', 'pipe'] }),
  );
  const ends = processes.map(ended);
  await Promise.all(processes.map(firstWord));
  for (const { stdin } of processes) stdin.write('go\n');
  expect(await Promise.all(ends)).toEqual(Array(4).fill({ code: 0, errors: '' }));
  return dataDir;
}

function firstWord({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve) => stdout?.once('data', () => resolve()));
}

function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

const everyMigration = [
  '0001-submissions',
  '0002-deliveries',
  '0003-people-and-keys',
  '0004-sealing-keys',
  '0005-alerts',
  '0006-alert-watches',
  '0007-source-copies',
  '0008-desk',
  '0009-answer-notes',
  '0010-desk-audit-subject',
];

test('four processes that start together make one SQLite database', { timeout: 120_000 }, async () => {
  const dataDir = await openInFourProcesses(null);
  const database = new DatabaseSync(databaseFile(dataDir));
  const names = database.prepare('select name from kysely_migration order by name').all();
  expect(names.map(({ name }) => name)).toEqual(everyMigration);
  database.close();
  const storage = await openStorage({
    environment: 'development',
    dataDir,
    storageKeys: null,
    databaseUrl: null,
  });
  expect(await storage.submissions.list()).toHaveLength(4);
  await storage.close();
});

test('four processes that start together make one PostgreSQL database', { timeout: 120_000 }, async () => {
  const databaseUrl = await freshDatabase();
  await openInFourProcesses(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(everyMigration);
  const { rows: stored } = await client.query('select count(*)::int as count from submissions');
  expect(stored).toEqual([{ count: 4 }]);
  await client.end();
});
