import type { Page } from '@playwright/test';
import oneTon from '#features/help/content/one-ton.json' with { type: 'json' };
import { poundsOfTon } from '#features/help/content/one-ton.schema.ts';
import type { Language } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.describe.configure({ mode: 'parallel' });

const open = (page: Page, language: Language = 'eng') =>
  page.goto(`${development.origins[language]}${paths[language]['how-recycling-works']}`);

/** The band of the page that takes a car apart. */
const bandOf = (page: Page) => page.locator('section', { has: page.locator('#one-ton') });

/** The squares as they stand now in the page, in pixels to a tenth: browsers round the last digits as they scroll. */
const squaresOf = (page: Page) =>
  bandOf(page)
    .locator('li rect')
    .evaluateAll((squares) =>
      squares.map((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        const [left = 0, top = 0, across = 0, down = 0] = [x, y + scrollY, width, height].map(
          (value) => Math.round(value * 10) / 10,
        );
        return { left, top, across, down };
      }),
    );

/** Scrolls until the figure has come so far through the window: 0 below it, 1 above it. */
const scrollThrough = async (page: Page, part: number) => {
  await bandOf(page)
    .getByRole('list')
    .evaluate((list, progress) => {
      const figure = list.parentElement ?? list;
      const { top, height } = figure.getBoundingClientRect();
      scrollTo(0, top + scrollY - innerHeight + progress * (height + innerHeight));
    }, part);
  // Two frames: one in which the window is scrolled, one in which the style sheet has followed.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
};

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`at ${width} px a car that has come apart covers the shares of its materials, within the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const part of [0.2, 0.3, 0.4, 0.6]) {
      await scrollThrough(page, part);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `${part} of the way`).toBeLessThanOrEqual(0);
    }
    const squares = await squaresOf(page);
    const whole = squares.reduce((sum, { across, down }) => sum + across * down, 0);
    for (const [index, { pounds }] of oneTon.parts.entries()) {
      const { across = 0, down = 0 } = squares[index] ?? {};
      expect(across).toBeCloseTo(down, 0);
      expect((across * down) / whole).toBeCloseTo(pounds / poundsOfTon, 2);
    }
  });
}

test('the car comes apart as it is scrolled by', async ({ page }) => {
  await open(page);
  await scrollThrough(page, 0.2);
  const before = await squaresOf(page);
  await scrollThrough(page, 0.6);
  expect(await squaresOf(page)).not.toEqual(before);
});

test('with reduced motion nothing moves, and the whole car stands above its squares', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await scrollThrough(page, 0.2);
  const before = await squaresOf(page);
  const moving = await bandOf(page).evaluate((band) => band.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await scrollThrough(page, 0.6);
  expect(await squaresOf(page)).toEqual(before);
  const drawing = await bandOf(page).getByRole('img').boundingBox();
  const list = await bandOf(page).getByRole('list').boundingBox();
  expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
});

test('on paper the squares stand as they end', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page);
  const shares = (await squaresOf(page)).map(({ across, down }) => across * down);
  const whole = shares.reduce((sum, share) => sum + share);
  expect((shares[0] ?? 0) / whole).toBeCloseTo((oneTon.parts[0]?.pounds ?? 0) / poundsOfTon, 2);
});

test('both languages say the same pounds and percents in the same order, beside an image with a name', async ({
  page,
}) => {
  const figures = async (language: Language) => {
    await open(page, language);
    expect.soft(await bandOf(page).getByRole('img').getAttribute('aria-label')).not.toBe('');
    const entries = await bandOf(page).getByRole('listitem').allTextContents();
    return entries.map((words) => words.match(/\d[\d,]*/g));
  };
  const english = await figures('eng');
  expect(english).toEqual(
    oneTon.parts.map(({ pounds }) => [
      `${pounds.toLocaleString('en-US')}`,
      `${(pounds / poundsOfTon) * 100}`,
    ]),
  );
  expect(await figures('es')).toEqual(english);
});
