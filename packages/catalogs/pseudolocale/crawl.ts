import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import type { VisitedPage } from './visited-pages.ts';

/** The narrowest window that a page must fit: 1280 CSS pixels at a zoom of 400 %. */
export const narrow = { width: 320, height: 800 };

/** Starts Chromium without a window. @throws when there is none on this machine. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error(
      'No Chromium was found; run "node packages/build/browser/find-browser.ts", which installs one.',
    );
  }
  return await chromium.launch({
    executablePath,
    // Root, as in most containers, may not use the sandbox.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
  });
}

/** The address of a page on a running site. */
export function addressOf(site: BuiltSite, { language, path }: VisitedPage): string {
  return site.origins[language] + path;
}

/** Opens an address and waits until React has taken the page over. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(5, 5);
  // The pre-hydration script brings the page script at the first sign of a hand, and React where one needs it.
  await page.evaluate(() => (window as { siteWake?: () => void }).siteWake?.());
  await page.waitForFunction(() => {
    const { hydrated, served } = document.documentElement.dataset;
    return hydrated === '' && served === '';
  });
}
