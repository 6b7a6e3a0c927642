import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a statement waits for another connection that is writing, in milliseconds. */
const busyTimeout = 5000;

/**
 * SQLite itself waits with the whole process standing still, so it may do that only briefly; the rest of the time is
 * waited here, where other requests go on.
 */
const standstill = 20;

/** A file that survives the loss of power, whose deleted rows are overwritten. Checked, not trusted: see `openFile`. */
const pragmas = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on',
  'pragma trusted_schema = off',
];

/**
 * Kysely over Node's own SQLite, in one connection. Kysely's dialect is written for better-sqlite3, begins
 * transactions as readers (two of them would deadlock when both go on to write) and runs migrations outside one.
 */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(path),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #path: string;
  #connection: NodeSqliteConnection | undefined;
  /** Resolves when the one connection is free; each user waits for the one before. */
  #free: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    // Turning a new file to write-ahead logging needs it alone for a moment, and SQLite may refuse that without a wait.
    this.#connection = new NodeSqliteConnection(await whenFree(() => openFile(this.#path)));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    if (!this.#connection) throw new Error('The database is closed; this call came after shutdown.');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#connection?.undoOpen();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk may have ended the transaction already; a complaint about that would hide what went wrong. */
  async rollbackTransaction(): Promise<void> {
    this.#connection?.undoOpen();
  }

  async destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return whenFree(() => this.#run<Row>(sql, parameters as SQLInputValue[]));
  }

  #run<Row>(sql: string, values: SQLInputValue[]): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.columns().length > 0) {
      // Rows come without a prototype, which makes them unequal to plain objects.
      return { rows: statement.all(...values).map((row) => ({ ...row }) as Row) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: streaming is part of the interface, and nothing here asks for it.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed from SQLite; ask for them at once.');
  }

  /** A transaction that could not even be undone (a disk that failed) would refuse every later one until a restart. */
  undoOpen(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  close(): void {
    this.#database.close();
  }
}

/** What found the database busy has done nothing, so it may be tried again; the error is thrown on after `busyTimeout`. */
async function whenFree<Result>(run: () => Result): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > busyTimeout) throw error;
      await setTimeout(5 + Math.random() * 20);
    }
  }
}

/** `SQLITE_BUSY` and its extended forms. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: standstill });
  try {
    for (const pragma of pragmas) database.exec(pragma);
    const journal = database.prepare('pragma journal_mode').get()?.journal_mode;
    const synchronous = database.prepare('pragma synchronous').get()?.synchronous;
    if (journal !== 'wal' || synchronous !== 2) {
      throw new Error(
        'SQLite refused write-ahead logging with full synchronisation, without which an acknowledged form could be ' +
          'lost. Put the data directory on a local disk.',
      );
    }
    // What cannot be opened for writing is opened for reading instead, in silence, and stays so after the disk is mended.
    database.exec('begin immediate; pragma user_version = 1; rollback');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
