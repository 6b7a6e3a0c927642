import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@site/build/serving/free-port.ts';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { type DrivenBrowser, endGroup, findProgram, NoBrowser, startGroup } from './driven-browser.ts';

/** How long the driver may take to start, and a page to be read, in milliseconds. */
const patience = 60_000;
/** Where Debian's package of the driver keeps the browser that it drives. */
const places = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/**
 * Starts WebKitGTK, the nearest kin of Safari that runs on Linux, on a screen that nobody sees. Selenium speaks WebDriver
 * (https://www.w3.org/TR/webdriver2/) with its driver. Debian has all of it in the packages `webkit2gtk-driver` and `xvfb`.
 *
 * @throws NoBrowser when a part of it is missing, Error when it does not start.
 */
export async function startWebkit(): Promise<DrivenBrowser> {
  const program = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  const browser = findProgram('WEBKIT_PATH', places);
  const screen = findProgram('XVFB_RUN_PATH', ['xvfb-run']);
  if (!program || !browser || !screen) {
    throw new NoBrowser(
      'There is no WebKitGTK here. On Debian: apt-get install webkit2gtk-driver xvfb xauth.\n' +
        'Elsewhere name WEBKIT_DRIVER_PATH, WEBKIT_PATH and XVFB_RUN_PATH.',
    );
  }
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = startGroup(screen, ['-a', program, `--port=${port}`], {
    stdio: 'ignore',
    // As root, in most containers, its sandbox cannot be made; and no machine of tests has a graphics card.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const gone = once(child, 'close');
  const driver = await startSession(child, address, browser).catch((fault) => {
    endGroup(child);
    throw fault;
  });
  const capabilities = await driver.getCapabilities();
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    open: (url) => driver.get(url),
    run: (call, ...given) => driver.executeScript(call, ...given),
    async close() {
      await driver.quit().catch(() => undefined);
      endGroup(child);
      await gone;
    },
  };
}

/** Waits for the driver and has it start the browser. Its address is given, so that Selenium neither looks for one nor fetches it. */
async function startSession(child: ChildProcess, address: string, binary: string): Promise<WebDriver> {
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + patience; !(await isUp()); await setTimeout(100)) {
    if (Date.now() > end || child.exitCode !== null)
      throw new Error('The driver of WebKitGTK did not start.');
  }
  const session = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { script: patience, pageLoad: patience },
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  // The driver waits for ever for a browser that ends at once.
  const late = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error(`${binary} did not start within ${patience / 1000} seconds.`);
  });
  return Promise.race([session, late]);
}
