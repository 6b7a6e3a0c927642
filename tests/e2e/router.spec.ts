import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { english } = development;

test('back and forward restore the scroll position, and the focus returns to the link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${english}${paths.eng.company}`);
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Careers' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(`${english}${paths.eng.careers}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${english}${paths.eng.company}`);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
  await expect(link).toBeFocused();
});

test('another page is another document, taken over or not, and the browser keeps its focus', async ({
  page,
  complaints,
}) => {
  // The browser's own word where a page came too late for the animation between two documents; no script can catch it.
  complaints.allow(/Transition was aborted because of invalid state/);
  for (const taken of [served, hydrated]) {
    await page.goto(`${english}${paths.eng.company}`);
    await taken(page);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('main').getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From one wagon to a mill of our own');
    await served(page);
    expect(await page.evaluate(() => ['isOld' in window, document.activeElement?.tagName])).toEqual([
      false,
      'BODY',
    ]);
  }
});

test('a page that is only read is never taken over; a hand near a field takes it over', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${production.englishOrigin}${paths.eng.history}`);
  await served(page);
  await page.mouse.wheel(0, 4_000);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'About Us' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link').first().hover();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset)).toMatchObject({
    served: '',
    scheme: 'dark',
  });
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /entry\.client/.test(name)),
    ),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Cookie Preferences' }).hover();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
});

for (const [from, path, id] of [
  [paths.eng.company, paths.eng.sustainability, 'Reports'],
  [paths.eng.company, paths.eng.investors, 'investorMaterials'],
  [paths.eng.company, paths.eng['legal-notices'], 'privacy'],
] as const) {
  test(`a link to #${id} on another page scrolls there and moves the focus`, async ({ page }) => {
    await page.goto(`${english}${from}`);
    await hydrated(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}#${id}"]`).first().click();
    await expect(page).toHaveURL(`${english}${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test('a fragment in the first address scrolls there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const address of [
    `${english}${paths.eng.locations}#locationList`,
    `${development.spanish}${paths.es.locations}#locationList`,
    `${development.spanish}${paths.es['legal-notices']}#privacidad`,
  ]) {
    await page.goto(address);
    await expect(page.locator(`#${new URL(address).hash.slice(1)}`)).toBeInViewport();
  }
});

test('a link to the page one is on loads it again and moves to its top', async ({ page }) => {
  await page.goto(`${english}/`);
  await hydrated(page);
  // The page's first call has been answered: the one that is waited for below is the second.
  await expect(page.locator('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const again = page.waitForRequest('**/api/investornews/1');
  await page.getByRole('banner').getByRole('link', { name: brand.name }).first().click();
  await again;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('unknown paths lead to the 404 page of their language, which answers 404', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  for (const [origin, path, target] of [
    [production.englishOrigin, '/nope', `${paths.eng['page-not-found']}?l=%2Fnope`],
    [
      production.englishOrigin,
      '/company/nope?x=1',
      `${paths.eng['page-not-found']}?l=%2Fcompany%2Fnope%3Fx%3D1`,
    ],
    [production.spanishOrigin, '/nada', `${paths.es['page-not-found']}?l=%2Fnada`],
    [production.englishOrigin, '/PageNotFound?l=%2Fold', `${paths.eng['page-not-found']}?l=%2Fold`],
    [production.englishOrigin, paths.eng.console, `${paths.eng['page-not-found']}?l=%2Fconsole`],
  ] as const) {
    const answer = await page.goto(`${origin}${path}`);
    await expect(page).toHaveURL(`${origin}${target}`);
    expect(answer?.status(), path).toBe(404);
  }
});

test('the 404 page apologises and links the site map and home, in each language', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  for (const [origin, siteMap, home] of [
    [production.englishOrigin, paths.eng.sitemap, 'Go to the home page'],
    [production.spanishOrigin, paths.es.sitemap, 'Ir a la página de inicio'],
  ] as const) {
    await page.goto(`${origin}/not/here`);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${siteMap}"]`)).toBeVisible();
    await expect(main.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await expect(main).toContainText(/sorry|sentimos/);
  }
});

test('what the 404 page was asked for is shown as text and never becomes a way out', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  for (const value of [
    '//evil.example/',
    '/..//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/<img src=x onerror=alert(1)>',
    '/\tevil.example',
  ]) {
    await page.goto(
      `${production.englishOrigin}${paths.eng['page-not-found']}?l=${encodeURIComponent(value)}`,
    );
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const foreign = links.filter((href) => {
      const { protocol, hostname } = new URL(href);
      return (
        !['mailto:', 'tel:'].includes(protocol) && !(protocol === 'http:' && hostname.endsWith('.localhost'))
      );
    });
    expect.soft(foreign, value).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
  }
  await page.goto(`${production.englishOrigin}${paths.eng['page-not-found']}?l=%2Fcompany%2Fcareers`);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', paths.eng.careers);
});

test.describe('when a navigation fails', () => {
  /** The router navigates where another question is put to the same page; its data comes back broken. */
  async function failOnSorting(page: Page, origin: string): Promise<void> {
    await page.goto(`${origin}${paths.eng['dividend-history']}`);
    await hydrated(page);
    await page.route('**/dividend-history.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.locator('#main th a').first().click();
  }

  test('outside production a red card shows the error', async ({ page, complaints }) => {
    complaints.allow(/.*/);
    await failOnSorting(page, english);
    await expect(page.getByText('Routing Error - Shown only in dev mode', { exact: true })).toBeVisible();
  });

  test('in production the browser is sent to the 404 page with the failed address', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/.*/);
    await failOnSorting(page, production.englishOrigin);
    await page.waitForURL(/page-not-found/);
    expect(new URL(page.url()).searchParams.get('l')).toMatch(paths.eng['dividend-history']);
    await expect(page.getByText('Routing Error')).toHaveCount(0);
  });
});

test('addresses that mix the languages lead to the right one with their parameters', async ({ page }) => {
  await page.goto(`${production.englishOrigin}/locations/buscar?zip=97204&div=MRB%2CSMB`);
  await expect(page).toHaveURL(
    `${production.englishOrigin}${paths.eng['location-search']}?zip=97204&div=MRB%2CSMB`,
  );
  await page.goto(`${production.englishOrigin}/company/investors/stock-information/dividend-history`);
  await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng['dividend-history']}`);
});
