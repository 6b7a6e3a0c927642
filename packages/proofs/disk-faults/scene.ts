import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { databaseFile } from '#server/storage/open-storage.ts';
import {
  attemptStart,
  type Ending,
  emptyFolder,
  type Heard,
  post,
  type RunningSite,
  startSite,
  until,
} from '#tests/server/support/running-site.ts';
import { privacyLetter } from '../durability/stream.ts';
import { longestRecovery } from './outcome.ts';

/** A filled form on its way: the same id and the same body however often it is sent. */
export type Letter = { id: string; path: string; body: unknown };

/** A data folder, with what its senders know of it and the server that has it open. */
export type Scene = {
  dataDir: string;
  /** Ids that a server acknowledged; all of them must be there. */
  acknowledged: Set<string>;
  /** The server that runs, started without faults where none does. */
  site(): Promise<RunningSite>;
  /** Starts a server, under an instrument where the variables say so; it may end instead. */
  attempt(variables?: Record<string, string>): Promise<RunningSite | Ending>;
  /** `SIGKILL`: what only the process knew is gone. */
  kill(): Promise<void>;
  /** Asks the server to stop and resolves with how it ended. */
  stop(): Promise<Ending>;
};

let letters = 0;

/** A privacy request from somebody new: it uses up an answer to the human check and has two deliveries. */
export function newLetter(): Letter {
  letters += 1;
  const id = newSubmissionId();
  return { id, ...privacyLetter(`n${letters}`, `answer-${id}`) };
}

/** A scene in a folder that is there, or in a new one. Each of its servers gets these settings. */
export function openScene(settings: Record<string, string>, dataDir = emptyFolder()): Scene {
  let running: RunningSite | undefined;
  const options = (variables: Record<string, string> = {}) => ({
    dataDir,
    packages: 'production' as const,
    variables: { ...settings, ...variables },
  });
  const end = async (signal: NodeJS.Signals): Promise<Ending> => {
    const { site, ended } = { site: running, ended: running?.ended };
    running = undefined;
    site?.signal(signal);
    return (await ended) ?? { code: 0, said: '' };
  };
  return {
    dataDir,
    acknowledged: new Set(),
    async site() {
      if (!running?.isAlive()) running = await startSite(options());
      await startLogged(running);
      return running;
    },
    async attempt(variables) {
      const start = await attemptStart(options(variables));
      if (!('pid' in start)) return start;
      running = start;
      await startLogged(start);
      return start;
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** What the log says of a start must not be taken for what it says of a fault. */
function startLogged(site: RunningSite): Promise<void> {
  return until('the start is logged', () => site.logged.some((line) => line.includes('"event":"started"')));
}

/** Sends a letter once, and remembers when it was acknowledged. */
export async function sendOnce(scene: Scene, site: RunningSite, { id, path, body }: Letter): Promise<Heard> {
  const heard = await post(site, path, body, id);
  if (isAcknowledgement(heard)) scene.acknowledged.add(id);
  return heard;
}

/** True for an answer that says that a submission is stored. */
export const isAcknowledgement = ({ status }: Pick<Heard, 'status'>): boolean =>
  status === 200 || status === 201;

/**
 * Sends a letter until it is acknowledged, as a browser does that keeps what it was refused. Resolves with how long that
 * took in milliseconds, or with nothing when it took too long.
 */
export async function sendUntilTaken(
  scene: Scene,
  site: RunningSite,
  letter: Letter,
): Promise<number | undefined> {
  const start = performance.now();
  for (;;) {
    const heard = await sendOnce(scene, site, letter);
    const took = performance.now() - start;
    if (isAcknowledgement(heard)) return took;
    if (took > longestRecovery) return undefined;
    await setTimeout(100);
  }
}

/** What lies in a database, read past the server. */
export type Stored = {
  ids: Set<string>;
  /** Contents that are there twice, under two ids or with deliveries too many. */
  doubled: number;
  /** Submissions that lack a delivery or their human check. */
  halves: number;
  /** Deliveries that are not done. */
  open: number;
  isWhole: boolean;
};

/** Reads the database of a folder, whether a server has it open or not. */
export function readStored(dataDir: string): Stored {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 10_000 });
  try {
    const count = (text: string) => Number(database.prepare(`select ${text} as fact`).get()?.fact);
    const rows = database.prepare('select id from submissions').all();
    return {
      ids: new Set(rows.map(({ id }) => String(id))),
      doubled:
        count('(select count(*) - count(distinct fingerprint) from submissions)') +
        count(
          '(select count(*) from submissions where (select count(*) from outbox where submission_id = submissions.id) > 2)',
        ),
      halves:
        count(
          '(select count(*) from submissions where (select count(*) from outbox where submission_id = submissions.id) < 2)',
        ) +
        Math.abs(
          count("(select count(*) from captcha_used where signature not like 'letter %')") -
            count('(select count(*) from submissions)'),
        ),
      open: count('(select count(*) from outbox where done_at is null)'),
      isWhole: database.prepare('pragma integrity_check').get()?.integrity_check === 'ok',
    };
  } finally {
    database.close();
  }
}

/** Files that a fault left behind: beginnings of a file that was to appear under another name. */
export function draftsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => /\.(draft|part)$|\.json\.|\.part-/.test(name));
}

const commands = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of commands) child.kill('SIGKILL');
});

/** Runs the staff's command in a process of its own. */
export async function runCommand(
  dataDir: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Ending> {
  const program = 'src/features/submissions/server/cli/submissions.ts';
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables },
  });
  commands.add(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  commands.delete(child);
  return { code: child.exitCode, said };
}
