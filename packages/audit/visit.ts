import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import type { Cell, Mode } from './contract.ts';
import { sheetOf } from './page/text-changes.ts';
import { neverAnswered } from './steps.ts';

/** How long a page may take to open and come to rest, in milliseconds. */
const patience = 30_000;

/** How each window is high, in CSS pixels: a small telephone, and a usual screen. */
export const heightOf = (width: number): number => (width === 320 ? 640 : 800);

/** The settings of a cell that decide how its page opens. */
export type Settings = Pick<Cell, 'width' | 'scheme' | 'mode' | 'language' | 'path'>;

/** Forgets whatever the cell before left on this device: a consent, a language, a request that waits. */
export async function forget(context: BrowserContext, page: Page, origins: readonly string[]): Promise<void> {
  await context.clearCookies();
  const session: CDPSession = await context.newCDPSession(page);
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    });
  }
  await session.detach();
}

/** A document without a script: what the one before writes when it is left is there by then. */
const emptyPath = '/robots.txt';

/**
 * Empties a tab that was used before: its own session, which new tabs do not have, and what was to be answered instead of the
 * server. A tab that opens a further page of one site is four times as cheap as a new one.
 */
export async function empty(page: Page): Promise<void> {
  const { origin, pathname, protocol } = new URL(page.url());
  if (!protocol.startsWith('http') || pathname === emptyPath) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${origin}${emptyPath}`);
  await page.evaluate(() => sessionStorage.clear());
}

/**
 * Takes focus, pointer and place back to the top and says what the page is then, in one word: if it is the same word again,
 * nothing of what was done between has stayed.
 */
export async function conditionOf(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  return await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const places = [...document.querySelectorAll('*')].filter((each) => each.scrollTop + each.scrollLeft > 0);
    const whole = JSON.stringify([
      location.href,
      document.title,
      document.documentElement.className,
      document.body.outerHTML,
      fields.map(({ value, checked }) => [value, checked]),
      places.map(({ localName, className }) => `${localName}.${className}`),
    ]);
    const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whole));
    return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

/** Sets window, colours, motion and medium of a page before it opens. */
export async function set(page: Page, { width, scheme, mode }: Settings): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({
    colorScheme: scheme.endsWith('dark') ? 'dark' : 'light',
    forcedColors: scheme.startsWith('forced') ? 'active' : 'none',
    reducedMotion: mode === 'reduced-motion' ? 'reduce' : 'no-preference',
    media: mode === 'print' ? 'print' : 'screen',
  });
}

/**
 * Opens an address and waits until the page is at rest: taken over by its script, nothing on the way, nothing moving.
 * @param goesOn True when steps follow, which wait for what they need: then the page is at rest after them.
 * @throws when it does not come to rest within half a minute.
 */
export async function open(page: Page, address: string, mode: Mode, goesOn = false): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: patience });
  if (mode === 'no-script') {
    await page.waitForLoadState('load', { timeout: patience });
    return;
  }
  // The page script comes when the browser is idle or at a sign of a hand; a key is one. React comes where a hand needs it.
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    (window as { siteWake?: () => void }).siteWake?.();
  });
  await page.waitForFunction(
    () => {
      const { hydrated, served } = document.documentElement.dataset;
      return hydrated === '' && served === '';
    },
    undefined,
    { timeout: patience },
  );
  await changeText(page, mode);
  if (!goesOn) await atRest(page);
}

/**
 * Opens an address of another site and waits until the page is at rest: loaded, as far as it loads within half a minute, nothing on
 * the way, nothing moving.
 * @throws when there is no answer, or one that is no page: what stands there would be judged in place of what was meant.
 */
export async function openElsewhere(page: Page, address: string, mode: Mode): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: patience });
  if (answer && !answer.ok()) throw new Error(`the address answers ${answer.status()}`);
  // A picture that never comes keeps nobody from reading.
  await page.waitForLoadState('load', { timeout: patience }).catch(() => undefined);
  await changeText(page, mode);
  await atRest(page);
}

/** Sets the page's text apart or larger, where the mode says so. */
async function changeText(page: Page, mode: Mode): Promise<void> {
  const sheet = sheetOf(mode);
  if (sheet === undefined) return;
  // As a sheet of the document's own, which no policy of the page can refuse.
  await page.evaluate((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  }, sheet);
}

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** Begins to count what a page asks for; to be called before it opens, and again before each further opening. */
export function watch(page: Page): void {
  asked.get(page)?.clear();
  if (asked.has(page)) return;
  const pending = new Set<Request>();
  asked.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/** How long nothing may be on the way before a page counts as being at rest, and how long that is waited for, in milliseconds. */
const quiet = { for: 150, atMost: 3000 };

/**
 * Waits until nothing has been on the way for a moment and every movement that ends has ended. An answer that never comes, as
 * in a state of a slow network, is not waited for.
 */
export async function atRest(page: Page): Promise<void> {
  const pending = asked.get(page) ?? new Set();
  const end = Date.now() + quiet.atMost;
  for (let still = 0; still < quiet.for && Date.now() < end; ) {
    await setTimeout(50);
    still = [...pending].every((request) => neverAnswered.has(request)) ? still + 50 : 0;
  }
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        // What follows scrolling stands still while nobody scrolls, and never ends.
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    const late = new Promise((resolve) => globalThis.setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), late]);
  });
}
