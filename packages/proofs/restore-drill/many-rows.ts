import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { emailHashOf } from '#features/submissions/server/storage/email-index.ts';
import { submissionPlace } from '#features/submissions/server/storage/opened-rows.ts';
import { loadKeyRing } from '#server/storage/key-ring.ts';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { openPool } from '#server/storage/postgres-pool.ts';
import { sqliteDialect } from '#server/storage/sqlite-dialect.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';
import type { Tables } from '#server/storage/tables.ts';
import { createVault } from '#server/storage/vault.ts';

/** Rows in one statement. */
const batch = 500;

/** Of so many submissions one is that of the person who is looked for. */
const personEvery = 20_000;

/** The address of that person. */
export const person = 'person@example.com';

/** Fills a database with submissions as the site stores them, and their deliveries, much faster than visitors could. */
export async function fill(settings: StorageSettings, rows: number): Promise<void> {
  await (await openStorage(settings)).close();
  const vault = createVault(loadKeyRing(settings));
  const db = openDatabase(settings);
  for (let made = 0; made < rows; made += batch) {
    const some = Array.from({ length: Math.min(batch, rows - made) }, (_, index) => {
      const [id, number] = [randomUUID(), made + index];
      const email = number % personEvery === 0 ? person : `visitor${number}@example.com`;
      const content = { name: `Visitor ${number}`, email, request: randomBytes(150).toString('hex') };
      const { keyId, payload } = vault.close(submissionPlace(id), content);
      return {
        id,
        kind: 'privacy',
        language: 'eng',
        payload,
        fingerprint: vault.fingerprint({ kind: 'privacy', content }, keyId),
        key_id: keyId,
        email_hash: emailHashOf(vault, content, keyId),
        created_at: 1_700_000_000_000 + number,
        erased_at: null,
      };
    });
    const empty = { attempts: 0, leased_until: null, last_error: null, done_at: null, dead_at: null };
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('submissions').values(some).execute();
      const deliveries = some.flatMap(({ id, created_at }) =>
        ['notice', 'acknowledgement'].map((topic) => ({
          id: `${id}.${topic}`,
          submission_id: id,
          topic,
          created_at,
          next_at: created_at,
          ...empty,
        })),
      );
      await trx.insertInto('outbox').values(deliveries).execute();
    });
  }
  await db.destroy();
}

function openDatabase({ dataDir, databaseUrl }: StorageSettings): Kysely<Tables> {
  if (databaseUrl === null) return new Kysely({ dialect: sqliteDialect(databaseFile(dataDir)) });
  return new Kysely({
    dialect: new PostgresDialect({ pool: openPool({ url: databaseUrl, onConnectionLost: () => {} }) }),
  });
}

/** Every table of the site and the order in which its rows are read. */
const order = {
  submissions: 'id',
  outbox: 'id',
  erasures: 'reference, erased_at',
  captcha_used: 'signature',
  form_replies: 'token_hash',
  visits: 'day, path',
  former_keys: 'key_id',
  sealing_keys: 'key_id',
  kysely_migration: 'name',
} as const;

/** For each table how many rows it has and one digest of all their columns. Equal answers mean row-for-row equal tables. */
export async function digestOf({
  dataDir,
  databaseUrl,
}: Pick<StorageSettings, 'dataDir' | 'databaseUrl'>): Promise<string> {
  const digests = [];
  const read = databaseUrl === null ? readSqlite(databaseFile(dataDir)) : await readPostgres(databaseUrl);
  for (const [table, columns] of Object.entries(order)) {
    const digest = createHash('sha256');
    const rows = await read.rows(`select * from ${table} order by ${columns}`);
    for (const row of rows) digest.update(`${JSON.stringify(Object.entries(row).map(textOf))}\n`);
    digests.push(`${table} ${rows.length} ${digest.digest('hex')}`);
  }
  await read.close();
  return digests.join('\n');
}

function textOf([name, value]: [string, unknown]): [string, string] {
  return [name, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : String(value)];
}

type Reader = { rows(text: string): Promise<Record<string, unknown>[]>; close(): Promise<void> };

function readSqlite(file: string): Reader {
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    rows: async (text) => database.prepare(text).all(),
    close: async () => database.close(),
  };
}

async function readPostgres(databaseUrl: string): Promise<Reader> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    rows: async (text) => (await client.query(text)).rows,
    close: () => client.end(),
  };
}
