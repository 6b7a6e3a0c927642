import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/**
 * The desk of the staff: who is signed in, who works on what, and the audit trail. The database itself refuses to change or to
 * take out a line of that: no fault of ours and no command of the site can.
 */
export function deskMigration({ moment, tableOptions, appendOnly }: MigrationDialect): Migration {
  const options = sql.raw(tableOptions ?? '');
  return {
    async up(db) {
      await db.schema
        .createTable('desk_sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('ends_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('desk_people')
        .addColumn('subject', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('seen_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('desk_work')
        // It goes with the last trace of its submission.
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('assignee', 'text')
        .addColumn('assignee_name', 'text')
        .addColumn('done_at', sql.raw(moment))
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('desk_audit')
        // Sorts by time.
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('at', sql.raw(moment), (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('reference', 'text')
        .addColumn('kind', 'text')
        .addColumn('detail', 'text')
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex('desk_audit_by_reference')
        .on('desk_audit')
        .columns(['reference', 'id'])
        .execute();
      for (const statement of appendOnly('desk_audit')) await sql.raw(statement).execute(db);
    },
  };
}
