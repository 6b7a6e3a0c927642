import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { submissionsMigration } from './migrations/0001-submissions.ts';
import { deliveriesMigration } from './migrations/0002-deliveries.ts';
import { peopleAndKeysMigration } from './migrations/0003-people-and-keys.ts';
import { sealingKeysMigration } from './migrations/0004-sealing-keys.ts';
import { alertsMigration } from './migrations/0005-alerts.ts';
import { alertWatchesMigration } from './migrations/0006-alert-watches.ts';
import { sourceCopiesMigration } from './migrations/0007-source-copies.ts';
import { deskMigration } from './migrations/0008-desk.ts';
import { answerNotesMigration } from './migrations/0009-answer-notes.ts';
import { deskAuditSubjectMigration } from './migrations/0010-desk-audit-subject.ts';
import type { MigrationDialect } from './migrations/dialect.ts';

/**
 * Every change of the tables, by name in the order of running. A migration that has been published never changes:
 * write the next one. Each runs once, in one transaction with its entry in the migrator's own table.
 */
function migrations(dialect: MigrationDialect): Record<string, Migration> {
  return {
    '0001-submissions': submissionsMigration(dialect),
    '0002-deliveries': deliveriesMigration(dialect),
    '0003-people-and-keys': peopleAndKeysMigration(dialect),
    '0004-sealing-keys': sealingKeysMigration(dialect),
    '0005-alerts': alertsMigration(dialect),
    '0006-alert-watches': alertWatchesMigration(dialect),
    '0007-source-copies': sourceCopiesMigration(dialect),
    '0008-desk': deskMigration(dialect),
    '0009-answer-notes': answerNotesMigration(dialect),
    '0010-desk-audit-subject': deskAuditSubjectMigration(),
  };
}

/** How far to migrate. Only tests stop before the last. */
export type MigrateOptions = {
  /** Name of the last migration to run. Default: all of them. */
  last?: string;
};

/**
 * Brings the tables up to what this code expects. Any number of processes may do so at once: PostgreSQL's advisory
 * lock and SQLite's single writer let one work, and the others find it done. Refuses a database that a newer version has
 * changed, because writing into tables one does not know loses data.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  dialect: MigrationDialect,
  { last }: MigrateOptions = {},
): Promise<void> {
  const provider = { getMigrations: async () => migrations(dialect) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) {
    throw new Error(
      'The database could not be brought up to date; nothing was changed. Is this an older version of the site?',
      {
        cause: error,
      },
    );
  }
}
