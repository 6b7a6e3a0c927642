import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/** Buttons and fields without an edge that differs from the ground they stand on. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const groundOf = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const controls = 'button, select, textarea, input:not([type=hidden])';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const style = getComputedStyle(element);
        // Boxes and rings that the browser draws have its own edge.
        if (element.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') return false;
        const ground = groundOf(element.parentElement ?? element);
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
          isDrawn:
            style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
          color: style[`border${side}Color`],
        }));
        const isOutlined =
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) >= 1 &&
          style.outlineColor !== ground;
        return !isOutlined && !edges.every(({ isDrawn, color }) => isDrawn && color !== ground);
      })
      .map((element) => `${element.localName} "${element.textContent?.trim() || element.id}"`);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced ${colorScheme} colours every button and field keeps an edge`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/404/);
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const pages = visitedPages.filter(({ id }) =>
      ['home', 'company', 'locations', 'search', 'data-privacy', 'console', 'page-not-found'].includes(id),
    );
    for (const { url } of pages) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const toggle = page.getByRole('button', { name: /^Men[uú]$/ });
        if (width < 993) await toggle.click();
        expect.soft(await withoutEdge(page), `${url} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('in forced colours what opens keeps its edges: privacy choices and film', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${development.english}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  expect.soft(await withoutEdge(page), 'privacy choices').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await withoutEdge(page), 'film').toEqual([]);
});

test('in forced colours the current page shows by shape, and drawings take the colour of the text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${development.english}${paths.eng.history}`, {
    waitUntil: 'domcontentloaded',
  });
  await hydrated(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'About Us' }).click();
  const current = nav.locator('[aria-current=page]');
  const other = nav.getByRole('link', { name: 'Culture' });
  const edge = (element: Element) => {
    const { borderInlineStartColor, borderInlineStartWidth, fontWeight } = getComputedStyle(element);
    return { borderInlineStartColor, borderInlineStartWidth, fontWeight };
  };
  expect(await current.evaluate(edge)).not.toEqual(await other.evaluate(edge));
  const drawing = await nav
    .getByRole('button', { name: 'Services' })
    .evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(button.querySelector('svg') ?? button).color,
    ]);
  expect(drawing[1]).toBe(drawing[0]);
});

test('with reduced motion nothing moves, on no page and in no state', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.allow(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80));
      const long = [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          return (
            [transitionDuration, animationDuration].some((time) => !/^(0s(, )?)+$/.test(time)) ||
            scrollBehavior === 'smooth'
          );
        })
        .map((element) => element.outerHTML.slice(0, 80));
      return [...running, ...long];
    });
  for (const { url } of visitedPages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect.soft(await moving(), url).toEqual([]);
  }
  await page.goto(`${development.english}/`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('button', { name: 'About Us' }).click();
  expect.soft(await moving(), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  expect.soft(await moving(), 'carousel').toEqual([]);
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  expect.soft(await moving(), 'privacy choices').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await moving(), 'film').toEqual([]);
});
