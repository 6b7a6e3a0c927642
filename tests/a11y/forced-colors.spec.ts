import { controlsWithoutEdge } from '@site/audit/checks/forced-colors-edges.ts';
import { movingThings } from '@site/audit/checks/reduced-motion.ts';
import { linesOf } from '@site/audit/faults.ts';
import { expect, hydrated, rests, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/** One page of each way to be laid out, with fields and buttons of every kind. */
const looks = ['home', 'company', 'locations', 'search', 'data-privacy', 'console', 'page-not-found'];

for (const { url, id, language } of visitedPages.filter((each) => looks.includes(each.id))) {
  test(`in forced colours, light and dark, every button and field of ${language} ${id} keeps an edge`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(60_000);
    complaints.allow(/404/);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await rests(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width < 993) await page.getByRole('button', { name: /^Men[uú]$/ }).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const { faults } = await controlsWithoutEdge(page);
        expect.soft(linesOf(faults), `${url} at ${width} px, ${colorScheme}`).toEqual([]);
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
  expect.soft(linesOf((await controlsWithoutEdge(page)).faults), 'privacy choices').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(linesOf((await controlsWithoutEdge(page)).faults), 'film').toEqual([]);
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

test('with reduced motion nothing that opens moves: menu, carousel, privacy choices, film', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = async () => linesOf((await movingThings(page)).faults);
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
