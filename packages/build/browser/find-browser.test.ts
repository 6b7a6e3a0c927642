import { expect, test } from 'vitest';
import { browserPlaces, mayInstall } from './find-browser.ts';

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

test.each([
  [{ CI: 'true' }, [], true],
  [{ INSTALL_BROWSER: '1' }, [], true],
  [{}, ['--install'], true],
  [{}, [], false],
  [{ CI: 'false', INSTALL_BROWSER: '' }, [], false],
])('%j with %j: a browser may be installed unasked: %j', (env, parameters, may) => {
  expect(mayInstall(env, parameters)).toBe(may);
});
