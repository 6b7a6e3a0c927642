import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, type Language, perLanguage } from '#i18n/language.ts';
import { copySources } from './copy-sources.ts';
import { freePortPair } from './free-port.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** How long `npm run dev` may take until it answers, in milliseconds. */
const patience = 600_000;

/** `npm run dev` in a copy of the project: its catalogs may be saved, and nobody's work tree changes. */
export interface DevCopy {
  /** The address of each language's site. */
  origins: Record<Language, string>;
  /** What the command has written so far. */
  output(): string;
  /** Path of a file of the copy, given from the project's folder. */
  file(path: string): string;
  /** Path of a catalog of the copy. */
  catalog(language: Language, area: string): string;
  /** Saves a file with one text put in place of another, as an editor does. @throws when it does not hold the text. */
  replaceIn(file: string, before: string, after: string): void;
  /** Stops the command and takes the copy away. */
  close(): Promise<void>;
}

/**
 * Starts it on ports of its own.
 * @param name Its folder below `.cache`; what an earlier run left there is removed.
 * @param prepare Changes files of the copy before the command reads them; it is given the copy's folder.
 * @throws with what the command said when it does not come up within ten minutes.
 */
export async function startDevCopy(name: string, prepare?: (folder: string) => void): Promise<DevCopy> {
  const folder = join(project, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySources(project, folder);
  linkTree(join(project, 'node_modules'), join(folder, 'node_modules'));
  prepare?.(folder);
  const [port, healthPort] = await freePortPair();
  const child = spawn(process.execPath, ['src/server/dev/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: `${port}`,
      HEALTH_PORT: `${healthPort}`,
      DATA_DIR: './data',
      NODE_ENV: 'development',
      // A unit test that starts it is not what is being served.
      VITEST: undefined,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close');
  const killNow = () => child.kill();
  process.once('exit', killNow);
  const close = async (): Promise<void> => {
    process.off('exit', killNow);
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origins = perLanguage(
    (each) => `http://${each === defaultLanguage ? 'localhost' : localHostOf(each)}:${port}`,
  );
  const end = Date.now() + patience;
  while (!said.includes('Ready after')) {
    if (child.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error(`npm run dev did not start. It said:\n${said}`);
    }
    await setTimeout(100);
  }
  return {
    origins,
    output: () => said,
    file: (path) => join(folder, path),
    catalog: (language, area) => join(folder, 'locales', language, `${area}.po`),
    replaceIn(file, before, after) {
      const text = readFileSync(file, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}.`);
      writeFileSync(file, text.replace(before, after));
    },
    close,
  };
}

/** Hard links to every file: the packages as they are, without copying half a gigabyte, and without what Vite prepared. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction');
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (!entry.name.startsWith('.vite')) linkTree(source, target);
  }
}
