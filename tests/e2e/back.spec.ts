import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowserWithWindow } from '@site/build/browser/find-browser.ts';
import { languages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/**
 * The browser without a window, in which all else is tested, keeps no page that was left. This one does as a visitor's does,
 * unless Playwright forbids it.
 */
const program = findBrowserWithWindow();
let browser: Browser;

test.beforeAll(async () => {
  if (program === undefined) return;
  browser = await chromium.launch({
    executablePath: program,
    // Playwright's own way to be without a window is the other program.
    headless: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--headless=new',
      '--disable-gpu',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
});

test.afterAll(() => browser?.close());

/** What a page was told when it was shown: whether it had been kept, and what was in the way if not. */
interface Shown {
  path: string;
  isKept: boolean;
  reasons: unknown;
}

/** Collects what the pages of a tab are told whenever they are shown; to be called before the first opens. */
async function listen(page: Page): Promise<Shown[]> {
  const shown: Shown[] = [];
  const mark = 'shown: ';
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) shown.push(JSON.parse(message.text().slice(mark.length)));
  });
  await page.addInitScript((word) => {
    addEventListener('pageshow', ({ persisted }) => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      console.log(
        word +
          JSON.stringify({
            path: location.pathname,
            isKept: persisted,
            reasons: visit?.notRestoredReasons ?? null,
          }),
      );
    });
  }, mark);
  return shown;
}

/** Follows a link of the footer, and goes back. */
async function leaveAndReturn(page: Page, onward: string): Promise<void> {
  await page.locator(`footer a[href="${onward}"]`).first().press('Enter');
  await page.waitForURL(`**${onward}`);
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Pages that are only read, pages with a form, and pages that the server makes for each request. */
const kinds: readonly PageId[] = [
  'home',
  'company',
  'legal-notices',
  'data-privacy',
  'contacts',
  'locations',
  'location-search',
  'yard',
  'scrap-prices',
  'what-we-buy',
  'investors',
];

for (const { id, language, path } of visitedPages.filter((page) => kinds.includes(page.id))) {
  for (const [state, taken] of [
    ['only read', served],
    ['taken over', hydrated],
  ] as const) {
    test(`Back shows the ${language} page ${id}, ${state}, at once`, async () => {
      test.skip(program === undefined, 'There is no Chromium here that could have a window.');
      const page = await browser.newPage();
      const shown = await listen(page);
      const onward = paths[language][id === 'legal-notices' ? 'sitemap' : 'legal-notices'];
      await page.goto(production.origins[language] + path);
      await taken(page);
      await leaveAndReturn(page, onward);
      const { pathname } = new URL(path, 'http://site');
      await expect.poll(() => shown.at(-1)).toEqual({ path: pathname, isKept: true, reasons: null });
      await page.close();
    });
  }
}

test('every language has each of these kinds', () => {
  const found = visitedPages.filter((page) => kinds.includes(page.id));
  expect(found).toHaveLength(kinds.length * languages.length);
});
