import type { Page } from '@playwright/test';
import { coveredStops } from '@site/audit/checks/focus-not-obscured.ts';
import { letters } from '@site/audit/checks/key-shortcuts.ts';
import { walkThere } from '@site/audit/checks/tab-walk.ts';
import { linesOf } from '@site/audit/faults.ts';
import { pages as manifest, type PageEntry } from '#site/manifest.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const originOf = production.origins;
const pagesWithForm: ReadonlySet<string> = new Set(
  (manifest as readonly PageEntry[]).filter(({ hasForm }) => hasForm).map(({ id }) => id),
);
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

for (const language of ['eng', 'es'] as const) {
  for (const size of [wide, narrow]) {
    test(`on every ${language} page at ${size.width} px Tab visits each stop once, in order, and back`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(420_000);
      complaints.allow(/404/);
      await page.setViewportSize(size);
      const pages = visitedPages.filter(
        (each) => each.language === language && !each.id.startsWith('console'),
      );
      for (const { id, path } of pages) {
        const url = `${originOf[language]}${path}`;
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        if (id === 'home' || pagesWithForm.has(id)) await settle(page);
        const { faults, stops } = await walkThere(page);
        expect.soft(stops, `${url}: stops`).toBeGreaterThan(5);
        expect.soft(linesOf(faults), url).toEqual([]);
      }
    });
  }
}

/** Lets what comes late be there before stops are counted: the news, and the human check, which loads when it is near. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The network may have been idle before the script asked for the news.
  const hasNews = (await page.getByRole('heading', { name: 'Latest News' }).count()) > 0;
  if (hasNews) await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('main').locator('form').last().scrollIntoViewIfNeeded();
  const check = page.locator('form [role=group][id$="-recaptcha"]');
  if ((await check.count()) > 0) await expect(check.getByRole('checkbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

for (const size of [wide, narrow]) {
  test(`at ${size.width} px nothing ever covers what has the focus, in either direction`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize(size);
    for (const [url, opener] of [
      [`${development.english}/`],
      [`${development.spanish}/`],
      [`${development.english}/data-privacy`],
      [`${development.spanish}/compania`, 'Preferencias de cookies'],
      [`${development.english}/locations`, 'Cookie Preferences'],
    ] as const) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      if (opener) {
        await page.waitForLoadState('networkidle');
        await page.getByRole('button', { name: opener }).click();
        await expect(page.locator('#privacy-choices h2')).toBeFocused();
      } else await settle(page);
      const { faults, stops, looked } = await coveredStops(page);
      expect.soft(linesOf(faults), url).toEqual([]);
      for (const count of looked)
        expect.soft(count, `${url}: stops looked at`).toBeGreaterThanOrEqual(stops - 1);
    }
  });
}

test('the first stop is the way past the navigation: shown while it has the focus, and it arrives', async ({
  page,
}) => {
  for (const [url, words] of [
    [`${production.englishOrigin}/company`, 'Skip to main content'],
    [`${production.spanishOrigin}/`, 'Saltar al contenido principal'],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('outside fields no letter, digit or sign does anything', async ({ page }) => {
  await page.goto(`${production.englishOrigin}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await settle(page);
  await page.getByRole('main').focus();
  const before = await page.locator('body').ariaSnapshot();
  for (const key of letters) await page.keyboard.press(key);
  expect(await page.locator('body').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL(`${production.englishOrigin}/`);
});

test('everything works in a low, wide window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(`${production.englishOrigin}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'About Us' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Play the film' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused();
});
