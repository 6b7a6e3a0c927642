import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/**
 * E-mail alerts: who is told of what, what was told already, and the letters about it. Letters to subscribers stand in a
 * table of their own, because an older instance that still runs would take a row of the outbox for a submission's.
 */
export function alertsMigration({ binary, moment, tableOptions }: MigrationDialect): Migration {
  const options = sql.raw(tableOptions ?? '');
  return {
    async up(db) {
      await db.schema
        .createTable('alert_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('email_hash', 'text', (column) => column.notNull().unique())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('payload', sql.raw(binary), (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('topics', 'text', (column) => column.notNull())
        .addColumn('confirm_hash', 'text', (column) => column.notNull().unique())
        .addColumn('stop_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('asked_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('confirmed_at', sql.raw(moment))
        .addColumn('last_letter_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('confirm_letters', 'integer', (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('alert_announcements')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('items', 'text', (column) => column.notNull())
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('alert_letters')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('subscription_id', 'text', (column) =>
          column.notNull().references('alert_subscriptions.id').onDelete('cascade'),
        )
        .addColumn('announcement_id', 'text', (column) => column.references('alert_announcements.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('next_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('leased_until', sql.raw(moment))
        .addColumn('last_error', 'text')
        .addColumn('done_at', sql.raw(moment))
        .addColumn('dead_at', sql.raw(moment))
        .modifyEnd(options)
        .execute();
      // Most rows are done: only what waits is worth an index.
      await sql`create index alert_letters_due on alert_letters (next_at) where done_at is null and dead_at is null`.execute(
        db,
      );
      await db.schema
        .createIndex('alert_letters_by_subscription')
        .on('alert_letters')
        .column('subscription_id')
        .execute();
      await db.schema
        .createIndex('alert_letters_by_announcement')
        .on('alert_letters')
        .column('announcement_id')
        .execute();
      await db.schema
        .createTable('alert_sources')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('first_seen_at', sql.raw(moment), (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable('alert_items')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('item_id', 'text', (column) => column.notNull())
        .addColumn('seen_at', sql.raw(moment), (column) => column.notNull())
        .addPrimaryKeyConstraint('alert_items_primary_key', ['source', 'item_id'])
        .modifyEnd(options)
        .execute();
    },
  };
}
