import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { loadKeyRing } from './key-ring.ts';
import { type MigrationDialect, postgresNames, sqliteNames } from './migrations/dialect.ts';
import { migrate } from './migrations.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import { openPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { createVault } from './vault.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-migrations-'));
  folders.push(folder);
  return folder;
}

type Place = { settings: Parameters<typeof openStorage>[0]; db: Kysely<Tables>; names: MigrationDialect };

async function sqlitePlace(): Promise<Place> {
  const dataDir = newFolder();
  const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl: null };
  return {
    settings,
    db: new Kysely({ dialect: sqliteDialect(databaseFile(dataDir)) }),
    names: sqliteNames,
  };
}

async function postgresPlace(): Promise<Place> {
  const databaseUrl = await freshDatabase();
  const settings = {
    environment: 'development' as const,
    dataDir: newFolder(),
    storageKeys: null,
    databaseUrl,
  };
  const pool = openPool({ url: databaseUrl, onConnectionLost: () => {} });
  return { settings, db: new Kysely({ dialect: new PostgresDialect({ pool }) }), names: postgresNames };
}

const moment = Date.UTC(2026, 0, 31);
const rows = [
  ['aaaaaaaa-0000-4000-8000-000000000001', 'privacy', 'privacy-request', null],
  ['bbbbbbbb-0000-4000-8000-000000000002', 'contact', 'contact-request', moment + 5],
] as const;

test.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])(
  'carries what the first version stored in %s over to the present tables',
  {
    timeout: 60_000,
  },
  async (_name, open) => {
    const { settings, db, names } = await open();
    await migrate(db, names, { last: '0001-submissions' });
    const vault = createVault(loadKeyRing(settings));
    for (const [id, kind, topic, doneAt] of rows) {
      const content = { name: 'Ana', kind };
      const { keyId, payload } = vault.close(`submissions/${id}`, content);
      const fingerprint = vault.fingerprint({ kind, content }, keyId);
      await sql`
      insert into submissions (id, kind, fingerprint, payload, key_id, created_at, purge_at, state)
      values (${id}, ${kind}, ${fingerprint}, ${payload}, ${keyId}, ${moment}, ${moment + 1}, 'received')
    `.execute(db);
      await sql`
      insert into outbox (id, topic, attempts, next_at, last_error, done_at)
      values (${id}, ${topic}, 0, ${moment}, null, ${doneAt})
    `.execute(db);
    }
    await db.destroy();

    const storage = await openStorage(settings);
    expect(await storage.submissions.list()).toMatchObject(
      rows.map(([id, kind]) => ({ id, kind, language: 'eng', content: { name: 'Ana', kind } })),
    );
    const [[first, kind], [second]] = rows;
    expect(await storage.submissions.compare({ id: first, kind, content: { name: 'Ana', kind } })).toBe(
      'same',
    );
    const deliveries = await storage.outbox.list();
    expect(deliveries.map(({ id, state, createdAt }) => ({ id, state, createdAt }))).toEqual([
      { id: `${first}.acknowledgement`, state: 'waiting', createdAt: moment },
      { id: `${first}.notice`, state: 'waiting', createdAt: moment },
      { id: `${second}.lead`, state: 'done', createdAt: moment },
      { id: `${second}.notice`, state: 'done', createdAt: moment },
    ]);
    expect(await storage.outbox.claim({ now: moment, limit: 9, leaseMs: 1 })).toHaveLength(2);
    await storage.close();
  },
);

test.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('%s itself refuses to change the audit trail of the desk', { timeout: 60_000 }, async (_name, open) => {
  const { db, names } = await open();
  await migrate(db, names);
  const line = { id: 'one', at: moment, subject: 'ana', name: 'Ana', act: 'read' };
  await db
    .insertInto('desk_audit')
    .values({ ...line, reference: null, kind: null, detail: null })
    .execute();
  await expect(db.updateTable('desk_audit').set({ act: 'list' }).execute()).rejects.toThrow('only grows');
  await expect(db.deleteFrom('desk_audit').execute()).rejects.toThrow('only grows');
  expect(await db.selectFrom('desk_audit').select('act').execute()).toEqual([{ act: 'read' }]);
  await db.destroy();
});

test.each([
  ['SQLite', sqlitePlace, sql`explain query plan`],
  ['PostgreSQL', postgresPlace, sql`explain`],
])(
  'the audit trail of one person is found by an index in %s, also where the trail is older than that',
  { timeout: 60_000 },
  async (_name, open, explain) => {
    const { db, names } = await open();
    await migrate(db, names, { last: '0009-answer-notes' });
    const line = { at: moment, subject: 'ana', name: 'Ana', act: 'list' };
    await db
      .insertInto('desk_audit')
      .values({ ...line, id: '1', reference: null, kind: null, detail: null })
      .execute();
    await migrate(db, names);
    const rows = await db.connection().execute(async (one) => {
      // A table of one line is quicker to read than its index.
      if (names === postgresNames) await sql`set enable_seqscan = off`.execute(one);
      return (
        await sql`${explain} select * from desk_audit where subject = 'ana' order by id desc limit 25`.execute(
          one,
        )
      ).rows;
    });
    expect(JSON.stringify(rows)).toContain('desk_audit_by_subject');
    expect(JSON.stringify(rows)).not.toMatch(/sort|temp b-tree/i);
    await db.destroy();
  },
);
