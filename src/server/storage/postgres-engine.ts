import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Environment } from '../env.ts';
import type { Engine } from './engine.ts';
import { postgresNames } from './migrations/dialect.ts';
import { migrate } from './migrations.ts';
import { openPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** What opening PostgreSQL needs. */
export type PostgresEngineOptions = {
  environment: Environment;
  url: string;
  /** Most connections that store and deliver. Default 10. */
  connections?: number | undefined;
  /** Called once the tables are up to date; rejects when this server may not work with what they hold. */
  accept: (db: Kysely<Tables>) => Promise<void>;
  /** Called with every connection that broke. */
  onConnectionLost: (error: unknown) => void;
  /**
   * True: a database that does not answer is no reason not to start: until it answers, every call fails, and the first
   * one after that migrates.
   */
  waits: boolean;
};

/** A migration that others hold up, or that changes large tables, takes its time, in milliseconds. */
const migrationTimeout = 120_000;

/**
 * PostgreSQL behind a pool, its tables up to date. Refuses a database that would acknowledge what a crash can
 * still take away.
 */
export async function openPostgres(options: PostgresEngineOptions): Promise<Engine> {
  const { url, connections, onConnectionLost, waits } = options;
  const pool = openPool({ url, max: connections, onConnectionLost });
  // Counting has connections of its own: a flood that is being counted must not take those that storing needs.
  const limiterPool = openPool({
    url,
    max: 3,
    connectionTimeout: 500,
    statementTimeout: 1000,
    forgetful: true,
    onConnectionLost,
  });
  // Kysely asks for the pool with the first query, and again as long as preparing fails.
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      async pool() {
        await prepare(options);
        return pool;
      },
    }),
    log(event) {
      // After a failover these connections still lead to the old primary. Whoever stores may be the first to notice: where no
      // proxy asks `/readyz`, nobody else would.
      if (event.level === 'error' && isStandbyRefusal(event.error)) pool.reconnect();
    },
  });

  async function close() {
    await db.destroy();
    await Promise.all([pool, limiterPool].map((one) => (one.ending ? undefined : one.end())));
  }

  async function check() {
    const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
    if (rows[0]?.transaction_read_only !== 'off') {
      // After a failover these connections still lead to the old primary, where nothing can be stored.
      pool.reconnect();
      throw new Error('The database takes no writes: it is a standby, or was made one.');
    }
    await db.selectFrom('submissions').select('email_hash').limit(1).execute();
    await db.selectFrom('outbox').select('leased_until').limit(1).execute();
  }

  try {
    await check();
  } catch (error) {
    if (!waits || !isAbsence(error)) {
      await close();
      throw error;
    }
    onConnectionLost(error);
  }
  return {
    db,
    locksRows: true,
    // The database's own disk is watched where it stands.
    assertRoom: async () => undefined,
    check,
    // Rows that were overwritten go with PostgreSQL's own vacuum.
    afterErasing: async () => undefined,
    close,
    limiterPool,
    storedIds: null,
  };
}

/** Migrates, and checks that this database keeps what it acknowledges. */
async function prepare(options: PostgresEngineOptions): Promise<void> {
  const { url, environment, accept, onConnectionLost } = options;
  const pool = openPool({
    url,
    max: 2,
    statementTimeout: migrationTimeout,
    onConnectionLost,
    watched: false,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (environment === 'production') await refuseForgetfulness(db);
    await migrate(db, postgresNames);
    await accept(db);
  } finally {
    await db.destroy();
  }
}

/** With either of these off, a submission that was acknowledged could be gone after a loss of power. */
const promises = ['fsync', 'synchronous_commit'] as const;

async function refuseForgetfulness(db: Kysely<Tables>): Promise<void> {
  for (const name of promises) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off') {
      throw new Error(
        `PostgreSQL runs with ${name} = off, so an acknowledged form could be lost with the power. ` +
          `Switch ${name} on for this database.`,
      );
    }
  }
}

/** Whether an error is PostgreSQL's refusal to write on a server that takes no writes. */
function isStandbyRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

/**
 * Whether an error says that the database is away or still starting, and not that it refuses. `57P03` is PostgreSQL
 * starting up or shutting down, `53300` one without a free connection; the rest comes from the network.
 */
export function isAbsence(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (/^(?:ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|08|57P0|53300)/.test(code)) return true;
    if (/^(?:Connection terminated|timeout exceeded when trying to connect)/.test(one.message)) return true;
  }
  return false;
}
