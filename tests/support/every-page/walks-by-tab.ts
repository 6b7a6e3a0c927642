import type { Page } from '@playwright/test';
import { walkThere } from '@site/audit/checks/tab-walk.ts';
import { linesOf } from '@site/audit/faults.ts';
import { expect, rests } from '../fixtures.ts';
import { paths, type VisitedPage } from '../site-pages.ts';

export const narrowWindow = { width: 320, height: 640 };
export const wideWindow = { width: 1280, height: 800 };

/** Of the ten presses that lead to the privacy form from the top of every page, the last is Enter. */
const mostTabs = 9;

/** Asks whether Tab visits each stop of a page once, in order, and back, in both windows, and is soon at the privacy form. */
export async function walksByTab(page: Page, { url, language }: VisitedPage): Promise<void> {
  const privacy = paths[language]['data-privacy'] ?? '';
  for (const size of [wideWindow, narrowWindow]) {
    await page.setViewportSize(size);
    // A frame of a table takes the focus where it scrolls, which the page finds out when it draws the new size.
    await page.evaluate(
      () =>
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
    );
    const where = `${url} at ${size.width} px`;
    const { faults, stops } = await walkThere(page);
    expect.soft(stops, `${where}: stops`).toBeGreaterThan(5);
    expect.soft(linesOf(faults), where).toEqual([]);
    const tabs = await page.evaluate(
      (path) => window.auditDom.stops().findIndex((stop) => stop.getAttribute('href') === path) + 1,
      privacy,
    );
    expect.soft(tabs, `${where}: the link to the privacy form`).toBeGreaterThan(0);
    expect.soft(tabs, `${where}: presses of Tab to the privacy form`).toBeLessThanOrEqual(mostTabs);
  }
}

/** Lets what comes late be there before stops are counted: the news, and the human check, which loads when it is near. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The page may have been at rest before the script asked for the news.
  const hasNews = (await page.getByRole('heading', { name: 'Latest News' }).count()) > 0;
  if (hasNews) await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('main').locator('form').last().scrollIntoViewIfNeeded();
  const check = page.locator('form [role=group][id$="-recaptcha"]');
  if ((await check.count()) > 0) await expect(check.getByRole('checkbox')).toBeVisible();
  await rests(page);
  await page.evaluate(() => scrollTo(0, 0));
}
