import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/** What is kept of a key for the requests that still wait on visitors' devices, sealed for it, when it is removed. */
export function sealingKeysMigration({ binary, moment, tableOptions }: MigrationDialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('sealing_keys')
        .addColumn('key_id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('payload', sql.raw(binary), (column) => column.notNull())
        .addColumn('closed_with', 'text', (column) => column.notNull())
        .addColumn('last_known_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(sql.raw(tableOptions ?? ''))
        .execute();
    },
  };
}
