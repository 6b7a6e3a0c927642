import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type BuiltSite, startBuiltSite } from '@site/build/serving/built-site.ts';
import { linkPackages } from '@site/build/serving/link-packages.ts';
import { languages } from '#i18n/language.ts';
import { slugLockFile } from '#site/read-slug-lock.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { type DisguiseName, disguiseOf, disguisePo } from './disguise-catalog.ts';
import { numberMessages } from './message-numbers.ts';

/**
 * A site in disguise is a build of its own in `.cache/{disguise}`, which looks to Node like the project: a copy of its
 * sources, links to the rest. There the server finds the few catalogs that it reads itself in disguise too. `build/` and
 * `locales/` are not touched.
 */
const copied = ['src', 'packages', 'package.json'];

/** What is made after the pages, as `npm run build` does it; a social card's words are compared with no picture. */
const laterSteps = ['packages/build/finish-build.ts', 'packages/build/search/build-search.ts'];

/** The folder of a site in disguise. */
export function disguisedFolder(name: DisguiseName): string {
  return join(projectFolder, '.cache', name);
}

/**
 * Builds both languages in disguise; half a minute on a quiet machine.
 * @param say Is told what is being done.
 * @throws with what the build said when it fails.
 */
export async function buildDisguised(name: DisguiseName, say: (what: string) => void): Promise<void> {
  const folder = disguisedFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
  symlinkSync(join(projectFolder, 'public'), join(folder, 'public'));
  linkPackages(projectFolder, folder);
  writeServerCatalogs(name, folder);
  for (const language of languages) {
    say(`${name}: building ${language}`);
    const command = join(projectFolder, 'node_modules/@react-router/dev/bin.cjs');
    await run([command, 'build', '--mode', language], projectFolder, { SITE_DISGUISE: name });
  }
  for (const step of laterSteps) await run([join(folder, step)], folder, {});
}

/** Serves what `buildDisguised` made. */
export async function serveDisguised(name: DisguiseName): Promise<BuiltSite> {
  const folder = disguisedFolder(name);
  if (!existsSync(join(folder, 'build'))) throw new Error(`Nothing is built in ${folder}.`);
  return await startBuiltSite({}, folder);
}

/**
 * Writes what the server reads below `locales/`. Addresses are in no disguise, so those of the past lead where they do
 * on the site; without their list it does not start.
 * @param folder The folder of the site in disguise.
 */
export function writeServerCatalogs(name: DisguiseName, folder: string): void {
  const choose = disguiseOf(name, numberMessages(readCatalogs('eng')));
  for (const language of languages) {
    mkdirSync(join(folder, 'locales', language), { recursive: true });
    for (const catalog of readCatalogs(language)) {
      const text = disguisePo(catalog, (message, context) => generateMessageId(message, context), choose);
      writeFileSync(join(folder, catalog.path), text);
    }
  }
  copyFileSync(projectFolder + slugLockFile, join(folder, slugLockFile));
}

async function run(command: readonly string[], cwd: string, settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  let said = '';
  const listen = (text: string) => {
    said = (said + text).slice(-6000);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}. It said:\n${said}`);
}
