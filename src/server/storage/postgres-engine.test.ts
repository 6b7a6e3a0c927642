import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { openStorage } from './open-storage.ts';
import { openPool } from './postgres-pool.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'site-postgres-engine-'));
let url = '';

// The first one may have to wait until PostgreSQL has started.
beforeAll(async () => {
  url = await freshDatabase();
}, 120_000);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = (databaseUrl: string) => ({
  environment: 'development' as const,
  dataDir,
  storageKeys: null,
  databaseUrl,
});

const production = (databaseUrl: string) => ({
  ...settings(databaseUrl),
  environment: 'production' as const,
  storageKeys: `one:${Buffer.from(randomUUID().replaceAll('-', '')).toString('base64')}`,
});

async function query(databaseUrl: string, ...texts: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const text of texts) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

/** A line to PostgreSQL that a test can cut, hold, and put up again at the same address. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let held = false;
  let server: Server | undefined;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one);
          one.on('data', (chunk) => {
            if (!held) other.write(chunk);
          });
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
      }).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const port = await listen(0);
  const line = new URL(databaseUrl);
  line.port = String(port);
  return {
    url: line.href,
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    hold(value: boolean) {
      held = value;
    },
    putUp: () => listen(port),
  };
}

test('holds to the limits that keep one slow statement from stopping everything', async () => {
  const pool = openPool({ url, onConnectionLost: () => {} });
  expect(pool.options).toMatchObject({ max: 10, connectionTimeoutMillis: 3000 });
  const of = async (name: string) => (await pool.query(`show ${name}`)).rows[0]?.[name];
  expect(await of('statement_timeout')).toBe('5s');
  expect(await of('idle_in_transaction_session_timeout')).toBe('10s');
  expect((await pool.query('select 9007199254740991::bigint as moment')).rows).toEqual([
    { moment: 9_007_199_254_740_991 },
  ]);
  await pool.end();
});

test.each(['fsync', 'synchronous_commit'])(
  'refuses to start in production with %s off',
  {
    timeout: 60_000,
  },
  async (name) => {
    const own = await freshDatabase();
    const database = new URL(own).pathname.slice(1);
    // The test's PostgreSQL hurries, with fsync off; the other promise is broken for one database alone.
    await query(
      own,
      'select 1',
      ...(name === 'fsync' ? [] : [`alter database ${database} set synchronous_commit = off`]),
    );
    const honest = async (value: string) => {
      await query(own, `alter system set fsync = ${value}`, 'select pg_reload_conf()');
      await expect.poll(async () => (await query(own, 'show fsync'))[0]?.fsync).toBe(value);
    };
    if (name !== 'fsync') await honest('on');
    try {
      await expect(openStorage(production(own))).rejects.toThrow(new RegExp(`${name} = off`));
      await (await openStorage(settings(own))).close();
      if (name === 'fsync') {
        await honest('on');
        await (await openStorage(production(own))).close();
      }
    } finally {
      await query(own, 'alter system reset fsync', 'select pg_reload_conf()');
    }
  },
);

test('keeps no word of a submission in any table', async () => {
  const own = await freshDatabase();
  const storage = await openStorage(settings(own));
  await storage.submissions.add(submission({ content: { name: 'Ana Canary' } }));
  await storage.replies.put({ name: 'Ana Canary' }, Date.now());
  const tables = await query(own, "select tablename from pg_tables where schemaname = 'public'");
  const rows = await Promise.all(
    tables.map(({ tablename }) =>
      query(own, `select encode(t::text::bytea, 'escape') as row from ${tablename} t`),
    ),
  );
  expect(rows.flat().length).toBeGreaterThan(4);
  const text = rows
    .flat()
    .map(({ row }) => String(row))
    .join();
  for (const form of ['Canary', Buffer.from('Canary').toString('hex')]) expect(text).not.toContain(form);
  await storage.close();
});

test('says what is wrong, and nothing of the address, when the database cannot be used', async () => {
  const line = await openLine(url);
  await line.cut();
  await expect(openStorage(settings(line.url))).rejects.toThrow(/does not answer/);
  const wrong = new URL(url);
  wrong.pathname = '/no-such-database';
  wrong.password = 'SECRET';
  const error = await openStorage(settings(wrong.href)).catch((fault: unknown) => fault);
  expect(String(error)).toMatch(/3D000/);
  expect(String(error)).not.toMatch(/SECRET|no-such-database/);
});

test('starts without its database when told to, and works once it is there', {
  timeout: 60_000,
}, async () => {
  const line = await openLine(await freshDatabase());
  await line.cut();
  const storage = await openStorage(settings(line.url), { waitsForDatabase: true });
  await expect(storage.check()).rejects.toThrow();
  await expect(storage.submissions.add(submission())).rejects.toThrow();
  await line.putUp();
  await expect(storage.check()).resolves.toBeUndefined();
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
  await line.cut();
});

test('survives the loss of every connection, idle and in use, and goes on', { timeout: 60_000 }, async () => {
  const lost: unknown[] = [];
  const line = await openLine(await freshDatabase());
  const storage = await openStorage(settings(line.url), { onConnectionLost: (error) => lost.push(error) });
  await storage.check();
  for (let round = 0; round < 3; round += 1) {
    const attempts = Array.from({ length: 15 }, () => storage.submissions.add(submission()));
    const outcomes = Promise.allSettled(attempts);
    await line.cut();
    await outcomes;
    await expect(storage.check()).rejects.toThrow();
    await line.putUp();
    await expect.poll(() => storage.check().then(() => 'ready'), { timeout: 10_000 }).toBe('ready');
  }
  expect(lost.length).toBeGreaterThan(0);
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
  await line.cut();
});

test('gives up on a database that has gone silent, and goes on when it speaks again', {
  timeout: 60_000,
}, async () => {
  const line = await openLine(await freshDatabase());
  const storage = await openStorage(settings(line.url));
  line.hold(true);
  await expect(storage.submissions.add(submission())).rejects.toThrow();
  line.hold(false);
  await expect.poll(() => storage.check().then(() => 'ready'), { timeout: 20_000 }).toBe('ready');
  await storage.close();
  await line.cut();
});

test('is not ready while the database takes no writes, and leaves it for one that does', {
  timeout: 60_000,
}, async () => {
  const own = await freshDatabase();
  const storage = await openStorage(settings(own));
  const database = new URL(own).pathname.slice(1);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`;
  await query(own, `alter database ${database} set default_transaction_read_only = on`, end);
  // The first calls still meet the connections that were ended.
  await expect.poll(() => storage.check().catch((error: Error) => error.message)).toMatch(/takes no writes/);
  await query(
    own,
    'set default_transaction_read_only = off',
    `alter database ${database} reset default_transaction_read_only`,
  );
  // Only new connections know of it: the check has let go of the old ones.
  await expect.poll(() => storage.check().then(() => 'ready'), { timeout: 10_000 }).toBe('ready');
  expect(await storage.submissions.add(submission())).toBe('stored');
  await storage.close();
});
