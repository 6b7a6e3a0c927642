import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@site/build/serving/free-port.ts';
import {
  asJsonCall,
  type DrivenBrowser,
  endGroup,
  findProgram,
  NoBrowser,
  startGroup,
} from './driven-browser.ts';

/** How long the driver may take to start, in milliseconds. */
const patience = 60_000;
/** Where Debian's package of the driver keeps the browser that it drives. */
const places = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/**
 * Starts WebKitGTK, the nearest kin of Safari that runs on Linux, through its own driver
 * (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. Debian has all of it in the packages
 * `webkit2gtk-driver` and `xvfb`.
 *
 * @throws NoBrowser when a part of it is missing, Error when it does not start.
 */
export async function startWebkit(): Promise<DrivenBrowser> {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
  const browser = findProgram('WEBKIT_PATH', places);
  const screen = findProgram('XVFB_RUN_PATH', ['xvfb-run']);
  if (!driver || !browser || !screen) {
    throw new NoBrowser(
      'There is no WebKitGTK here. On Debian: apt-get install webkit2gtk-driver xvfb xauth.\n' +
        'Elsewhere name WEBKIT_DRIVER_PATH, WEBKIT_PATH and XVFB_RUN_PATH.',
    );
  }
  const port = await freePort();
  const child = startGroup(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    // As root, in most containers, its sandbox cannot be made; and no machine of tests has a graphics card.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const gone = once(child, 'close');

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const end = Date.now() + patience;
  for (let isUp = false; !isUp; ) {
    isUp = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (Date.now() > end || child.exitCode !== null)
      throw new Error('The driver of WebKitGTK did not start.');
    if (!isUp) await setTimeout(100);
  }
  const { sessionId, capabilities } = await ask<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async run(call, ...given) {
      const text = await ask<string>('POST', `${session}/execute/async`, {
        script: `const tell = arguments[0]; (${asJsonCall(call, given)})().then((answer) => tell({ answer }), (fault) => tell({ fault: String(fault) }));`,
        args: [],
      }).then((told) => {
        const { answer, fault } = told as unknown as { answer?: string; fault?: string };
        if (fault !== undefined || answer === undefined) throw new Error(fault);
        return answer;
      });
      return JSON.parse(text);
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      endGroup(child);
      await gone;
    },
  };
}
