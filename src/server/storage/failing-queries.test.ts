import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { defaultRetention } from '#features/submissions/model/retention-days.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import { createKeyRing } from './key-ring.ts';
import { createKyselyStorage } from './kysely-storage.ts';
import { postgresNames, sqliteNames } from './migrations/dialect.ts';
import { migrate } from './migrations.ts';
import { openPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { createVault } from './vault.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Where a query fails: before the database hears of it, or after it has done it and its answer is lost. */
type Fault = { at: number; when: 'before' | 'after' };

/** Counts queries and lets one of them fail. */
type Saboteur = { fault: Fault | undefined; seen: number };

/** A dialect whose queries, `begin` and `commit` among them, can be made to fail. */
function sabotaged(inner: Dialect, saboteur: Saboteur, begin: string): Dialect {
  return {
    createDriver: () => sabotagedDriver(inner.createDriver(), saboteur, begin),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createAdapter: () => inner.createAdapter(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}

function sabotagedDriver(inner: Driver, saboteur: Saboteur, begin: string): Driver {
  const originals = new WeakMap<DatabaseConnection, DatabaseConnection>();
  // What undoes a failed transaction is left to work: a broken line undoes it just as well.
  const run = (text: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: () => inner.init(),
    destroy: () => inner.destroy(),
    async acquireConnection() {
      const original = await inner.acquireConnection();
      const connection: DatabaseConnection = {
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          saboteur.seen += 1;
          const { fault, seen } = saboteur;
          if (fault?.at !== seen) return original.executeQuery<Row>(query);
          if (fault.when === 'after') await original.executeQuery<Row>(query);
          throw new Error('The line broke.');
        },
        streamQuery: () => {
          throw new Error('Nothing here streams.');
        },
      };
      originals.set(connection, original);
      return connection;
    },
    releaseConnection: (connection) => inner.releaseConnection(originals.get(connection) ?? connection),
    beginTransaction: run(begin),
    commitTransaction: run('commit'),
    rollbackTransaction: (connection) => inner.rollbackTransaction(originals.get(connection) ?? connection),
  };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'site-faults-'));
  folders.push(made);
  return made;
}

const engines = {
  SQLite: async () => ({
    dialect: sqliteDialect(join(folder(), 'site.db')),
    names: sqliteNames,
    begin: 'begin immediate',
  }),
  PostgreSQL: async () => {
    const pool = openPool({ url: await freshDatabase(), onConnectionLost: () => {} });
    return { dialect: new PostgresDialect({ pool }), names: postgresNames, begin: 'begin' };
  },
};

test.each(Object.entries(engines))(
  'whichever query of storing fails over %s, the error is plain and nothing is half done',
  { timeout: 120_000 },
  async (name, engine) => {
    const { dialect, names, begin } = await engine();
    const saboteur: Saboteur = { fault: undefined, seen: 0 };
    const db = new Kysely<Tables>({ dialect: sabotaged(dialect, saboteur, begin) });
    await migrate(db, names);
    const nothing = async () => undefined;
    const storage = createKyselyStorage({
      engine: {
        db,
        locksRows: name === 'PostgreSQL',
        assertRoom: nothing,
        check: nothing,
        afterErasing: nothing,
        storedIds: null,
        close: () => db.destroy(),
        limiterPool: null,
      },
      vault: createVault(createKeyRing(new Map([['one', randomBytes(32)]]))),
      retention: defaultRetention,
    });
    const contact = () =>
      submission({ kind: 'contact', check: { signature: randomBytes(8).toString('hex'), expiresAt: noon } });
    /** Rows that belong to one submission: itself, its deliveries, the check that it used up. */
    const rowsOf = async ({ id, check }: ReturnType<typeof contact>) => [
      (await db.selectFrom('submissions').select('id').where('id', '=', id).execute()).length,
      (await db.selectFrom('outbox').select('id').where('submission_id', '=', id).execute()).length,
      (
        await db
          .selectFrom('captcha_used')
          .select('signature')
          .where('signature', '=', check?.signature ?? '')
          .execute()
      ).length,
    ];

    saboteur.seen = 0;
    await storage.submissions.add(contact());
    const queries = saboteur.seen;
    // begin, submission, check, deliveries, commit
    expect(queries).toBe(5);

    for (const when of ['before', 'after'] as const) {
      // A `begin` whose answer is lost takes its line along, and has changed nothing.
      for (let at = when === 'before' ? 1 : 2; at <= queries; at += 1) {
        const sent = contact();
        saboteur.seen = 0;
        saboteur.fault = { at, when };
        await expect(storage.submissions.add(sent), `${at} ${when}`).rejects.toThrow('The line broke.');
        saboteur.fault = undefined;
        const isStored = at === queries && when === 'after';
        expect(await rowsOf(sent), `${at} ${when}`).toEqual(isStored ? [1, 2, 1] : [0, 0, 0]);
        expect(await storage.submissions.add(sent), `${at} ${when}`).toBe(isStored ? 'same' : 'stored');
        expect(await rowsOf(sent), `${at} ${when}`).toEqual([1, 2, 1]);
      }
    }
    await storage.close();
  },
);
