import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { databaseFile } from '#server/storage/open-storage.ts';
import {
  cleanUp,
  emptyFolder,
  type Heard,
  type RunningSite,
  refusedStart,
  startSite,
  statusOf,
  submit,
  until,
} from '../support/running-site.ts';

// Each test starts the whole server, some of them twice.
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanUp);

/** Ids in the database, and whether it finds itself whole, read past the server. */
function stored({ dataDir }: RunningSite): string[] {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 });
  try {
    expect(database.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    const rows = database.prepare('select id from submissions').all();
    const outbox = database.prepare('select count(*) as count from outbox').get();
    expect(outbox?.count).toBe(rows.length);
    return rows.map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

function expectNothingLost(site: RunningSite, heard: readonly Heard[]): void {
  const ids = new Set(stored(site));
  const acknowledged = heard.filter(({ status }) => status === 200 || status === 201);
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
}

/** Many submissions at once. */
const burst = (site: RunningSite, count: number) =>
  Promise.all(Array.from({ length: count }, () => submit(site)));

/** What a site that cannot store must say: come back, and when; nothing of why. */
function expectPutOff({ status, retryAfter, text }: Heard): void {
  expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '20' });
  expect(text).not.toMatch(/sqlite|database|disk|full|errno|\/tmp/i);
}

test('a disk that takes no more writes puts senders off, keeps what was acknowledged, and needs no restart', async () => {
  const site = await startSite({ dataDir: emptyFolder() });
  const before = await burst(site, 5);
  expect(before.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  // Nothing that the server writes may reach beyond its first block any more: to SQLite a full disk, or one that went read-only.
  const limitWrites = (bytes: string) =>
    execFileSync('prlimit', [`--pid=${site.pid}`, `--fsize=${bytes}:unlimited`]);
  limitWrites('512');
  const during = await burst(site, 5);
  for (const heard of during) expectPutOff(heard);
  expect(site.isAlive()).toBe(true);
  expect(await statusOf(`${site.healthOrigin}/livez`)).toBe(200);
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
  limitWrites('unlimited');
  await until('it stores again', async () => (await submit(site)).status === 201);
  // A sender who was put off sends the same again, and it is stored.
  const again = await Promise.all(during.map(({ id }) => submit(site, id)));
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expectNothingLost(site, [...before, ...again]);
});

/** Starts a program without the right to pass over the modes of files, which `root` has. */
const withoutRootsRights =
  process.getuid?.() === 0
    ? [
        'setpriv',
        '--bounding-set=-dac_override,-dac_read_search',
        '--inh-caps=-dac_override,-dac_read_search',
      ]
    : [];

test('a folder that cannot be written to stops the start in plain words', async () => {
  const dataDir = emptyFolder();
  chmodSync(dataDir, 0o555);
  const keys = `one:${randomBytes(32).toString('base64')}`;
  // Without keys in the settings the file with them is the first thing that is missing.
  const starts: [variables: Record<string, string>, place: string][] = [
    [{ STORAGE_KEYS: keys }, 'Storage in .+site\\.db'],
    [{}, 'The keys in .+keys\\.json'],
  ];
  for (const [variables, place] of starts) {
    const { code, said } = await refusedStart({ dataDir, variables, under: withoutRootsRights });
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(`^${place} cannot be used: this server's user may not write there\\. .+`),
    );
    expect(said).not.toMatch(/\n\s+at |EACCES/);
  }
});

test('a data directory that is no folder stops the start in plain words', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  const keys = `one:${randomBytes(32).toString('base64')}`;
  const starts: Record<string, string>[] = [{ STORAGE_KEYS: keys }, {}];
  for (const variables of starts) {
    for (const dataDir of [file, join(file, 'below')]) {
      const { code, said } = await refusedStart({ dataDir, variables });
      expect(code).toBe(1);
      expect(said).toContain('that is no folder, and none can be made there. Set DATA_DIR to one.');
      expect(said).not.toMatch(/\n\s+at |ENOTDIR|EEXIST/);
    }
  }
});

test('a database that can only be read stops the start in plain words, and is left as it is', async () => {
  const dataDir = emptyFolder();
  const site = await startSite({ dataDir });
  const heard = await burst(site, 3);
  site.signal('SIGTERM');
  await site.ended;
  chmodSync(databaseFile(dataDir), 0o444);
  chmodSync(dataDir, 0o555);
  const { code, said } = await refusedStart({ dataDir, under: withoutRootsRights });
  expect(code).toBe(1);
  expect(said).toMatch(/^Storage in .+site\.db cannot be used: this server's user may not write there\. .+/);
  chmodSync(dataDir, 0o755);
  chmodSync(databaseFile(dataDir), 0o600);
  expectNothingLost(site, heard);
});

/** A database with some rows in it, its write-ahead log moved in, and nobody using it. */
async function closedDatabase(): Promise<string> {
  const dataDir = emptyFolder();
  const site = await startSite({ dataDir });
  await burst(site, 60);
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
  return dataDir;
}

test.each([
  ['is overwritten from its beginning', 0],
  ['is overwritten in its middle', 0.5],
  ['is overwritten close to its end', 0.9],
])('a database whose file %s stops the start in plain words', async (_, where) => {
  const dataDir = await closedDatabase();
  const path = databaseFile(dataDir);
  const file = openSync(path, 'r+');
  const database = new DatabaseSync(path);
  const { size } = database
    .prepare('select page_count * page_size as size from pragma_page_count, pragma_page_size')
    .get() as { size: number };
  database.close();
  writeSync(
    file,
    Buffer.alloc(Math.min(8192, size), 0x5a),
    0,
    Math.min(8192, size),
    Math.floor(size * where),
  );
  closeSync(file);
  const { code, said } = await refusedStart({ dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(/^Storage in .+site\.db cannot be used: its file is damaged.+backup/);
  expect(said).not.toMatch(/\n\s+at /);
});

test('a stop under load answers what is under way, loses nothing and ends by itself', async () => {
  const site = await startSite({ dataDir: emptyFolder(), variables: { DRAIN_MS: '500' } });
  const heard: Heard[] = [];
  let isStopped = false;
  const sender = async () => {
    while (!isStopped) heard.push(await submit(site));
  };
  // Together they stay within what all callers may send of this form.
  const senders = Promise.all(Array.from({ length: 6 }, sender));
  await until('submissions are stored', () => heard.length > 12);
  site.signal('SIGTERM');
  await until('the load balancer is told', async () => (await site.ready()) === 503);
  await until('nobody listens any more', async () => (await submit(site)).status === 0);
  isStopped = true;
  await senders;
  expect((await site.ended).code).toBe(0);
  // Taken, asked for a person since so many came, or no longer there; never something in between.
  expect([...new Set(heard.map(({ status }) => status))].filter((s) => ![0, 201, 428].includes(s))).toEqual(
    [],
  );
  expectNothingLost(site, heard);
});

test('more connections than the process may open harm neither the open ones nor what comes afterwards', async () => {
  const under = ['sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh'];
  const site = await startSite({ dataDir: emptyFolder(), under });
  const before = await burst(site, 3);
  const { hostname, port } = new URL(site.origin);
  const sockets: Socket[] = [];
  for (let count = 0; count < 600; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  await until('they have all been tried', () => sockets.every(({ connecting }) => !connecting));
  expect(site.isAlive()).toBe(true);
  for (const socket of sockets) socket.destroy();
  await until('it stores again', async () => (await submit(site)).status === 201);
  await until('it is ready again', async () => (await site.ready()) === 200);
  expect(await statusOf(`${site.origin}/company`)).toBe(200);
  expectNothingLost(site, before);
});
