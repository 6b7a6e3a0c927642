import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium for the tests: the path in `CHROMIUM_PATH`, one on the system, one that Playwright downloaded, in
 * this order. Machines differ in what they may download, so no single way is enough.
 */

/**
 * The browser without a window first: it is the same engine, and opens a page for half of the processor's time, since it starts
 * none of what only a window needs.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is on this machine, or `undefined`. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH names ${wanted}, where no file is; the browser tests cannot run; correct or unset it.`,
    );
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find((file) => file !== '' && existsSync(file));
}

const quietly = ['install', '-y', '-qq', '--no-install-recommends'];

/** Installs a Chromium: Playwright's own build or, where its download is not to be had, one of Debian's packages. */
function install(): void {
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', [...quietly, 'chromium-headless-shell']],
    ['apt-get', [...quietly, 'chromium']],
  ];
  for (const [command, parameters] of ways) {
    try {
      execFileSync(command, parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.error(`${command} ${parameters.join(' ')} did not work here.`);
    }
    if (findBrowser()) return;
  }
}

if (import.meta.main) {
  if (!findBrowser()) {
    console.log('No Chromium on this machine; installing one for the browser tests.');
    install();
  }
  const browser = findBrowser();
  if (!browser) {
    console.error(
      'No Chromium was found and none could be installed, so the browser tests cannot run; install one and set CHROMIUM_PATH to its path.',
    );
    process.exit(1);
  }
  console.log(`Browser for the tests: ${browser}`);
}
