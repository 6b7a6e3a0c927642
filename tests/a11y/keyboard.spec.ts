import { coveredStops, hiddenPoints } from '@site/audit/checks/focus-not-obscured.ts';
import { letters } from '@site/audit/checks/key-shortcuts.ts';
import { linesOf } from '@site/audit/faults.ts';
import { narrowWindow, settle, wideWindow } from '../support/every-page/walks-by-tab.ts';
import { expect, hydrated, rests, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

for (const size of [wideWindow, narrowWindow]) {
  test(`at ${size.width} px nothing ever covers what has the focus, in either direction`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize(size);
    for (const [url, opener] of [
      [`${development.english}/`],
      [`${development.spanish}/`],
      [`${development.english}${paths.eng['data-privacy']}`],
      [`${development.spanish}${paths.es.company}`, 'Preferencias de cookies'],
      [`${development.english}${paths.eng.locations}`, 'Cookie Preferences'],
    ] as const) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      if (opener) {
        await rests(page);
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

for (const size of [wideWindow, narrowWindow]) {
  test(`at ${size.width} px nothing lies over a kind of yard above the results of a search`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [origin, path, name] of [
      [production.englishOrigin, paths.eng['location-search'], 'Kind of yard'],
      [production.spanishOrigin, paths.es['location-search'], 'Tipo de centro'],
    ] as const) {
      await page.goto(`${origin}${path}?zip=97204&div=MRB%2CSMB%2CARB`, { waitUntil: 'domcontentloaded' });
      const kinds = page.getByRole('main').getByRole('list', { name }).getByRole('link');
      await expect(kinds).toHaveCount(3);
      for (const kind of await kinds.all()) {
        await kind.focus();
        expect.soft((await hiddenPoints(page))?.hidden, `${origin}: ${await kind.textContent()}`).toEqual([]);
      }
    }
  });
}

test('the first stop is the way past the navigation: shown while it has the focus, and it arrives', async ({
  page,
}) => {
  for (const [url, words] of [
    [`${production.englishOrigin}${paths.eng.company}`, 'Skip to main content'],
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
  await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng.history}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Play the film' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused();
});
