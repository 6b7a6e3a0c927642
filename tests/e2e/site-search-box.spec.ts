import type { Page } from '@playwright/test';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const languages = [
  {
    language: 'English',
    home: production.englishOrigin,
    path: paths.eng.company,
    menu: 'Menu',
    label: 'Search this site',
    search: 'Search',
    typed: 'delete my data',
    count: /^\d+ results? for “delete my data”$/,
    first: 'Data Privacy Request',
    leadsTo: paths.eng['data-privacy'],
    nothing: 'Nothing found for “qxzqxzqxz”',
  },
  {
    language: 'Spanish',
    home: production.spanishOrigin,
    path: paths.es.company,
    menu: 'Menú',
    label: 'Buscar en este sitio',
    search: 'Buscar',
    typed: 'borrar mis datos',
    count: /^\d+ resultados? para “borrar mis datos”$/,
    first: 'Solicitud de privacidad de datos',
    leadsTo: paths.es['data-privacy'],
    nothing: /qxzqxzqxz/,
  },
] as const;

const form = (page: Page) => page.locator('nav form[role=search]');
const list = (page: Page) => form(page).locator('[data-part=found]');

for (const { language, home, path, menu, label, typed, count, first, leadsTo, nothing } of languages) {
  test(`${language}: the box of the header lists results while one types, and Tab leads to the first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(home + path);
    await served(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.has('s')) asked.push(searchParams.get('s') ?? '');
    });
    const box = form(page).getByLabel(label);
    await box.focus();
    await page.keyboard.type(typed, { delay: 40 });
    await expect(list(page).getByRole('status')).toHaveText(count);
    // The answer to the last letter.
    await expect(list(page).getByRole('link').first()).toHaveText(first);
    expect(await list(page).getByRole('link').count()).toBeLessThanOrEqual(6);
    // A pause asks, not every letter.
    expect(asked.length).toBeLessThanOrEqual(4);
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box).toBeFocused();

    await page.keyboard.type('?');
    await expect(list(page)).toBeVisible();
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(home + leadsTo);
  });

  test(`${language}: a list that stands open bears React, closes when one leaves it, and says that nothing was found`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(home + path);
    await served(page);
    const box = form(page).getByLabel(label);
    await box.fill(typed);
    await expect(list(page)).toBeVisible();
    await hydrated(page);
    await expect(list(page).getByRole('link').first()).toHaveText(first);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toBeHidden();

    await box.fill('qxzqxzqxz');
    await expect(list(page).getByRole('status')).toHaveText(nothing);
    await expect(list(page).getByRole('link')).toHaveCount(0);
    await box.fill('q');
    await expect(list(page)).toBeHidden();
  });

  test(`${language}: on a phone the list stands in the navigation, as wide as the box`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(home + path);
    await served(page);
    await page.getByRole('button', { name: menu, exact: true }).click();
    await form(page).getByLabel(label).fill(typed);
    await expect(list(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const [outer, inner] = [await form(page).boundingBox(), await list(page).boundingBox()];
    expect(inner?.width).toBe(outer?.width);
    await form(page).getByLabel(label).press('Escape');
    await expect(list(page)).toBeHidden();
    // The first Escape is the list's, the second the navigation's.
    await expect(form(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
  });
}

test('where no answer comes nothing is shown, and Enter leads to the page of the search', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { home, path, label } = languages[0];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home + path);
  await served(page);
  await page.route('**/*?s=*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  const refused = page.waitForResponse((response) => response.status() === 503);
  const box = form(page).getByLabel(label);
  await box.fill('copper');
  await refused;
  await expect(list(page)).toBeHidden();
  await box.press('Enter');
  await expect(page).toHaveURL(`${home}${paths.eng.search}?s=copper#results`);
});
