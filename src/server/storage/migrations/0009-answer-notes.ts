import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/** Notes of staff about how a request was answered, closed by the vault. Each goes with its submission at the latest. */
export function answerNotesMigration({ binary, tableOptions }: MigrationDialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('answer_notes')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('payload', sql.raw(binary), (column) => column.notNull())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .modifyEnd(sql.raw(tableOptions ?? ''))
        .execute();
    },
  };
}
