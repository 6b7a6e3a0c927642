import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Where two databases name the same thing differently. */
export type Dialect = {
  binary: 'blob' | 'bytea';
  moment: 'integer' | 'bigint';
  /** What ends a `create table`. SQLite checks column types only in tables that ask for it. */
  tableOptions: 'strict' | undefined;
};

/**
 * Every change of the tables, by name in the order of running. A migration that has been published never changes:
 * write the next one. Each runs once, in one transaction with its entry in the migrator's own table.
 */
function migrations({ binary, moment, tableOptions }: Dialect): Record<string, Migration> {
  const options = sql.raw(tableOptions ?? '');
  return {
    '0001-submissions': {
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
        await db.schema
          .createIndex('captcha_used_by_expiry')
          .on('captcha_used')
          .column('expires_at')
          .execute();
        await db.schema
          .createTable('form_replies')
          .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
          .addColumn('payload', sql.raw(binary), (column) => column.notNull())
          .addColumn('key_id', 'text', (column) => column.notNull())
          .addColumn('expires_at', sql.raw(moment), (column) => column.notNull())
          .modifyEnd(options)
          .execute();
        await db.schema
          .createIndex('form_replies_by_expiry')
          .on('form_replies')
          .column('expires_at')
          .execute();
        await db.schema
          .createTable('visits')
          .addColumn('day', 'text', (column) => column.notNull())
          .addColumn('path', 'text', (column) => column.notNull())
          .addColumn('count', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint('visits_primary_key', ['day', 'path'])
          .modifyEnd(options)
          .execute();
      },
    },
  };
}

/**
 * Brings the tables up to what this code expects. Refuses a database that a newer version has changed, because
 * writing into tables one does not know loses data.
 */
export async function migrate<Schema>(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    throw new Error(
      'The database could not be brought up to date; nothing was changed. Is this an older version of the site?',
      {
        cause: error,
      },
    );
  }
}
