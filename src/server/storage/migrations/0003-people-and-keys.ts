import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/**
 * An index by which a person's submissions are found, and what is kept of a key that was removed. `email_hash` stays empty
 * in old rows, and in those that an older instance still writes, until `reencrypt` fills it: a migration has no keys.
 */
export function peopleAndKeysMigration({ binary, tableOptions }: MigrationDialect): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('submissions').addColumn('email_hash', 'text').execute();
      await db.schema
        .createIndex('submissions_by_email')
        .on('submissions')
        .columns(['email_hash', 'id'])
        .execute();
      await db.schema
        .createTable('former_keys')
        .addColumn('key_id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('payload', sql.raw(binary), (column) => column.notNull())
        .addColumn('closed_with', 'text', (column) => column.notNull())
        .modifyEnd(sql.raw(tableOptions ?? ''))
        .execute();
    },
  };
}
