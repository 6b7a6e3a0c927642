import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server that is killed; it is started by its path, as a process of its own, and never imported. */
const program = fileURLToPath(new URL('../../../tests/server/resilience/crash-server.ts', import.meta.url));

/** How deliveries are paced, in milliseconds. */
export type Pace = {
  leaseMs: number;
  patienceMs: number;
  pollMs: number;
  backOff: { first: number; longest: number; shortest: number };
};

/** Where a server keeps its data, whom it asks about human checks, and to whom it delivers. */
export type ServerPlace = {
  dataDir: string;
  databaseUrl: string | null;
  verifyUrl: string;
  leadEndpoint: string;
  smtpPort: number;
  /** Default: as the real server paces them. */
  pace?: Pace;
};

/** The moments of storing and delivering at which a server can be told to die, in order. */
export const fatalSteps = [
  'before-insert',
  'after-insert',
  'before-commit',
  'after-commit',
  'before-reply',
  'before-sending',
  'after-crm-took-it',
  'after-mail-took-it',
  'before-done',
  'after-done',
] as const;

/** One of these moments. */
export type FatalStep = (typeof fatalSteps)[number];

/** A running server. */
export type ServerProcess = {
  /** Where it listens, without a slash at the end. */
  origin: string;
  /** True as long as nobody killed it and it did not end by itself. */
  isAlive(): boolean;
  /** `SIGKILL`: no handler runs, nothing is flushed. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Lets it kill itself when it comes to a step for the `times`-th time from now on. */
  dieAt(step: FatalStep, times: number): Promise<void>;
  /** Resolves when it is gone, whoever ended it. */
  ended: Promise<void>;
};

/** Starts a server and waits until it listens. Rejects with what it said when it ends before that. */
export async function startServer(place: ServerPlace): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // A server must not outlive the command that was stopped.
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  void ended.then(() => process.off('exit', killNow));
  const port = await portOf(child);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      killNow();
      await ended;
    },
    async dieAt(step, times) {
      await (await fetch(`${origin}/crash-at/${step}/${times}`, { method: 'POST' })).text();
    },
    ended,
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /^listening (\d+)/.exec(chunk.toString('utf8'))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('close', () => reject(new Error(`The server did not start. It said:\n${errors}`)));
  });
}
