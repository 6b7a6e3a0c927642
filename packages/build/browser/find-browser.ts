import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, win32 } from 'node:path';
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

/** Where the programs of a Mac and of Windows put themselves; none of them is on the path. */
const macPlaces = [
  'Applications/Chromium.app/Contents/MacOS/Chromium',
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const windowsPlaces = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** A machine, as far as it decides where a browser may lie. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
}

/** Path of a Chromium that is on this machine, or `undefined`. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH names ${wanted}, where no file is; the browser tests cannot run; correct or unset it.`,
    );
  }
  return [...browserPlaces(process), chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

/**
 * Path of a Chromium that is able to have a window, or `undefined`. It alone does what needs one, also where it shows none
 * (`--headless=new`): it keeps pages that were left, for the button Back.
 */
export function findBrowserWithWindow(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...browserPlaces(process), chromium.executablePath()].find(
    (file) => file !== '' && !/headless[-_]shell/.test(file) && existsSync(file),
  );
}

/** Every file that would be a Chromium of the system, the best first. */
export function browserPlaces({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => env[name] ?? []);
    return folders.flatMap((folder) => windowsPlaces.map((place) => win32.join(folder, place)));
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  if (platform !== 'darwin') return onPath;
  const roots = ['/', ...(env.HOME ? [env.HOME] : [])];
  return [...onPath, ...roots.flatMap((root) => macPlaces.map((place) => join(root, place)))];
}

/** Whether a browser may be installed without a question: on a machine of the automation, or where somebody says so. */
export function mayInstall(env: Machine['env'], parameters: readonly string[]): boolean {
  const isSet = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value);
  return isSet(env.CI) || isSet(env.INSTALL_BROWSER) || parameters.includes('--install');
}

/** Playwright's own command, started by this Node: `npx` has another name on Windows. */
const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const quietly = ['install', '-y', '-qq', '--no-install-recommends'];

/** Playwright's own build or, where its download is not to be had, one of Debian's packages. */
const ways: readonly { told: string; command: string; parameters: string[]; platform?: NodeJS.Platform }[] = [
  {
    told: 'playwright install chromium',
    command: process.execPath,
    parameters: [playwright, 'install', 'chromium'],
  },
  { told: 'apt-get update', command: 'apt-get', parameters: ['update', '-qq'], platform: 'linux' },
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    told: `apt-get install ${name}`,
    command: 'apt-get',
    parameters: [...quietly, name],
    platform: 'linux' as const,
  })),
];
const waysHere = ways.filter(({ platform }) => platform === undefined || platform === process.platform);

/** Debian's way to the browser without a window, for a machine that has only one with a window. */
const waysToLighter = waysHere.filter(({ told }) =>
  /apt-get (?:update|install chromium-headless-shell)/.test(told),
);

/**
 * Takes the ways one by one, saying each before it is taken.
 *
 * @param isEnough Asked after each: the rest is not needed.
 * @param timeout For one way, in milliseconds.
 */
function install(chosen: typeof ways, isEnough: () => boolean, timeout: number): void {
  for (const { told, command, parameters } of chosen) {
    console.log(`  ${told}`);
    try {
      execFileSync(command, parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.error(`  ${told} did not work here.`);
    }
    if (isEnough()) return;
  }
}

/**
 * Whether a lighter browser is worth its download: the one that was found has a window, which takes half of the time of every test
 * on a machine of the automation, and nobody asked for that one.
 */
export function isLighterWorthwhile(browser: string | undefined, { platform, env }: Machine): boolean {
  return (
    platform === 'linux' && browser !== undefined && !env.CHROMIUM_PATH && !/headless[-_]shell/.test(browser)
  );
}

/** The command: names the browser, or installs one where that may be done unasked. Returns the exit code. */
function run(): number {
  const steps = waysHere.map(({ told }) => told).join(', ');
  const mayFetch = mayInstall(process.env, process.argv.slice(2));
  if (!findBrowser() && mayFetch) {
    console.log(
      `No Chromium on this machine; one is installed for the tests, by the first of these that works: ${steps}`,
    );
    install(waysHere, () => findBrowser() !== undefined, 600_000);
  }
  const found = findBrowser();
  if (mayFetch && isLighterWorthwhile(found, process)) {
    console.log(
      `${found} has a window; a Chromium without one tests in half the time, where it is to be had:`,
    );
    install(waysToLighter, () => !isLighterWorthwhile(findBrowser(), process), 120_000);
  }
  const browser = findBrowser();
  if (browser) {
    console.log(`Browser for the tests: ${browser}`);
    return 0;
  }
  console.error(
    'There is no Chromium on this machine, so the tests that look at pages cannot run. Name one in CHROMIUM_PATH, or let ' +
      `one be installed with INSTALL_BROWSER=1 (${steps}); a machine with CI set installs one by itself.`,
  );
  return 1;
}

if (import.meta.main) process.exit(run());
