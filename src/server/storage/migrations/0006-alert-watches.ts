import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/**
 * Watches of subscribers: what an address waits for, what was found for it, and the letters about it. They hang on a
 * subscription, so that stopping and erasing reach them by the same ways.
 */
export function alertWatchesMigration({ moment, tableOptions }: MigrationDialect): Migration {
  const options = sql.raw(tableOptions ?? '');
  return {
    async up(db) {
      await db.schema.alterTable('alert_subscriptions').addColumn('asked_topics', 'text').execute();
      await db.schema
        .createTable('alert_watches')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('subscription_id', 'text', (column) =>
          column.notNull().references('alert_subscriptions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('confirm_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('asked_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('confirm_letters', 'integer', (column) => column.notNull())
        .addColumn('confirmed_at', sql.raw(moment))
        .addColumn('told_at', sql.raw(moment))
        .addColumn('ended_at', sql.raw(moment))
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex('alert_watches_by_subscription')
        .on('alert_watches')
        .column('subscription_id')
        .execute();
      await db.schema
        .createTable('alert_finds')
        .addColumn('watch_id', 'text', (column) =>
          column.notNull().references('alert_watches.id').onDelete('cascade'),
        )
        .addColumn('item_id', 'text', (column) => column.notNull())
        .addColumn('item', 'text', (column) => column.notNull())
        .addColumn('found_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('letter_id', 'text')
        .addPrimaryKeyConstraint('alert_finds_primary_key', ['watch_id', 'item_id'])
        .modifyEnd(options)
        .execute();
      await db.schema.alterTable('alert_letters').addColumn('watch_id', 'text').execute();
    },
  };
}
