import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/** Copies of the feeds that the settings name, so that the instances on one database ask each of them once. */
export function sourceCopiesMigration({ moment, tableOptions }: MigrationDialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('source_copies')
        .addColumn('source', 'text', (column) => column.primaryKey().notNull())
        .addColumn('text', 'text')
        .addColumn('read_at', sql.raw(moment))
        .addColumn('leased_until', sql.raw(moment), (column) => column.notNull())
        .addColumn('failure', 'text')
        .modifyEnd(sql.raw(tableOptions ?? ''))
        .execute();
    },
  };
}
