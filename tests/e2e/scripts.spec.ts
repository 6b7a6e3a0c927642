import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { englishOrigin, spanishOrigin } = production;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

const scripts = (page: Page, file: string) => page.locator(`head script[src="${file}"]`);

test('nothing is fetched from another place than the site', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && ![englishOrigin, spanishOrigin].includes(origin))
      elsewhere.push(request.url());
  });
  for (const url of [
    `${englishOrigin}/`,
    `${spanishOrigin}/`,
    `${englishOrigin}${paths.eng['data-privacy']}`,
  ]) {
    await open(page, url);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});

test.describe('the search schema', () => {
  for (const [origin, path, language, search] of [
    [englishOrigin, paths.eng.company, 'en', paths.eng.search],
    [spanishOrigin, paths.es.company, 'es', paths.es.search],
  ] as const) {
    test(`describes the ${language} site and its own search`, async ({ page }) => {
      const loaded = page.waitForResponse(`${origin}/search-schema.js`);
      await open(page, `${origin}${path}`);
      expect((await loaded).status()).toBe(200);
      const schema = page.locator('script[type="application/ld+json"]#search-schema');
      await expect(schema).toHaveCount(1);
      expect(JSON.parse((await schema.textContent()) ?? '')).toEqual({
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}/`,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?s={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      });
      await page.goto(`${origin}${search}?s=steel`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('the mobile menu script', () => {
  test('is added once to each document, whether React has taken it over or not', async ({ page }) => {
    await page.goto(`${englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
    await served(page);
    await expect(scripts(page, '/mobile-menu.js')).toHaveCount(1);
    await expect(page.locator('html')).toHaveClass(/menu-script/);
    await hydrated(page);
    await expect(scripts(page, '/mobile-menu.js')).toHaveCount(1);
    await expect(scripts(page, '/search-schema.js')).toHaveCount(1);
  });

  test('takes its mark away when it is removed', async ({ page }) => {
    await open(page, `${englishOrigin}${paths.eng.company}`);
    await expect(page.locator('html')).toHaveClass(/menu-script/);
    await scripts(page, '/mobile-menu.js').evaluate((script) => script.remove());
    await expect(page.locator('html')).not.toHaveClass(/menu-script/);
    await expect(page.getByRole('button', { name: 'About Us' })).toBeVisible();
    await page.getByRole('button', { name: 'About Us' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }),
    ).toBeVisible();
  });

  test('is not needed: the menus open without it', async ({ page, complaints }) => {
    complaints.allow(/mobile-menu/);
    await page.route('**/mobile-menu.js', (route) => route.abort());
    await page.setViewportSize({ width: 992, height: 800 });
    await open(page, `${englishOrigin}${paths.eng.company}`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'About Us' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }),
    ).toBeVisible();
  });
});
