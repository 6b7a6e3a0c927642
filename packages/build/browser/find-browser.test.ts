import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserPlaces, findBrowserWithWindow, isLighterWorthwhile, mayInstall } from './find-browser.ts';

test('a browser is looked for where Windows, a Mac and Linux keep theirs', () => {
  const windows = {
    'ProgramFiles(x86)': 'D:\\Programs (x86)',
    LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
  };
  expect(browserPlaces({ platform: 'win32', env: windows })).toContain(
    'C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  );
  const mac = browserPlaces({ platform: 'darwin', env: { HOME: '/Users/ana', PATH: '/opt/homebrew/bin' } });
  expect(mac).toContain('/opt/homebrew/bin/chromium');
  expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(mac).toContain('/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium');
  expect(browserPlaces({ platform: 'linux', env: { PATH: '/usr/bin' } })[0]).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('a browser that cannot have a window is none for what needs one, also where it is the wanted one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const [shell, whole] = [join(folder, 'chromium-headless-shell'), join(folder, 'chromium')];
  for (const file of [shell, whole]) writeFileSync(file, '');
  vi.stubEnv('PATH', folder);
  for (const wanted of ['', shell]) {
    vi.stubEnv('CHROMIUM_PATH', wanted);
    expect(findBrowserWithWindow()).toBe(whole);
  }
});

test.each([
  [{ CI: 'true' }, [], true],
  [{ INSTALL_BROWSER: '1' }, [], true],
  [{}, ['--install'], true],
  [{}, [], false],
  [{ CI: 'false', INSTALL_BROWSER: '' }, [], false],
])('%j with %j: a browser may be installed unasked: %j', (env, parameters, may) => {
  expect(mayInstall(env, parameters)).toBe(may);
});

test.each([
  ['/usr/bin/chromium', 'linux', {}, true],
  ['/usr/bin/chromium-headless-shell', 'linux', {}, false],
  ['/usr/bin/chromium', 'linux', { CHROMIUM_PATH: '/usr/bin/chromium' }, false],
  ['/Applications/Chromium.app/Contents/MacOS/Chromium', 'darwin', {}, false],
  [undefined, 'linux', {}, false],
] as const)('%s on %s with %j: a lighter browser is worth its download: %j', (browser, platform, env, is) => {
  expect(isLighterWorthwhile(browser, { platform, env })).toBe(is);
});
