/**
 * Does what deploy/Containerfile says, without a container engine, and asks what came of it:
 *
 *     npm run image -w @site/proofs
 *     npm run image -w @site/proofs -- --build build
 *
 * Its COPY and RUN steps are run in an empty folder with the Node of this machine; `--build` names a finished build, which saves
 * the stage that makes one. The outcome is started as the last lines say, from files that it cannot change (as another user,
 * where this one is root), and has to be ready and to serve a page with its scripts. What needs the system of the image is said
 * and not run. Needs npm and a network. Ends with 1 on any fault, 2 when it was called wrongly.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePortPair } from '@site/build/serving/free-port.ts';
import { readContainerfile, readVariables, type Stage } from './containerfile.ts';
import { layOut } from './lay-out.ts';

/** How long the server may take to be ready, in milliseconds. */
const patience = 60_000;

/** `node` in the image. */
const stranger = 1000;

const isRoot = process.getuid?.() === 0;

function readOptions(): { build: string | undefined } | undefined {
  try {
    const { build } = parseArgs({ options: { build: { type: 'string' } } }).values;
    if (build === undefined) return { build };
    return existsSync(join(build, 'build.json')) ? { build: resolve(build) } : undefined;
  } catch {
    return undefined;
  }
}

/** The Node of the image has to be this one, or something else would be proved. */
function nodeFault(stages: readonly Stage[]): string | undefined {
  const others = stages.filter(({ image }) => !image.includes(`node:${process.versions.node}-`));
  return others.length === 0
    ? undefined
    : `${others[0]?.image} has another Node than this machine (${process.version})`;
}

/** Nobody may write there any more, and everybody may read. */
function shut(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
}

/** Starts what the last stage starts, with its settings, on ports of this machine. */
function start(
  last: Stage,
  { site, dataDir, ports }: { site: string; dataDir: string; ports: readonly [number, number] },
): ChildProcess {
  const command = last.steps.findLast(({ verb }) => verb === 'CMD')?.rest;
  const [, ...args] = JSON.parse(command ?? '[]') as string[];
  const [port, healthPort] = ports;
  return spawn(process.execPath, args, {
    cwd: site,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: stranger, gid: stranger }),
    env: {
      ...readVariables(last.steps),
      ...{
        HOST: '127.0.0.1',
        HEALTH_HOST: '127.0.0.1',
        PORT: `${port}`,
        HEALTH_PORT: `${healthPort}`,
        DATA_DIR: dataDir,
      },
    },
  });
}

/** What the running server answers. A line for each fault. */
async function ask(child: ChildProcess, [port, healthPort]: readonly [number, number]): Promise<string[]> {
  const statusOf = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );
  for (
    const end = Date.now() + patience;
    (await statusOf(`http://127.0.0.1:${healthPort}/readyz`)) !== 200;
  ) {
    if (child.exitCode !== null) return [`it ended with ${child.exitCode}`];
    if (Date.now() > end) return [`it was not ready within ${patience / 1000} s`];
    await setTimeout(100);
  }
  const site = `http://localhost:${port}`;
  const home = await fetch(site);
  const page = await home.text();
  const scripts = page.match(/(?<=")\/[^"]+\.m?js(?=")/g) ?? [];
  const faults =
    home.status === 200 && page.includes('</html>') ? [] : [`the home page answers ${home.status}`];
  if (scripts.length === 0) faults.push('the home page names no script');
  for (const script of new Set(scripts)) {
    const status = await statusOf(site + script);
    if (status !== 200) faults.push(`${script} answers ${status}`);
  }
  console.log(`asked     /readyz, the home page and ${new Set(scripts).size} of its scripts`);
  return faults;
}

async function prove(folder: string, build: string | undefined): Promise<string[]> {
  const stages = readContainerfile(readFileSync('deploy/Containerfile', 'utf8'));
  const last = stages.at(-1);
  const fault = nodeFault(stages);
  if (fault !== undefined || last === undefined) return [fault ?? 'the Containerfile has no stage'];
  const root = layOut(stages, {
    context: process.cwd(),
    ignored: readFileSync('deploy/Containerfile.dockerignore', 'utf8'),
    scratch: folder,
    build,
    report: (line) => console.log(line),
  });
  const [site, dataDir] = [join(root, 'site'), join(folder, 'data')];
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) {
    // The way there has to be open for whoever is not root.
    chmodSync(folder, 0o755);
    chownSync(dataDir, stranger, stranger);
  }
  shut(root);
  console.log(
    isRoot
      ? `as        user ${stranger}, on files of root`
      : 'not run   as another user: this one is not root',
  );
  const ports = await freePortPair();
  const child = start(last, { site, dataDir, ports });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close');
  try {
    const faults = await ask(child, ports);
    return faults.length > 0 && said !== '' ? [...faults, said.slice(-2000)] : faults;
  } finally {
    child.kill('SIGTERM');
    const [code] = await ended;
    console.log(`ended     with ${code}`);
  }
}

const options = readOptions();
if (!options) {
  console.error('Usage: npm run image -w @site/proofs -- [--build FOLDER]\nFOLDER holds a finished build.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'image-'));
try {
  const faults = await prove(folder, options.build);
  for (const fault of faults) console.error(`FAULTY    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('clean     the image holds all that the server needs');
} catch (error) {
  console.error(`FAULTY    ${error instanceof Error ? error.message : 'unknown fault'}`);
  process.exitCode = 1;
} finally {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}
