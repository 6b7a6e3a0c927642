/**
 * Opens pages in headless Chromium whose scripts are this folder's own TypeScript modules, types taken off as they are
 * read. Chromium comes from CHROMIUM_PATH or the system (Debian: apt install chromium).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { stillFolder } from './render-stills.ts';

const makers = new URL('../', import.meta.url);
const origin = 'http://film.invalid/';
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Runs `work` with a page that can import `/film/….ts` and `/drawing/….ts`, and load `/stills/….png`. */
export async function withFilmPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPaths.find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--force-color-profile=srgb'] });
  try {
    const page = await browser.newPage();
    await page.route(`${origin}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
        return;
      }
      if (pathname.startsWith('/stills/')) {
        await route.fulfill({
          contentType: 'image/png',
          body: await readFile(join(stillFolder, basename(pathname))),
        });
        return;
      }
      const source = await readFile(new URL(`.${pathname}`, makers), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
    });
    await page.goto(origin);
    return await work(page);
  } finally {
    await browser.close();
  }
}
