import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/** The first tables. Published: it never changes. */
export function submissionsMigration({ binary, moment, tableOptions }: MigrationDialect): Migration {
  const options = sql.raw(tableOptions ?? '');
  return {
    async up(db) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('payload', sql.raw(binary))
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('purge_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex('submissions_by_time').on('submissions').column('created_at').execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull().references('submissions.id'))
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addColumn('done_at', sql.raw(moment))
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('captcha_used')
        .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
        .addColumn('expires_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex('captcha_used_by_expiry').on('captcha_used').column('expires_at').execute();
      await db.schema
        .createTable('form_replies')
        .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('payload', sql.raw(binary), (column) => column.notNull())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('expires_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex('form_replies_by_expiry').on('form_replies').column('expires_at').execute();
      await db.schema
        .createTable('visits')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_primary_key', ['day', 'path'])
        .modifyEnd(options)
        .execute();
    },
  };
}
