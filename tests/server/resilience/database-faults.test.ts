import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../support/postgres-fixture.ts';
import {
  cleanUp,
  emptyFolder,
  type Heard,
  type RunningSite,
  startSite,
  statusOf,
  submit,
  until,
} from '../support/running-site.ts';

// Each test starts the whole server and lets a database keep it waiting.
vi.setConfig({ testTimeout: 120_000 });

let side: Client | undefined;

afterEach(async () => {
  await cleanUp();
  await side?.end();
  side = undefined;
});

/** A site on a new database, and a connection to that database that is not the site's. */
async function siteWithDatabase(): Promise<{ site: RunningSite; client: Client; name: string }> {
  const url = await freshDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  side = client;
  const site = await startSite({ dataDir: emptyFolder(), variables: { DATABASE_URL: url } });
  await until('it is ready', async () => (await site.ready()) === 200);
  return { site, client, name: new URL(url).pathname.slice(1) };
}

const burst = (site: RunningSite, count: number) =>
  Promise.all(Array.from({ length: count }, () => submit(site)));

/** How often each status was heard. */
function statuses(heard: readonly Heard[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of heard) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function expectStoredOnce(client: Client, heard: readonly Heard[]): Promise<void> {
  const { rows } = await client.query<{ id: string; deliveries: string }>(
    'select id, (select count(*) from outbox where submission_id = submissions.id) as deliveries from submissions',
  );
  const ids = new Set(rows.map(({ id }) => id));
  const acknowledged = heard.filter(({ status }) => status === 200 || status === 201);
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(rows.filter(({ deliveries }) => Number(deliveries) !== 1)).toEqual([]);
}

test('a database that holds every connection puts all senders off in time, and takes them when it lets go', async () => {
  const { site, client } = await siteWithDatabase();
  const before = await burst(site, 3);
  await client.query('begin');
  await client.query('lock table submissions in access exclusive mode');
  // Ten get a connection and wait for the table; the others wait for a connection.
  const during = await burst(site, 40);
  expect(statuses(during)).toEqual({ 503: 40 });
  expect(during.every(({ retryAfter }) => retryAfter === '20')).toBe(true);
  expect(await site.ready()).toBe(503);
  expect(await statusOf(`${site.healthOrigin}/livez`)).toBe(200);
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
  await client.query('rollback');
  await until('it is ready again', async () => (await site.ready()) === 200);
  const again = await Promise.all(during.map(({ id }) => submit(site, id)));
  expect(statuses(again)).toEqual({ 201: 40 });
  expect(site.isAlive()).toBe(true);
  await expectStoredOnce(client, [...before, ...again]);
});

test('whoever sends is enough to leave a database that became a standby, where nobody asks whether the site is ready', async () => {
  const { site, client, name } = await siteWithDatabase();
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  // As many as it has connections, so that none is left from before.
  expect(statuses(await burst(site, 20))).toEqual({ 503: 20 });
  await client.query(`alter database ${name} reset default_transaction_read_only`);
  const after: Heard[] = [];
  await until('forms are stored again', async () => {
    after.push(...(await burst(site, 1)));
    return after.at(-1)?.status === 201;
  });
  expect(site.isAlive()).toBe(true);
});

test('a database that becomes a standby puts senders off, and is left for one that takes writes', async () => {
  const { site, client, name } = await siteWithDatabase();
  const before = await burst(site, 3);
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  await until('it is not ready', async () => (await site.ready()) === 503);
  const during = await burst(site, 5);
  expect(statuses(during)).toEqual({ 503: 5 });
  expect(during.every(({ retryAfter }) => retryAfter === '20')).toBe(true);
  await client.query(`alter database ${name} reset default_transaction_read_only`);
  // Nobody tells the server; that it is asked whether it is ready is enough.
  await until('it is ready again', async () => (await site.ready()) === 200);
  const again = await Promise.all(during.map(({ id }) => submit(site, id)));
  expect(statuses(again)).toEqual({ 201: 5 });
  expect(site.isAlive()).toBe(true);
  await expectStoredOnce(client, [...before, ...again]);
});
