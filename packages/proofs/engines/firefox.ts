import { once } from 'node:events';
import { launch, type Page } from 'puppeteer-core';
import { type DrivenBrowser, endGroup, findProgram, NoBrowser } from './driven-browser.ts';

/** How long a start or a command may take, in milliseconds: the longest fills a form in and passes its human check. */
const patience = 120_000;

/** What a visitor has set who wants the tabs of last time again, also after a crash. */
const bringingBack = {
  'browser.startup.page': 3,
  'browser.sessionstore.resume_from_crash': true,
  // All tabs, not only the one in front.
  'browser.sessionstore.restore_on_demand': false,
  // The session is written each second and not each quarter of a minute; what is written is the same.
  'browser.sessionstore.interval': 1000,
  'browser.sessionstore.interval.idle': 1000,
};

/** A Firefox that can also be cut off, listened to and killed, and that leaves its profile behind when asked to. */
export interface DrivenFirefox extends DrivenBrowser {
  /** The page that is open in it. */
  page: Page;
  /** Ends all of it without a word to the page, and resolves when it is gone. */
  kill(): Promise<void>;
  /**
   * Ends it by SIGTERM, as a desktop that is left does: its tabs come back from the running notes of its session, since it
   * writes no last one. After `close` there is a last one, and nothing of it comes back.
   */
  quit(): Promise<void>;
}

/**
 * Starts Firefox without a window. Puppeteer speaks WebDriver BiDi with it (https://www.w3.org/TR/webdriver-bidi/), which it
 * knows by itself: no driver stands between. The program is the one in `FIREFOX_PATH` or on the path; nothing is downloaded.
 *
 * @param profile A folder to keep the profile in; without one it is a new one, removed at the end.
 * @param isBringingBack Set to bring the tabs of last time back, which a driven Firefox is not by itself. The page is a new tab then.
 * @throws NoBrowser when there is none, Error with what it said when it does not start.
 */
export async function startFirefox(profile?: string, isBringingBack = false): Promise<DrivenFirefox> {
  const program = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);
  if (!program) throw new NoBrowser('There is no Firefox here. Install one, or name it in FIREFOX_PATH.');
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    ...(profile && { userDataDir: profile }),
    // The window is as large as Firefox makes it, as a visitor's is.
    defaultViewport: null,
    timeout: patience,
    protocolTimeout: patience,
    // Puppeteer's preferences send Firefox to no server outside; a released Firefox heeds that one only when it is told so.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    // Names below localhost lead to this machine, as Chromium has it by itself.
    extraPrefsFirefox: {
      'network.dns.localDomains': 'es.localhost,www.localhost',
      ...(isBringingBack && bringingBack),
    },
  });
  const [first] = isBringingBack ? [] : await browser.pages();
  const page = first ?? (await browser.newPage());
  page.setDefaultTimeout(patience);
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    page,
    async open(url) {
      await page.goto(url);
    },
    // By its types `evaluate` takes handles of things in the page as well; what is run in every browser sends none.
    run: page.evaluate.bind(page) as DrivenBrowser['run'],
    async kill() {
      const child = browser.process();
      if (!child) return;
      const gone = once(child, 'close');
      endGroup(child);
      await gone;
    },
    async quit() {
      const child = browser.process();
      if (!child) return;
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
    },
    close: () => browser.close(),
  };
}
