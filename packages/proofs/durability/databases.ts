import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { startPostgres } from '#tests/support/postgres.ts';

/** What lies in a database, read past the server's own code. */
export type Contents = {
  ids: string[];
  /** Submissions whose content another one has as well: stored twice under two ids. */
  duplicates: number;
  /** Submissions without exactly the deliveries of their kind. */
  withoutDeliveries: number;
  /** Human checks used up, less the submissions that needed one. */
  looseChecks: number;
  /** Ids of all deliveries. */
  deliveries: string[];
  /** How many of them are not written down as done. */
  open: number;
  /** Whether the database itself finds its files whole. */
  isWhole: boolean;
};

/** A database for one scenario. */
export type ProofDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** Where servers keep their keys, and SQLite its file. */
  dataDir: string;
  databaseUrl: string | null;
  read(): Promise<Contents>;
  /** Ends a PostgreSQL at once; SQLite has no process of its own to end. */
  crash?(): Promise<void>;
  /** Starts it again and resolves when it answers. */
  start?(): Promise<void>;
  /** Removes everything. */
  close(): Promise<void>;
};

/** Each row is one fact; both engines understand the queries. */
const facts = {
  duplicates: 'select count(*) - count(distinct fingerprint) as fact from submissions',
  withoutDeliveries: `select count(*) as fact from submissions where
    (select count(*) from outbox where submission_id = submissions.id)
      <> case kind when 'office-hours' then 1 else 2 end`,
  // A mailbox's places for letters of a day lie in the same table.
  looseChecks: `select (select count(*) from captcha_used where signature not like 'letter %')
    - (select count(*) from submissions where kind <> 'office-hours') as fact`,
  open: 'select count(*) as fact from outbox where done_at is null',
} as const;

/** A SQLite file in a temporary folder. */
export function openSqliteProof(): ProofDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-durability-'));
  return {
    name: 'SQLite',
    dataDir,
    databaseUrl: null,
    async read() {
      const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 });
      try {
        const fact = (text: string) => Number(database.prepare(text).get()?.fact);
        return {
          ids: database
            .prepare('select id from submissions')
            .all()
            .map(({ id }) => String(id)),
          duplicates: fact(facts.duplicates),
          withoutDeliveries: fact(facts.withoutDeliveries),
          looseChecks: fact(facts.looseChecks),
          deliveries: database
            .prepare('select id from outbox')
            .all()
            .map(({ id }) => String(id)),
          open: fact(facts.open),
          isWhole: database.prepare('pragma integrity_check').get()?.integrity_check === 'ok',
        };
      } finally {
        database.close();
      }
    },
    async close() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database in a real PostgreSQL that waits for its disk, as in earnest. */
export async function openPostgresProof(): Promise<ProofDatabase> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-durability-'));
  return {
    name: 'PostgreSQL',
    dataDir,
    databaseUrl,
    async read() {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        const fact = async (text: string) => Number((await client.query(text)).rows[0]?.fact);
        const ids = async (table: string) =>
          (await client.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id);
        return {
          ids: await ids('submissions'),
          deliveries: await ids('outbox'),
          open: await fact(facts.open),
          duplicates: await fact(facts.duplicates),
          withoutDeliveries: await fact(facts.withoutDeliveries),
          looseChecks: await fact(facts.looseChecks),
          // It checks its pages as it reads them, and every page was just read.
          isWhole: true,
        };
      } finally {
        await client.end();
      }
    },
    crash: () => postgres.crash(),
    start: () => postgres.start(),
    async close() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
