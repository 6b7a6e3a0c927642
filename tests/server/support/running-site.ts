import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePortPair } from '@site/build/serving/free-port.ts';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { idempotencyHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { writeFixture } from './app-fixture.ts';

/**
 * The real server, `main.ts`, in a process of its own, that a test can do harm to. Its project folder is the real one but
 * for the build, which is that of the small site: tests run before there is a build.
 */

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** What a stopped or refused start came to. */
export type Ending = { code: number | null; said: string };

/** A server that runs. */
export type RunningSite = {
  pid: number;
  origin: string;
  healthOrigin: string;
  dataDir: string;
  /** Every line of its log so far. */
  logged: string[];
  isAlive(): boolean;
  /** The status of `/readyz`; 0 when nobody answers. */
  ready(): Promise<number>;
  signal(name: NodeJS.Signals): void;
  /** Resolves once the process is gone. */
  ended: Promise<Ending>;
};

/** How a site is started. */
export type StartOptions = {
  dataDir: string;
  /** Settings on top of a trial run's, where the last address that a proxy names is believed. */
  variables?: Record<string, string>;
  /** A command that starts another with less than it would have: `['sh', '-c', 'ulimit …; exec "$@"', 'sh']`. */
  under?: string[];
  /** A project with the packages that `npm ci --omit=dev` installs. Default: with all. */
  packages?: 'production';
};

const temporary: string[] = [];
const children = new Set<ChildProcess>();

/** A new, empty folder, removed by `cleanUp`. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-faults-'));
  temporary.push(folder);
  return folder;
}

/** Ends what is still running and removes every folder. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    [...children].map(async (child) => {
      const gone = once(child, 'close');
      // Asked first: a process that is killed tells nobody which branches it took.
      child.kill('SIGTERM');
      const killed = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(killed);
    }),
  );
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true, force: true });
}

let folderOfSite: string | undefined;

/** The project's folder with the small build in it. */
function siteFolder(): string {
  if (folderOfSite !== undefined && temporary.includes(folderOfSite)) return folderOfSite;
  folderOfSite = newSiteFolder();
  return folderOfSite;
}

let folderOfProduction: string | undefined;

/** The same with only the packages of production. */
function productionFolder(): string {
  if (folderOfProduction !== undefined && temporary.includes(folderOfProduction)) return folderOfProduction;
  folderOfProduction = newProductionFolder();
  return folderOfProduction;
}

function newProductionFolder(): string {
  const packages = emptyFolder();
  const lock: { packages: Record<string, { dev?: boolean; link?: boolean }> } = JSON.parse(
    readFileSync(join(project, 'package-lock.json'), 'utf8'),
  );
  for (const [folder, { dev, link }] of Object.entries(lock.packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1];
    if (name === undefined || dev || link || !existsSync(join(project, folder))) continue;
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(project, folder), join(packages, name));
  }
  return newSiteFolder(packages);
}

function newSiteFolder(packages = join(project, 'node_modules')): string {
  const folder = emptyFolder();
  writeFixture(folder);
  copyFileSync(join(project, 'package.json'), join(folder, 'package.json'));
  const own = readdirSync(folder);
  for (const [name, place] of [
    ['src', join(project, 'src')],
    ['locales', join(project, 'locales')],
    ['node_modules', packages],
  ] as const) {
    if (!own.includes(name)) symlinkSync(place, join(folder, name));
  }
  return folder;
}

/** Starts a site without waiting for anything. */
async function spawnSite({ dataDir, variables = {}, under = [], packages }: StartOptions) {
  const [port, healthPort] = await freePortPair();
  const folder = packages === 'production' ? productionFolder() : siteFolder();
  const program = join(folder, 'src/server/main.ts');
  // With its links left as they are, the program finds its project, and so the build, where it was started.
  const own = [process.execPath, '--preserve-symlinks', '--preserve-symlinks-main', program];
  const [command = '', ...args] = [...under, ...own];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // Where branches are counted, those that this process takes count too.
      NODE_V8_COVERAGE: process.env.NODE_V8_COVERAGE,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HEALTH_PORT: `${healthPort}`,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      ...variables,
    },
  });
  children.add(child);
  const logged: string[] = [];
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged.push(...text.split('\n').filter((line) => line.startsWith('{')));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close').then((): Ending => {
    children.delete(child);
    return { code: child.exitCode, said };
  });
  const site: RunningSite = {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    healthOrigin: `http://127.0.0.1:${variables.HEALTH_PORT ?? healthPort}`,
    dataDir,
    logged,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ready: () => statusOf(`http://127.0.0.1:${healthPort}/readyz`),
    signal: (name) => void child.kill(name),
    ended,
  };
  return site;
}

/** Starts a site and waits until it lives, ready or not. Throws with what it said when it ends instead. */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const site = await spawnSite(options);
  await until('the site lives', async () => {
    if (!site.isAlive()) throw new Error(`The site did not start. It said:\n${(await site.ended).said}`);
    return (await statusOf(`${site.healthOrigin}/livez`)) === 200;
  });
  return site;
}

/** Starts a site and waits until it lives, or has ended without ever living. */
export async function attemptStart(options: StartOptions): Promise<RunningSite | Ending> {
  const site = await spawnSite(options);
  await until('the site lives or ends', async () => {
    return !site.isAlive() || (await statusOf(`${site.healthOrigin}/livez`)) === 200;
  });
  return site.isAlive() ? site : site.ended;
}

/** Starts a site that is expected to refuse, and resolves with how it ended. */
export async function refusedStart(options: StartOptions): Promise<Ending> {
  const site = await spawnSite(options);
  return site.ended;
}

/** Resolves once a condition holds; fails with its name when it never does. */
export async function until(name: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What a sender hears: a status, or 0 for nothing at all. */
export type Heard = { id: string; status: number; retryAfter: string | null; text: string };

let visitors = 0;

/** Posts the form that needs no human check, each time from another household. */
export async function submit(site: Pick<RunningSite, 'origin'>, id = newSubmissionId()): Promise<Heard> {
  visitors += 1;
  const body = {
    ...emptyOfficeHours,
    employeeNumber: `n${visitors}`,
    phone: '503-555-0100',
    email: 'ana@example.com',
  };
  return post(site, formCalls.submitOfficeHours, body, id);
}

/** Posts a body to a call, each time from another household. */
export async function post(
  { origin }: Pick<RunningSite, 'origin'>,
  path: string,
  body: unknown,
  id = newSubmissionId(),
): Promise<Heard> {
  visitors += 1;
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.1.${(visitors >> 8) & 255}.${visitors & 255}`,
        [idempotencyHeader]: id,
      },
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return { id, status: response.status, retryAfter: response.headers.get('retry-after'), text };
  } catch {
    return { id, status: 0, retryAfter: null, text: '' };
  }
}

/** The status of an address; 0 when nobody answers. */
export async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
