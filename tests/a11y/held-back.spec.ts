import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { pageTypes } from '@site/proofs/lighthouse/page-types.ts';
import { languages } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { type VisitedPage, visitedPages } from '../support/site-pages.ts';

/** How late the typeface and every answer of the server come, in milliseconds. */
const late = 3_000;

/** How many pages wait at the same time: nearly all that a page does here is waiting. */
const atOnce = 5;

/** As the Layout Instability API has it; TypeScript's own types do not know it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Notes all that moves by itself; to be called before the page opens. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect: was, currentRect: is }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeValue;
          return `${name} from ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`;
        });
        shifts.push(`${value} at ${Math.round(startTime)} ms: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Two frames: what has come is painted, and its shifts are told. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Waits until all that the page has asked for has come, however late, and is painted; to be made before the page opens. */
function restOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    await expect.poll(() => asked.size, { timeout: 5 * late }).toBe(0);
    await painted(page);
  };
}

/**
 * Opens a page whose typeface and answers come late, lets React take it over, goes to each part that fills by itself, and
 * waits until all has come. Returns what moved, with the page's name before it.
 */
async function shiftsOf(
  browser: Browser,
  { id, language, path }: VisitedPage,
  width: number,
): Promise<string[]> {
  // A context of its own: what the page before has fetched would be there at once.
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  try {
    const held = new Set<string>();
    await context.route(/\/fonts\/|\/api\//, async (route) => {
      held.add(new URL(route.request().url()).pathname);
      await wait(late);
      // The page may be gone by then.
      await route.continue().catch(() => {});
    });
    const page = await context.newPage();
    const isRest = restOf(page);
    await noteShifts(page);
    // The typeface is preloaded, so that the page has loaded when it has come.
    await page.goto(production.origins[language] + path, { waitUntil: 'load' });
    expect(
      [...held].some((address) => address.startsWith('/fonts/')),
      `${id}: the typeface was late`,
    ).toBe(true);
    await painted(page);
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      (window as { siteWake?: () => void }).siteWake?.();
    });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    for (const part of await page.locator('[data-wakes=near]').all()) {
      // It goes, where there is nothing to show.
      await part
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), undefined, {
          timeout: 500,
        })
        .catch(() => {});
      await painted(page);
      await isRest();
    }
    await isRest();
    if (id === 'home' && language === 'eng') {
      expect([...held].filter((address) => address.startsWith('/api/investornews'))).toHaveLength(1);
      await expect(page.getByRole('group', { name: 'Latest News' }).getByRole('group').first()).toBeVisible();
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    return shifts.map((shift) => `${language} ${id}, ${width} px: ${shift}`);
  } finally {
    await context.close();
  }
}

for (const language of languages) {
  for (const width of [390, 1280]) {
    test(`nothing moves on ${language} pages ${width} px wide while typeface, news and prices are late`, async ({
      browser,
    }) => {
      const pages = visitedPages.filter((page) => page.language === language && pageTypes.includes(page.id));
      expect(pages.length).toBe(pageTypes.length);
      // Every page takes six seconds at least and, on a slow machine with a second of these tests beside it, half a minute.
      test.setTimeout(60_000 + (pages.length / atOnce) * 60_000);
      const moved: string[] = [];
      for (let first = 0; first < pages.length; first += atOnce) {
        const some = pages.slice(first, first + atOnce);
        const shifts = await Promise.all(some.map((page) => shiftsOf(browser, page, width)));
        moved.push(...shifts.flat());
      }
      expect(moved).toEqual([]);
    });
  }
}
