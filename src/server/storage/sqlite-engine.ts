import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { type FreeSpace, roomGuard } from './free-space.ts';
import { sqliteNames } from './migrations/dialect.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { storedIds } from './stored-ids.ts';
import type { Tables } from './tables.ts';

/** What may differ from the default when SQLite is opened. */
export type SqliteEngineOptions = {
  /** Default: asks the file system. */
  freeSpace?: FreeSpace | undefined;
};

/** The database's file in a data directory. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** SQLite in the data directory, made when there is none, its tables up to date. */
export async function openSqlite(dataDir: string, { freeSpace }: SqliteEngineOptions = {}): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = databaseFile(dataDir);
  // SQLite gives its side files the mode of the database, so this one line keeps all three from other users.
  closeSync(openSync(path, 'a', 0o600));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  try {
    await refuseDamage(db);
    await migrate(db, sqliteNames);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const assertRoom = roomGuard(dataDir, freeSpace);
  return {
    db,
    locksRows: false,
    assertRoom,
    storedIds: storedIds(dataDir),
    async check() {
      await assertRoom();
      await db.selectFrom('submissions').select('email_hash').limit(1).execute();
      await db.selectFrom('outbox').select('leased_until').limit(1).execute();
    },
    afterErasing: () => truncateLog(db),
    close: () => db.destroy(),
    limiterPool: null,
  };
}

/** SQLite's own codes of a file that is damaged and of one that is no database: `SQLITE_CORRUPT`, `SQLITE_NOTADB`. */
const damageCodes: readonly unknown[] = [11, 26];

/**
 * Reads every page of the file once: a server that found out later would have acknowledged in the meantime what it
 * cannot give back.
 */
async function refuseDamage(db: Kysely<Tables>): Promise<void> {
  let found: string | undefined;
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    found = rows[0]?.quick_check;
  } catch (error) {
    const code = Number((error as { errcode?: number }).errcode);
    // The lowest byte is the kind; what is above it says more of the same.
    if (!damageCodes.includes(code & 255)) throw error;
  }
  if (found === 'ok') return;
  throw new Error(
    'its file is damaged, or is not a database at all. Nothing was changed. Put a backup of it in its place; or move it away, ' +
      'and the site begins with an empty one.',
  );
}

/** Tries of `truncateLog`, and how far they are apart in milliseconds. */
const patience = { tries: 20, pause: 50 };

/**
 * `secure_delete` has overwritten what was erased in the database, but the write-ahead log still holds older copies of its pages:
 * they are moved in and the log is cut to nothing. While another process reads it cannot be cut; then the next
 * erasure does it.
 */
async function truncateLog(db: Kysely<Tables>): Promise<void> {
  for (let left = patience.tries; left > 0; left -= 1) {
    const result = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
      .execute(db)
      .catch(() => undefined);
    if (result?.rows[0]?.busy === 0) return;
    await setTimeout(patience.pause);
  }
}
