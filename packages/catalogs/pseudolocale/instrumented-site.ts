import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type BuiltSite, startBuiltSite } from '@site/build/serving/built-site.ts';
import { linkPackages } from '@site/build/serving/link-packages.ts';
import { languages } from '#i18n/language.ts';
import { slugLockFile } from '#site/read-slug-lock.server.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import {
  type InstrumentationName,
  idsOfAreas,
  instrumentationOf,
  instrumentPo,
  instrumentScript,
} from './instrument-catalog.ts';
import { numberMessages } from './message-numbers.ts';

/**
 * An instrumented site is the build of the site with other words in its catalogs, in `.cache/{instrumentation}`, which looks to Node like
 * the project: a copy of its sources, links to the rest. There the server finds the few catalogs that it reads itself in
 * instrumentation too. `build/` and `locales/` are not touched.
 */
const copied = ['src', 'packages', 'package.json'];

/** What a build is made of: when something of it is younger than the build, the build is another site than the sources. */
const sources = [
  'src',
  'locales',
  'packages/build',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
  'react-router.config.ts',
];

/** What holds words of prerendered pages: left out, so that the server renders them, with the words instrumented. */
const prerendered = /\.(html|data|br|gz)$/;

/** The folder of an instrumented site. */
export function instrumentedFolder(name: InstrumentationName): string {
  return join(projectFolder, '.cache', name);
}

/**
 * Puts both languages instrumented, in seconds; where the build is older than its sources, or there is none, it is made first.
 * @param say Is told what is being done.
 * @throws with what the build said when it fails.
 */
export async function buildInstrumented(
  name: InstrumentationName,
  say: (what: string) => void,
): Promise<void> {
  if (!isBuilt(projectFolder)) {
    say('building the site');
    await run('npm', ['run', '--silent', 'build'], projectFolder);
  }
  const folder = instrumentedFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
  symlinkSync(join(projectFolder, 'public'), join(folder, 'public'));
  linkPackages(projectFolder, folder);
  writeServerCatalogs(name, folder);
  say(`${name}: ${languages.join(', ')}`);
  const catalogs = readCatalogs('eng');
  const [ids, choose] = [idsOfAreas(catalogs), instrumentationOf(name, numberMessages(catalogs))];
  for (const language of languages) {
    const from = join(projectFolder, 'build', language);
    instrumentBuild(from, join(folder, 'build', language), (code) => instrumentScript(code, ids, choose));
  }
  copyFileSync(join(projectFolder, 'build/build.json'), join(folder, 'build/build.json'));
  await run(process.execPath, [join(folder, 'packages/build/search/build-search.ts')], folder);
}

/** Whether there is a build that is no older than what it is made of. */
export function isBuilt(folder: string): boolean {
  const made = join(folder, 'build/build.json');
  if (!existsSync(made)) return false;
  const builtAt = Date.parse(JSON.parse(readFileSync(made, 'utf8')).builtAt);
  return sources.every((path) => newestBelow(join(folder, path)) <= builtAt);
}

function newestBelow(path: string): number {
  const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(statSync(path).mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs));
}

/** Copies the build of one language, its scripts changed, without what was prerendered. */
export function instrumentBuild(from: string, to: string, change: (code: string) => string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !prerendered.test(path) });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(to, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  // No page is prerendered here; without the list the server does not start.
  writeFileSync(join(to, 'pages.json'), '{}\n');
}

/** Serves what `buildInstrumented` made. */
export async function serveInstrumented(name: InstrumentationName): Promise<BuiltSite> {
  const folder = instrumentedFolder(name);
  if (!existsSync(join(folder, 'build'))) throw new Error(`Nothing is built in ${folder}.`);
  return await startBuiltSite({}, folder);
}

/**
 * Writes what the server reads below `locales/`. Addresses are not instrumented, so those of the past lead where they do
 * on the site; without their list it does not start.
 * @param folder The folder of the instrumented site.
 */
export function writeServerCatalogs(name: InstrumentationName, folder: string): void {
  const choose = instrumentationOf(name, numberMessages(readCatalogs('eng')));
  for (const language of languages) {
    mkdirSync(join(folder, 'locales', language), { recursive: true });
    for (const catalog of readCatalogs(language)) {
      const text = instrumentPo(catalog, (message, context) => generateMessageId(message, context), choose);
      writeFileSync(join(folder, catalog.path), text);
    }
  }
  copyFileSync(projectFolder + slugLockFile, join(folder, slugLockFile));
}

async function run(program: string, words: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script of the shell on some systems.
    shell: process.platform === 'win32',
  });
  let said = '';
  const listen = (text: string) => {
    said = (said + text).slice(-6000);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[program, ...words].join(' ')} ended with ${code}. It said:\n${said}`);
}
