import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePortPair } from '@site/build/serving/free-port.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const manifest = new URL('../../../package.json', import.meta.url);
const answerMaker = fileURLToPath(new URL('../../../tests/server/support/make-answers.ts', import.meta.url));

/** The deployed server, running. */
export type SiteProcess = {
  port: number;
  /** The host of its English site, as browsers name it. */
  host: string;
  /** Where it says whether it is ready, without a slash at the end. */
  health: string;
  /** The figures of `/metrics` that stand alone on their line, by name. Reading them starts a new span for the event loop's. */
  metrics(): Promise<Record<string, number>>;
  isAlive(): boolean;
  /** Asks it to stop and resolves with its exit code, null when it had to be killed. */
  stop(): Promise<number | null>;
};

/** The limits of memory that `npm run serve` gives the server: without them Node takes what the machine has. */
function memoryLimits(): string[] {
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: { serve: string } };
  return scripts.serve.split(' ').filter((word) => word.startsWith('--max-'));
}

/** How long a start or a stop may take, in milliseconds. */
const patience = 30_000;

/**
 * Starts the server as in production, against the build that is there, on two free ports. Deliveries wait: no CRM and no mail server
 * stand behind a benchmark.
 * @throws with what the server said when it does not come up.
 */
export async function startSite(place: {
  dataDir: string;
  databaseUrl: string | null;
  storageKeys: string;
  /** The setting `SITE_ENVIRONMENT`. */
  environment?: string;
  /** The port of the proxy in front, whose addresses are the site's; default: its own. */
  frontPort?: number;
  /** The setting `DRAIN_MS`. */
  drainMs?: number;
  /** The setting `ASSET_SHELF`; default: none. */
  shelf?: string | undefined;
  /** The project whose build is served; default: this one. */
  folder?: string;
}): Promise<SiteProcess> {
  const [port, healthPort] = await freePortPair();
  const { frontPort = port, drainMs = 0, shelf, folder = project } = place;
  const child = spawn(process.execPath, [...memoryLimits(), join(folder, 'src/server/main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_ENVIRONMENT: place.environment ?? 'production',
      DELIVERY: 'manual',
      PORT: `${port}`,
      HEALTH_PORT: `${healthPort}`,
      DRAIN_MS: `${drainMs}`,
      ENGLISH_ORIGIN: `http://www.localhost:${frontPort}`,
      SPANISH_ORIGIN: `http://es.localhost:${frontPort}`,
      DATA_DIR: place.dataDir,
      STORAGE_KEYS: place.storageKeys,
      // Each visitor of a benchmark has an address of its own, as behind a proxy.
      TRUSTED_PROXIES: '1',
      ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
      ...(shelf !== undefined && { ASSET_SHELF: shelf }),
    },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-2000);
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  child.once('close', () => process.off('exit', killNow));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const health = `http://127.0.0.1:${healthPort}`;
  const end = Date.now() + patience;
  while (!(await isReady(health))) {
    if (!isAlive() || Date.now() > end) throw new Error(`The server did not start. It said:\n${said}`);
    await setTimeout(100);
  }
  return {
    port,
    host: `www.localhost:${frontPort}`,
    health,
    metrics: async () => readMetrics(await (await fetch(`${health}/metrics`)).text()),
    isAlive,
    stop: () => stopped(child),
  };
}

/** Right answers to the human check of a server with these keys, as many as asked for. */
export async function makeAnswers(count: number, storageKeys: string): Promise<string[]> {
  const child = spawn(process.execPath, [answerMaker, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, STORAGE_KEYS: storageKeys },
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(child, 'close');
  const answers = text.trim().split('\n');
  if (answers.length !== count) throw new Error('The answers to the human check could not be made.');
  return answers;
}

/** The lines `name value` of a page in the format of Prometheus; those with labels are left out. */
export function readMetrics(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  );
}

async function isReady(health: string): Promise<boolean> {
  return fetch(`${health}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const late = setTimeout(patience, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await Promise.race([closed, late.then(() => closed)]);
  return child.exitCode;
}
