import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFile, openStorage } from './open-storage.ts';

const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));
let dataDir = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-crash-'));
  await (
    await openStorage({ environment: 'development', dataDir, storageKeys: null, databaseUrl: null })
  ).close();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Writer = {
  process: ChildProcess;
  acknowledged: string[];
  ended: Promise<void>;
  firstAcknowledged: Promise<void>;
};

function startWriter(run: string, mode: string): Writer {
  const child = spawn(process.execPath, [writer, dataDir, run, mode], {
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
  return { process: child, acknowledged, ended, firstAcknowledged: Promise.race([firstAcknowledged, ended]) };
}

/** What a crash must never leave behind, counted by SQLite itself. */
function inspect(acknowledged: string[]) {
  const database = new DatabaseSync(databaseFile(dataDir));
  const ids = database
    .prepare('select id from submissions')
    .all()
    .map((row) => String(row.id));
  const withoutOutbox = database
    .prepare('select count(*) as count from submissions left join outbox using (id) where outbox.id is null')
    .get()?.count;
  const withoutCheck = database
    .prepare('select (select count(*) from submissions) - (select count(*) from captcha_used) as count')
    .get()?.count;
  const integrity = database.prepare('pragma integrity_check').get()?.integrity_check;
  database.close();
  const stored = new Set(ids);
  const lost = acknowledged.filter((id) => !stored.has(id));
  return { lost, duplicates: ids.length - stored.size, withoutOutbox, withoutCheck, integrity };
}

const unharmed = { lost: [], duplicates: 0, withoutOutbox: 0, withoutCheck: 0, integrity: 'ok' };

test('loses nothing that was acknowledged in twenty kills at random moments', {
  timeout: 60_000,
}, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const one = startWriter(`random ${round}`, 'never');
    await one.firstAcknowledged;
    await setTimeout(Math.random() * 60);
    one.process.kill('SIGKILL');
    await one.ended;
    acknowledged.push(...one.acknowledged);
    expect(inspect(acknowledged)).toEqual(unharmed);
  }
  expect(acknowledged.length).toBeGreaterThan(20);
});

test.each(['before-insert', 'after-insert', 'before-commit', 'after-commit'])(
  'leaves no half of a submission when it dies %s',
  { timeout: 30_000 },
  async (step) => {
    const one = startWriter(`step ${step}`, step);
    await one.ended;
    expect(one.acknowledged).toHaveLength(4);
    expect(inspect(one.acknowledged)).toEqual(unharmed);
  },
);

test('stores each id once when two processes bring the same ones and one is killed', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 5; round += 1) {
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
    expect(inspect([...one.acknowledged, ...other.acknowledged])).toEqual(unharmed);
  }
});
