import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@site/build/serving/free-port.ts';
import { Client } from 'pg';
import { unprivilegedUser } from '#tests/support/postgres-binaries.ts';

/** What the project gives to those who run PgBouncer. */
export const poolerFile = 'deploy/pgbouncer.ini';

/** Programs that stand between the servers and their database. */
export interface Pooler {
  /** The database's address for those who go through it. */
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * The example of the project for another database and port of loopback, which lets everybody in. All that it says of pools and
 * parameters stays.
 * @throws when the example lacks what is put in another's place.
 */
export function poolerConfiguration(example: string, databaseUrl: string, port: number): string {
  const { hostname, port: behind, pathname } = new URL(databaseUrl);
  const replace = (text: string, pattern: RegExp, by: string): string => {
    const replaced = text.replace(pattern, () => by);
    if (replaced === text) throw new Error(`${poolerFile} does not say "${pattern.source}" any more.`);
    return replaced;
  };
  const name = pathname.slice(1);
  let text = replace(example, /^site = .*$/m, `${name} = host=${hostname} port=${behind} dbname=${name}`);
  text = replace(text, /^listen_port = .*$/m, `listen_port = ${port}`);
  text = replace(text, /^auth_type = .*$/m, 'auth_type = any');
  return replace(text, /^auth_file = .*\n/m, '');
}

/**
 * Starts PgBouncer by the project's example before a database.
 * @throws when there is none here, with what it said when it does not come up.
 */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);
  if (program === undefined)
    throw new Error('There is no PgBouncer here. Install it, or leave --pooler out.');
  const folder = mkdtempSync(join(tmpdir(), 'rolling-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const address = new URL(databaseUrl);
  // With nobody asked for a password, it must be told as whom to go on.
  const user = `user=${address.username || 'site'}`;
  writeFileSync(
    file,
    poolerConfiguration(readFileSync(poolerFile, 'utf8'), databaseUrl, port).replace(
      /(dbname=\S+)/,
      `$1 ${user}`,
    ),
  );
  const account = unprivilegedUser();
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const running = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account });
  let said = '';
  running.stderr.on('data', (words: Buffer) => {
    said += words.toString();
  });
  const close = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await Promise.race([ended, setTimeout(3000)]);
    running.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  address.port = `${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const client = new Client({ connectionString: address.href });
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return { databaseUrl: address.href, close };
    } catch {
      await client.end().catch(() => undefined);
      await setTimeout(100);
    }
  }
  await close();
  throw new Error(`PgBouncer does not answer: ${said.trim()}`);
}
