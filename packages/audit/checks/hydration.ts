import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Check } from '../contract.ts';
import { faultOfPage, reportOf } from '../faults.ts';

/** What assistive technology reads of a page, line by line, without its place in the tree. */
async function reading(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').map((line) => line.trim());
}

/** Waits until nothing has changed in the document for a third of a second, two seconds at most. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const end = () => {
          observer.disconnect();
          done();
        };
        let timer = setTimeout(end, 600);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 350);
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
        setTimeout(end, 2500);
      }),
  );
}

/**
 * Opens the address in a page of its own and reads it twice: as it was served, with every script still on its way, and
 * once its scripts have taken it over. Gives the lines that went and that came.
 */
export async function readBeforeAndAfter(
  page: Page,
): Promise<{ gone: string[]; come: string[]; lines: number }> {
  const other = await page.context().newPage();
  try {
    const size = page.viewportSize();
    if (size) await other.setViewportSize(size);
    const held: Route[] = [];
    let isHeld = true;
    await other.route('**/*', async (route) => {
      const isScript = ['script', 'fetch', 'xhr'].includes(route.request().resourceType());
      if (isHeld && isScript) held.push(route);
      else await route.fallback();
    });
    await other.addInitScript(holdTimers);
    await other.goto(page.url(), { waitUntil: 'commit' });
    while ((await other.evaluate(() => document.readyState)) === 'loading') await pause(20);
    // A trial site says by script that it is one, sooner or later; no visitor of the deployed site meets that. An address of e-mail is
    // kept from robots until a script writes it out.
    await other.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-environment], a[data-email] { display: none !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const before = await reading(other);
    isHeld = false;
    await other.evaluate(() => (window as unknown as { releaseTimers: () => void }).releaseTimers());
    for (const route of held) await route.fallback();
    await other.mouse.move(5, 5);
    await other.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
    );
    await other.waitForLoadState('networkidle');
    await settled(other);
    const after = await reading(other);
    return { gone: without(before, after), come: without(after, before), lines: before.length };
  } finally {
    await other.close();
  }
}

/** Runs in the page before all else: what wants to run later waits until the page has been read as it was served. */
function holdTimers(): void {
  const held: (() => void)[] = [];
  let isHeld = true;
  for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'requestAnimationFrame'] as const) {
    const own = window[name].bind(window) as (...given: unknown[]) => number;
    const later = (...given: unknown[]): number => (isHeld ? held.push(() => own(...given)) : own(...given));
    Object.assign(window, { [name]: later });
  }
  const releaseTimers = () => {
    isHeld = false;
    for (const start of held.splice(0)) start();
  };
  Object.assign(window, { releaseTimers });
}

/** The lines of one reading that the other lacks, each as often as it lacks it. */
function without(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares the page as served with the page as taken over by its script. */
export const hydration: Check = {
  id: 'hydration',
  title: {
    eng: 'A screen reader reads the same before and after the script takes over',
    es: 'Un lector de pantalla lee lo mismo antes y después de que el código se haga cargo',
  },
  fix: {
    eng: 'Render names, labels and states on the server as the script will have them; give fields ids of their own.',
    es: 'Genere en el servidor los nombres, las etiquetas y los estados tal como los tendrá el código; dé a los campos ids propios.',
  },
  criteria: ['1.3.1', '4.1.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page }) => {
    if (!page.url().startsWith('http')) return reportOf({ faults: [], looked: 0 });
    const { gone, come, lines } = await readBeforeAndAfter(page);
    return reportOf({
      faults: [
        ...gone.map((line) => faultOfPage(`The script takes this away, or changes it: ${line}`)),
        ...come.map((line) => faultOfPage(`The script adds this: ${line}`)),
      ],
      looked: lines,
    });
  },
};
