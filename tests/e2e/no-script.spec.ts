import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { decodeRot13 } from '#site/rot13.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

const originOf = production.origins;
const inProduction = visitedPages.filter(({ id }) => !id.startsWith('console'));

/** What a page is made of, for whoever reads it by landmarks, by headings or by links. */
async function outline(page: Page) {
  return await page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
      return element.getAttribute('aria-label') ?? label ?? '';
    };
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const landmarks =
      'header, nav, main, footer, [role=search], section[aria-label], section[aria-labelledby]';
    return {
      landmarks: [...document.querySelectorAll(landmarks)]
        .filter(shown)
        .map((element) => `${element.getAttribute('role') ?? element.localName} ${nameOf(element)}`),
      // A slide beyond the view waits behind a button: its heading is on the page all the same.
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => shown(heading) || heading.closest('[aria-roledescription]') !== null)
        .map((heading) => `${heading.localName} ${heading.textContent}`),
      // With scripts a menu's links wait behind its button: they are on the page all the same.
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      // What is folded in `details` unfolds without any script.
      shownLinks: [...document.querySelectorAll('a[href]')]
        .filter((link) => shown(link) || link.closest('details') !== null)
        .map((link) => link.getAttribute('href') ?? ''),
    };
  });
}

/**
 * What may differ: only a script may tell the e-mail address, and only a script can turn slides, play a film in a
 * window or keep the list of what a form still needs.
 */
const mailto = `mailto:${decodeRot13(brand.encodedEmail)}`;
const onlyWithout = ['/film/recycling.mp4'];
/** Links of the list of what a form still needs, to its fields. */
const stillNeeded = /^#(request|contact|interest)-/;
const onlyWithLandmarks = ['section Latest News'];

/** Entries of one list that are missing in another. */
const missing = (from: string[], other: string[]) =>
  [...new Set(from)].filter((each) => !other.includes(each));

for (const language of ['eng', 'es'] as const) {
  test(`every ${language} page has the same landmarks, headings and links without JavaScript`, async ({
    browser,
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(/404/);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = await plain.newPage();
    for (const { id, path } of inProduction.filter((each) => each.language === language)) {
      const url = `${originOf[language]}${path}`;
      await Promise.all([
        without.goto(url, { waitUntil: 'domcontentloaded' }),
        page.goto(url, { waitUntil: 'domcontentloaded' }).then(() => hydrated(page)),
      ]);
      if (id === 'home' && language === 'eng') await expect(page.locator('article').first()).toBeVisible();
      const [scripted, bare] = [await outline(page), await outline(without)];
      expect
        .soft(missing(scripted.headings, bare.headings), `${url}: headings without JavaScript`)
        .toEqual([]);
      expect.soft(missing(bare.headings, scripted.headings), `${url}: headings with JavaScript`).toEqual([]);
      expect
        .soft(
          missing(scripted.landmarks, bare.landmarks).filter((each) => !onlyWithLandmarks.includes(each)),
          `${url}: landmarks without JavaScript`,
        )
        .toEqual([]);
      expect
        .soft(missing(bare.landmarks, scripted.landmarks), `${url}: landmarks with JavaScript`)
        .toEqual([]);
      expect
        .soft(
          missing(scripted.links, bare.shownLinks).filter(
            (href) => href !== mailto && !stillNeeded.test(href),
          ),
          `${url}: links without JavaScript`,
        )
        .toEqual([]);
      const contacts = paths[language].contacts ?? '';
      expect
        .soft(
          missing(bare.shownLinks, scripted.links).filter(
            (href) => ![...onlyWithout, contacts].includes(href),
          ),
          `${url}: links with JavaScript`,
        )
        .toEqual([]);
      expect.soft(bare.shownLinks[1], `${url}: the strip's link`).toBe(contacts);
    }
    await plain.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(`at ${size.width} px every link of the navigation is visible and under the pointer`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const url of [`${production.englishOrigin}/company`, `${production.spanishOrigin}/compania`]) {
        await page.goto(url);
        const links = page.getByRole('navigation', { name: /^(Main|Principal)$/ }).getByRole('link');
        expect(await links.count()).toBeGreaterThan(7);
        for (const link of await links.all()) {
          await expect(link).toBeVisible();
          await link.scrollIntoViewIfNeeded();
          const isOnTop = await link.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          });
          expect.soft(isOnTop, `${await link.textContent()} is covered`).toBe(true);
        }
      }
    });
  }

  test('the navigation leads to its pages by press', async ({ page }) => {
    await page.goto(`${production.englishOrigin}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng.history}`);
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('careers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${production.englishOrigin}/search?s=careers`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' }).first()).toBeVisible();
  });

  test('nothing is shown that only a script could serve', async ({ page }) => {
    for (const { language, path } of inProduction) {
      if (!['/', '/locations', '/instalaciones', '/company', '/compania'].includes(path)) continue;
      await page.goto(`${originOf[language]}${path}`);
      const idle = await page.locator('button:visible').evaluateAll((all) =>
        all
          .filter((button) => (button as HTMLButtonElement).type !== 'submit' || !button.closest('form'))
          .filter((button) => !button.closest('nav'))
          .map((button) => button.textContent),
      );
      expect.soft(idle, path).toEqual([]);
    }
  });
});
