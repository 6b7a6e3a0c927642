import type { Page } from '@playwright/test';
import { test as base, expect, hydrated, served } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { englishOrigin } = production;

/** Playwright switches off the memory of pages that were left; visitors' browsers have it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** What the browser says of a page that it prepares: its address and how far it has come. */
interface PrefetchStatus {
  prefetchUrl: string;
  status: string;
}

/** Rests the pointer on a link and waits until the browser has prepared its page. */
async function preparedBy(page: Page, address: string, link: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }: PrefetchStatus) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto(address);
  await page.locator(link).last().hover();
  return await ready;
}

for (const [kind, path] of [
  ['prerendered', paths.eng.company],
  ['rendered on request', `${paths.eng['location-search']}?zip=97204`],
] as const) {
  test(`a page ${kind} lets the browser prepare the page of a link on which a hand rests`, async ({
    page,
  }) => {
    const link = `footer a[href="${paths.eng['legal-notices']}"]`;
    expect(await preparedBy(page, englishOrigin + path, link)).toBe(paths.eng['legal-notices']);
  });

  for (const [state, taken] of [
    ['only read', served],
    ['taken over', hydrated],
  ] as const) {
    test(`a page ${kind} and ${state} does nothing that keeps a browser from showing it at once on Back`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const blamed: string[] = [];
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        // The rest lies with the browser: the one without a window has no such memory.
        blamed.push(
          ...notRestoredExplanations
            .filter(({ type }) => type !== 'Circumstantial')
            .map(({ reason }) => reason),
          'asked',
        );
      });
      await page.goto(englishOrigin + path);
      await taken(page);
      await page.evaluate(() =>
        addEventListener('pageshow', () =>
          Object.assign(document.documentElement.dataset, { shown: 'again' }),
        ),
      );
      await page.locator(`footer a[href="${paths.eng.careers}"]`).first().press('Enter');
      await page.waitForURL(`**${paths.eng.careers}`);
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      const isShownAgain = () => page.evaluate(() => document.documentElement.dataset.shown === 'again');
      await expect.poll(async () => (await isShownAgain()) || blamed.includes('asked')).toBe(true);
      expect(blamed.filter((reason) => reason !== 'asked')).toEqual([]);
    });
  }
}

test('Back finds the menus closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(englishOrigin + paths.eng.company);
  await served(page);
  await page.getByRole('button', { name: 'About Us' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await page.waitForURL(`**${paths.eng.history}`);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`**${paths.eng.company}`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'About Us' })).toHaveAttribute('aria-expanded', 'false');
});
