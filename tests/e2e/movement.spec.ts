import type { Page } from '@playwright/test';
import { expect, served, test } from '../support/fixtures.ts';
import { paths, someYard } from '../support/site-pages.ts';

/** Notes in each page that comes whether the browser showed it by a transition, and how long the heading took. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const noted = { shown: viewTransition !== null, headings: [] as number[] };
      Object.assign(window, { noted });
      void viewTransition?.ready.then(
        () => {
          noted.headings = document
            .getAnimations()
            .filter(
              ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.endsWith('(h1)'),
            )
            .map(({ effect }) => Number(effect?.getTiming().duration));
        },
        () => undefined,
      );
    });
  });

const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted?: { shown: boolean; headings: number[] } }).noted);

const rowOf = (page: Page) => page.locator(`main li a[href$="/${someYard}"]`).first();

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a window that changes its size while a row becomes a page leaves no error behind', async ({
    page,
  }) => {
    for (const wait of [0, 20, 40, 60]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(paths.eng.locations);
      await served(page);
      await rowOf(page).click({ noWaitAfter: true });
      await page.waitForURL(new RegExp(`/${someYard}$`), { waitUntil: 'commit' });
      await page.waitForTimeout(wait);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a row becomes the heading of its page within 180 milliseconds; other links change nothing', async ({
    page,
  }) => {
    await noteTransitions(page);
    await page.goto(paths.eng.locations);
    await served(page);
    await rowOf(page).click();
    await expect(page).toHaveURL(new RegExp(`/${someYard}$`));
    await expect.poll(async () => (await noted(page))?.headings.length).toBeGreaterThan(0);
    const { shown, headings } = (await noted(page)) ?? {};
    expect(shown).toBe(true);
    expect(new Set(headings)).toEqual(new Set([180]));
    await served(page);
    await page.locator('main h1 ~ * a, header a').first().waitFor();
    await page.locator(`footer a[href="${paths.eng.sitemap}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${paths.eng.sitemap}$`));
    expect((await noted(page))?.shown).toBe(false);
  });

  test('a drawing out of sight moves once when it is reached', async ({ page }) => {
    await page.goto(paths.eng['sell-to-us']);
    await served(page);
    const drawing = page.locator('svg[data-motion]').last();
    await expect(drawing).toHaveAttribute('data-motion', 'waits');
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-motion', 'runs');
    const began = await drawing.evaluate((svg) =>
      svg.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration)),
    );
    expect(began.every((duration) => duration === 600)).toBe(true);
    await expect.poll(() => drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
    const moved = drawing.locator('[data-move]');
    expect(await moved.evaluate((part) => getComputedStyle(part).transform)).toBe('none');
  });
});

test.describe('for people who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no page comes by a transition, and no drawing moves or waits to', async ({ page }) => {
    await noteTransitions(page);
    await page.goto(paths.eng['sell-to-us']);
    await served(page);
    const part = page.locator('svg[data-motion] [data-move]').first();
    expect(await part.evaluate((each) => getComputedStyle(each).transform)).toBe('none');
    await part.scrollIntoViewIfNeeded();
    await page.goto(paths.eng.locations);
    await served(page);
    await rowOf(page).click();
    await expect(page).toHaveURL(new RegExp(`/${someYard}$`));
    expect((await noted(page))?.shown).toBe(false);
  });
});
