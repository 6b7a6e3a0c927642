/** Where two databases name the same thing differently. */
export type MigrationDialect = {
  binary: 'blob' | 'bytea';
  moment: 'integer' | 'bigint';
  /** What ends a `create table`. SQLite checks column types only in tables that ask for it. */
  tableOptions: 'strict' | undefined;
  /** Whether instances on several machines share this database, and with it the counts of their rate limits. */
  sharesLimits: boolean;
  /** What makes a table one that only grows: statements, with their own words in the error. */
  appendOnly: (table: string) => string[];
};

/** SQLite's names. */
export const sqliteNames: MigrationDialect = {
  binary: 'blob',
  moment: 'integer',
  tableOptions: 'strict',
  sharesLimits: false,
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${table} only grows'); end`,
    ),
};

/** PostgreSQL's names. */
export const postgresNames: MigrationDialect = {
  binary: 'bytea',
  moment: 'bigint',
  tableOptions: undefined,
  sharesLimits: true,
  appendOnly: (table) => [
    `create function ${table}_only_grows() returns trigger language plpgsql as $$ begin raise exception '${table} only grows'; end $$`,
    `create trigger ${table}_no_change before update or delete or truncate on ${table} for each statement execute function ${table}_only_grows()`,
  ],
};
