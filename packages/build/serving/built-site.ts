import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, type Language, perLanguage } from '#i18n/language.ts';
import { freePortPair } from './free-port.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** The built site with a database of its own, on ports of its own. */
export type BuiltSite = {
  /** The address of each language's site; `english` and `spanish` are two of them by name. */
  origins: Record<Language, string>;
  english: string;
  spanish: string;
  dataDir: string;
  close(): Promise<void>;
};

/**
 * Starts it, with further settings where a command needs them. Rejects with what it said when it does not answer within a
 * minute: most often there is no build.
 * @param folder Whose build is served. Default: the project's.
 */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>> = {},
  folder: string = project,
): Promise<BuiltSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'built-site-'));
  const [port, healthPort] = await freePortPair();
  const child = spawn(process.execPath, [join(folder, 'src/server/main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HEALTH_PORT: `${healthPort}`,
      DATA_DIR: dataDir,
      // Submissions are limited by address: each browser names one of its own, as a proxy in front would.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close');
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const origins = perLanguage(
    (each) => `http://${each === defaultLanguage ? 'localhost' : localHostOf(each)}:${port}`,
  );
  const site = {
    origins,
    english: origins.eng,
    spanish: origins.es,
    dataDir,
    async close() {
      process.off('exit', killNow);
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  const end = Date.now() + 60_000;
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null || Date.now() > end) {
      await site.close();
      throw new Error(`The site did not start. Is it built (npm run build)? It said:\n${said}`);
    }
    await setTimeout(100);
  }
  return site;
}

async function answers(address: string): Promise<boolean> {
  try {
    await (await fetch(address)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
