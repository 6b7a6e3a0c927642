import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteProof, type ProofDatabase } from './databases.ts';
import { judgeDeliveries } from './deliveries.ts';
import { type Judge, startJudge } from './judge.ts';
import { leadName, letterName, type Receivers, startReceivers } from './receivers.ts';
import { boundOf, isClean, reportOf } from './report.ts';
import { type Figures, runScenario } from './scenario.ts';

let judge: Judge;
let receivers: Receivers;
let database: ProofDatabase;
let honest: Figures;

/** One round over a database that `change` tampers with before it is read; it is called again until it says that it could. */
async function oneRound(change: (file: DatabaseSync) => boolean): Promise<Figures> {
  receivers = await startReceivers();
  database = openSqliteProof();
  let isTampered = false;
  const tampered: ProofDatabase = {
    ...database,
    async read() {
      if (isTampered) return database.read();
      isTampered = true;
      const file = new DatabaseSync(join(database.dataDir, 'site.db'), { timeout: 10_000 });
      while (!change(file)) await setTimeout(50);
      file.close();
      return database.read();
    },
  };
  try {
    return await runScenario(tampered, 'steps', {
      rounds: 1,
      verifyUrl: judge.url,
      receivers,
      onRound: () => {},
      // The real pace lets a lease run for most of a minute.
      pace: {
        leaseMs: 4000,
        patienceMs: 1900,
        pollMs: 200,
        backOff: { first: 400, longest: 1000, shortest: 50 },
      },
    });
  } finally {
    await receivers.close();
    await database.close();
  }
}

beforeAll(async () => {
  judge = await startJudge();
  honest = await oneRound(() => true);
}, 120_000);

afterAll(() => judge.close());

test('finds nothing wrong with one kill of the real server', () => {
  expect(honest.faults).toEqual({
    lost: 0,
    twice: 0,
    halves: 0,
    refused: 0,
    deaths: 0,
    damaged: 0,
    undelivered: 0,
    unknown: 0,
  });
  expect(honest.acknowledged).toBeGreaterThan(8);
  expect(honest.deliveries.expected).toBeGreaterThan(honest.acknowledged);
  expect(isClean(honest)).toBe(true);
});

test('sees what is lost, stored twice or half stored', { timeout: 120_000 }, async () => {
  const { faults } = await oneRound((file) => {
    // Taken away before anything of it was delivered, nothing would arrive of what is not there: on a busy machine that takes a while.
    const [first] = file
      .prepare(
        `select id from submissions where kind = 'privacy'
          and id in (select submission_id from outbox where done_at is not null)`,
      )
      .all();
    if (first === undefined) return false;
    file.exec('pragma foreign_keys = off');
    const [second] = file
      .prepare("select id from submissions where kind = 'privacy' and id <> ?")
      .all(String(first.id));
    file.prepare('delete from submissions where id = ?').run(String(first.id));
    file.prepare('delete from outbox where submission_id = ?').run(String(first.id));
    file.prepare("delete from outbox where id = ? || '.notice'").run(String(second?.id));
    file.exec(`insert into submissions (id, kind, language, fingerprint, payload, key_id, created_at)
      select 'duplicate', kind, language, fingerprint, payload, key_id, created_at from submissions limit 1`);
    return true;
  });
  expect(faults.lost).toBe(1);
  expect(faults.twice).toBe(1);
  expect(faults.halves).toBeGreaterThanOrEqual(2);
  expect(faults.unknown).toBeGreaterThanOrEqual(1);
});

test('sees what never arrived, what is not written down and what was delivered of nothing', () => {
  const deliveries = ['a.lead', 'a.notice', 'b.notice'];
  const arrivals = (...names: string[]) => new Map(names.map((name) => [name, 1]));
  const all = [leadName('a'), letterName('a.notice'), letterName('b.notice')];
  const judged = (open: number, ...names: string[]) =>
    judgeDeliveries({ deliveries, open }, arrivals(...names));
  expect(judged(0, ...all)).toEqual({ expected: 3, undelivered: 0, unknown: 0, again: 0 });
  expect(judged(0, ...all.slice(1)).undelivered).toBe(1);
  expect(judged(2, ...all).undelivered).toBe(2);
  expect(judged(0, ...all, leadName('c')).unknown).toBe(1);
  const twice = new Map(all.map((name) => [name, 2]));
  expect(judgeDeliveries({ deliveries, open: 0 }, twice).again).toBe(3);
});

test('reports in lines that a terminal shows, and tells clean from faulty', () => {
  const large: Figures = {
    ...honest,
    rounds: 1000,
    acknowledged: 99_999,
    replayed: 9999,
    deliveries: { expected: 199_999, undelivered: 0, unknown: 0, again: 9999, took: 59_999 },
    recoveries: [12_345, 54_321],
  };
  for (const victim of ['servers', 'database'] as const) {
    const report = reportOf('PostgreSQL killed and started again', victim, large) + boundOf(3000);
    expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(report).toMatch(/^clean /);
  }
  const faulty = { ...honest, faults: { ...honest.faults, lost: 1 } };
  expect(isClean(faulty)).toBe(false);
  const refusing = { ...honest, faults: { ...honest.faults, refused: 2 }, refusals: '408 2 times' };
  expect(reportOf('SQLite', 'servers', refusing)).toMatch(
    /^FAULTY {2}SQLite\n.+\n.+ refused 2 \(408 2 times\), /,
  );
  expect(reportOf('SQLite', 'servers', faulty)).toMatch(/^FAULTY {2}SQLite\n.+\n {2}lost 1, doubled 0/);
});
