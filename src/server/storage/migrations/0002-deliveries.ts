import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MigrationDialect } from './dialect.ts';

/** What became of the one topic that a form's submissions had: each kind now leaves the server in several ways. */
const topicsOfKind: [kind: string, topic: string][] = [
  ['contact', 'lead'],
  ['contact', 'notice'],
  ['privacy', 'notice'],
  ['privacy', 'acknowledgement'],
];

/**
 * Several deliveries for a submission, leased by one instance at a time; the language of a visitor; a record of what
 * was erased. `purge_at` and `state` go: how long a content is kept now depends on when it was handed over.
 */
export function deliveriesMigration({ moment, tableOptions, sharesLimits }: MigrationDialect): Migration {
  const options = sql.raw(tableOptions ?? '');
  return {
    async up(db) {
      await db.schema
        .alterTable('submissions')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('eng'))
        .execute();
      await db.schema.alterTable('submissions').addColumn('erased_at', sql.raw(moment)).execute();
      await db.schema.alterTable('submissions').dropColumn('purge_at').execute();
      await db.schema.alterTable('submissions').dropColumn('state').execute();

      // Neither engine can change a primary key in place: a new table takes the old one's rows, then its name.
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id'))
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('next_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('leased_until', sql.raw(moment))
        .addColumn('last_error', 'text')
        .addColumn('done_at', sql.raw(moment))
        .addColumn('dead_at', sql.raw(moment))
        .addPrimaryKeyConstraint('deliveries_primary_key', ['id'])
        .addUniqueConstraint('deliveries_once', ['submission_id', 'topic'])
        .modifyEnd(options)
        .execute();
      for (const [kind, topic] of topicsOfKind) await carryOver(db, kind, topic);
      await db.schema.dropTable('outbox').execute();
      await db.schema.alterTable('deliveries').renameTo('outbox').execute();
      // Most rows are done: only what waits is worth an index.
      await sql`create index outbox_due on outbox (next_at) where done_at is null and dead_at is null`.execute(
        db,
      );

      await db.schema
        .createTable('erasures')
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('erased_at', sql.raw(moment), (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex('erasures_by_time').on('erasures').column('erased_at').execute();

      if (!sharesLimits) return;
      // The columns that rate-limiter-flexible expects; it would make the table itself, but each instance anew.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  };
}

/** Enters one delivery for each submission of a kind, with whatever was known of its old row. */
async function carryOver<Schema>(db: Kysely<Schema>, kind: string, topic: string): Promise<void> {
  await sql`
    insert into deliveries
      (id, submission_id, topic, attempts, created_at, next_at, last_error, done_at)
    select submissions.id || '.' || ${sql.lit(topic)}, submissions.id, ${sql.lit(topic)}, outbox.attempts,
      submissions.created_at, outbox.next_at, outbox.last_error, outbox.done_at
    from submissions join outbox on outbox.id = submissions.id
    where submissions.kind = ${sql.lit(kind)}
  `.execute(db);
}
