import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteProof, type ProofDatabase } from './databases.ts';
import { type Judge, startJudge } from './judge.ts';
import { boundOf, isClean, reportOf } from './report.ts';
import { type Figures, runScenario } from './scenario.ts';

let judge: Judge;
let database: ProofDatabase;
let honest: Figures;

/** One round over a database that `change` tampers with before it is read. */
async function oneRound(change: (file: DatabaseSync) => void): Promise<Figures> {
  database = openSqliteProof();
  const tampered: ProofDatabase = {
    ...database,
    async read() {
      const file = new DatabaseSync(join(database.dataDir, 'site.db'), { timeout: 10_000 });
      change(file);
      file.close();
      return database.read();
    },
  };
  try {
    return await runScenario(tampered, 'server', { rounds: 1, verifyUrl: judge.url, onRound: () => {} });
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  judge = await startJudge();
  honest = await oneRound(() => {});
}, 120_000);

afterAll(() => judge.close());

test('finds nothing wrong with one kill of the real server', () => {
  expect(honest.faults).toEqual({ lost: 0, twice: 0, halves: 0, refused: 0, deaths: 0, damaged: 0 });
  expect(honest.acknowledged).toBeGreaterThan(8);
  expect(isClean(honest)).toBe(true);
});

test('sees what is lost, stored twice or half stored', { timeout: 120_000 }, async () => {
  const { faults } = await oneRound((file) => {
    file.exec('pragma foreign_keys = off');
    const [first, second] = file.prepare("select id from submissions where kind = 'privacy'").all();
    file.prepare('delete from submissions where id = ?').run(String(first?.id));
    file.prepare('delete from outbox where submission_id = ?').run(String(first?.id));
    file.prepare("delete from outbox where id = ? || '.notice'").run(String(second?.id));
    file.exec(`insert into submissions (id, kind, language, fingerprint, payload, key_id, created_at)
      select 'twin', kind, language, fingerprint, payload, key_id, created_at from submissions limit 1`);
  });
  expect(faults.lost).toBe(1);
  expect(faults.twice).toBe(1);
  expect(faults.halves).toBeGreaterThanOrEqual(2);
});

test('reports in lines that a terminal shows, and tells clean from faulty', () => {
  const large: Figures = {
    ...honest,
    rounds: 1000,
    acknowledged: 99_999,
    replayed: 9999,
    recoveries: [12_345, 54_321],
  };
  for (const victim of ['server', 'database'] as const) {
    const report = reportOf('PostgreSQL killed and started again', victim, large) + boundOf(3000);
    expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(report).toMatch(/^clean /);
  }
  const faulty = { ...honest, faults: { ...honest.faults, lost: 1 } };
  expect(isClean(faulty)).toBe(false);
  expect(reportOf('SQLite', 'server', faulty)).toMatch(/^FAULTY {2}SQLite\n.+\n {2}lost 1, twice 0/);
});
