/** Where two databases name the same thing differently. */
export type MigrationDialect = {
  binary: 'blob' | 'bytea';
  moment: 'integer' | 'bigint';
  /** What ends a `create table`. SQLite checks column types only in tables that ask for it. */
  tableOptions: 'strict' | undefined;
  /** Whether instances on several machines share this database, and with it the counts of their rate limits. */
  sharesLimits: boolean;
};

/** SQLite's names. */
export const sqliteNames: MigrationDialect = {
  binary: 'blob',
  moment: 'integer',
  tableOptions: 'strict',
  sharesLimits: false,
};

/** PostgreSQL's names. */
export const postgresNames: MigrationDialect = {
  binary: 'bytea',
  moment: 'bigint',
  tableOptions: undefined,
  sharesLimits: true,
};
