import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@site/build/serving/free-port.ts';
import { Client } from 'pg';
import { findPostgres, unprivilegedUser } from './postgres-binaries.ts';

/** A real PostgreSQL for tests: its own data in a temporary folder, its own port, nothing left when it is stopped. */
export type TestPostgres = {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Ends it at once, as a crash does: no checkpoint, all connections broken. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, at the same address; resolves when it answers. */
  start(): Promise<void>;
  /** Stops it for good and removes its data. */
  stop(): Promise<void>;
};

/** Fast where it costs no truth: durability settings stay as they are in earnest. */
const settings = [
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=32MB',
  'listen_addresses=127.0.0.1',
  'log_min_messages=fatal',
];

const patience = 60_000;

/** What may differ from the default. */
export type StartPostgresOptions = {
  /**
   * True: it waits for no disk, so that many small tests are quick. It then keeps nothing through a loss of power, which no
   * test of ours causes. Default false: as in earnest.
   */
  hurried?: boolean;
};

/** Makes a cluster and starts it. Throws, with what PostgreSQL said, when it does not come up. */
export async function startPostgres({ hurried = false }: StartPostgresOptions = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  // Its user has to come through.
  chmodSync(folder, 0o755);
  const user = unprivilegedUser();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (user) chownSync(dataDir, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const binaries = findPostgres(user, folder);
    execFileSync(
      binaries.initdb,
      ['-D', dataDir, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { stdio: ['ignore', 'ignore', 'pipe'], ...user },
    );
    // In the file and not on the command line, where `alter system` could not change it.
    if (hurried) appendFileSync(join(dataDir, 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n');
    const port = await freePort();
    const cluster = new Cluster(binaries.postgres, dataDir, port, user);
    process.once('exit', () => cluster.kill());
    await cluster.start();
    return {
      createDatabase: () => cluster.createDatabase(),
      crash: () => cluster.crash(),
      start: () => cluster.start(),
      async stop() {
        await cluster.crash();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

class Cluster {
  readonly #command: string;
  readonly #args: string[];
  readonly #port: number;
  readonly #user: { uid: number; gid: number } | undefined;
  #process: ChildProcess | undefined;
  #said = '';

  constructor(
    postgres: string,
    dataDir: string,
    port: number,
    user: { uid: number; gid: number } | undefined,
  ) {
    this.#command = postgres;
    this.#args = ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    this.#port = port;
    this.#user = user;
  }

  address(database: string): string {
    return `postgres://site@127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    const child = spawn(this.#command, this.#args, { stdio: ['ignore', 'ignore', 'pipe'], ...this.#user });
    this.#process = child;
    this.#said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString('utf8')).slice(-4000);
    });
    const end = Date.now() + patience;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
        throw new Error(`PostgreSQL did not start. It said:\n${this.#said}`);
      }
      await setTimeout(50);
    }
  }

  async createDatabase(): Promise<string> {
    const name = `site_${randomBytes(6).toString('hex')}`;
    const client = new Client({ connectionString: this.address('postgres') });
    await client.connect();
    try {
      await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    return this.address(name);
  }

  /** `SIGQUIT` is PostgreSQL's own word for an immediate end; its children go with it. */
  kill(): void {
    this.#process?.kill('SIGQUIT');
  }

  async crash(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    this.kill();
    await ended;
  }

  async #answers(): Promise<boolean> {
    const client = new Client({
      connectionString: this.address('postgres'),
      connectionTimeoutMillis: 1000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
