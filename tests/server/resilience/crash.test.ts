import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { freshDatabase } from '../support/postgres-fixture.ts';

const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));

type Writer = {
  process: ChildProcess;
  acknowledged: string[];
  ended: Promise<void>;
  firstAcknowledged: Promise<void>;
};

/** Runs a query past our own code. */
type Query = (text: string) => Promise<Record<string, unknown>[]>;

async function querySqlite(dataDir: string, text: string) {
  const database = new DatabaseSync(databaseFile(dataDir));
  try {
    return database.prepare(text).all();
  } finally {
    database.close();
  }
}

async function queryPostgres(databaseUrl: string, text: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const unharmed = { lost: [], duplicates: 0, withoutOutbox: 0, withoutCheck: 0 };

describe.each([
  { name: 'SQLite', database: async () => null, rounds: 8 },
  { name: 'PostgreSQL', database: freshDatabase, rounds: 4 },
])('a crash over $name', ({ database, rounds }) => {
  let dataDir = '';
  let databaseUrl: string | null = null;
  let query: Query;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'site-crash-'));
    const url = await database();
    databaseUrl = url;
    query = (text) => (url === null ? querySqlite(dataDir, text) : queryPostgres(url, text));
    await (
      await openStorage({ environment: 'development', dataDir, storageKeys: null, databaseUrl })
    ).close();
  }, 120_000);

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function startWriter(run: string, mode: string): Writer {
    const child = spawn(process.execPath, [writer, dataDir, databaseUrl ?? '', run, mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged: string[] = [];
    let rest = '';
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const firstAcknowledged = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const lines = (rest + chunk.toString('utf8')).split('\n');
        rest = lines.pop() ?? '';
        acknowledged.push(...lines);
        resolve();
      });
    });
    return {
      process: child,
      acknowledged,
      ended,
      firstAcknowledged: Promise.race([firstAcknowledged, ended]),
    };
  }

  /** What a crash must never leave behind, counted by the database itself. */
  async function inspect(acknowledged: string[]) {
    const ids = (await query('select id from submissions')).map(({ id }) => String(id));
    const count = async (text: string) => Number((await query(text))[0]?.count);
    const withoutOutbox = await count(
      'select count(*) as count from submissions where (select count(*) from outbox where submission_id = submissions.id) <> 2',
    );
    const withoutCheck = await count(
      'select (select count(*) from submissions) - (select count(*) from captcha_used) as count',
    );
    if (databaseUrl === null) {
      expect(await query('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
    }
    const stored = new Set(ids);
    const lost = acknowledged.filter((id) => !stored.has(id));
    return { lost, duplicates: ids.length - stored.size, withoutOutbox, withoutCheck };
  }

  test('loses nothing that was acknowledged, at random moments', { timeout: 120_000 }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = startWriter(`random ${round}`, 'never');
      await one.firstAcknowledged;
      await setTimeout(Math.random() * 60);
      one.process.kill('SIGKILL');
      await one.ended;
      acknowledged.push(...one.acknowledged);
      expect(await inspect(acknowledged)).toEqual(unharmed);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
  });

  test.each(['before-insert', 'after-insert', 'before-commit', 'after-commit'])(
    'leaves no half of a submission when it dies %s',
    { timeout: 60_000 },
    async (step) => {
      const one = startWriter(`step ${step}`, step);
      await one.ended;
      expect(one.acknowledged).toHaveLength(4);
      expect(await inspect(one.acknowledged)).toEqual(unharmed);
    },
  );

  test('stores each id once when two processes bring the same ones and one is killed', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const count = 40;
      const [one, other] = [
        startWriter(`shared ${round}`, `${count}`),
        startWriter(`shared ${round}`, `${count}`),
      ];
      await one.firstAcknowledged;
      await setTimeout(Math.random() * 40);
      one.process.kill('SIGKILL');
      await Promise.all([one.ended, other.ended]);
      expect(other.acknowledged).toHaveLength(count);
      expect(await inspect([...one.acknowledged, ...other.acknowledged])).toEqual(unharmed);
    }
  });
});
