import { Kysely } from 'kysely';
import { writeAuditLine } from './kysely-storage.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { databaseFile } from './sqlite-engine.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/**
 * Writes a line into the audit trail of a SQLite whose storage is not opened: that would take keys, and bring its tables up to date.
 * @throws where the file takes no line: it is damaged, its disk is full, or it comes from a version without a trail.
 */
export async function recordInSqlite(
  dataDir: string,
  line: Parameters<Storage['desk']['record']>[0],
): Promise<void> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(databaseFile(dataDir)) });
  try {
    await writeAuditLine(db, line);
  } finally {
    await db.destroy();
  }
}
