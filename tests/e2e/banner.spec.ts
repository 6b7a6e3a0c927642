import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { english, spanish } = development;

const banner = (page: Page) => page.getByRole('region', { name: /^(Environment notice|Aviso de entorno)$/ });
const dismiss = (page: Page) =>
  page.getByRole('button', { name: /^(Dismiss environment notice|Cerrar el aviso de entorno)$/ });

/** Opens a page, and waits until it has asked where it runs and has had the answer. */
async function openAnswered(page: Page, url: string): Promise<void> {
  const answered = page.waitForResponse('**/api/environment');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await (await answered).finished();
}

test('the development server names itself in both languages and links to the console', async ({ page }) => {
  for (const [url, name, link] of [
    [`${english}${paths.eng.company}`, 'Environment: localhost', 'Open the console'],
    [`${spanish}${paths.es.company}`, 'Entorno: localhost', 'Abrir la consola'],
  ] as const) {
    await openAnswered(page, url);
    await expect(banner(page)).toContainText(name);
    await expect(banner(page).getByRole('link', { name: link })).toHaveAttribute('href', paths.eng.console);
  }
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/console$/);
  await expect(banner(page)).toBeVisible();
});

test('each environment has its own words and its own colour, whatever the case of its name', async ({
  page,
}) => {
  const grounds: string[] = [];
  for (const [answer, words] of [
    ['development', 'localhost'],
    ['azuredev', 'Azure dev'],
    ['AzureDev', 'Azure dev'],
    ['qa', 'QA'],
    ['QA', 'QA'],
  ] as const) {
    await page.unroute('**/api/environment');
    await page.route('**/api/environment', (route) => route.fulfill({ json: answer }));
    await openAnswered(page, `${english}${paths.eng.company}`);
    await expect(banner(page)).toContainText(`Environment: ${words}`);
    grounds.push(await banner(page).evaluate((region) => getComputedStyle(region).backgroundColor));
  }
  const [localhost, azure, azureUpper, qa, qaUpper] = grounds;
  expect([azureUpper, qaUpper]).toEqual([azure, qa]);
  expect(new Set([localhost, azure, qa]).size, grounds.join(' ')).toBe(3);
});

test('production and what nobody knows show no banner', async ({ page }) => {
  await openAnswered(page, `${production.englishOrigin}${paths.eng.company}`);
  await expect(banner(page)).toHaveCount(0);
  for (const answer of ['production', 'Production', 'staging', '', null, { name: 'qa' }]) {
    await page.unroute('**/api/environment');
    await page.route('**/api/environment', (route) => route.fulfill({ json: answer }));
    await openAnswered(page, `${english}${paths.eng.company}`);
    await page.waitForLoadState('networkidle');
    await expect(banner(page), JSON.stringify(answer)).toHaveCount(0);
  }
});

test('when the environment cannot be asked, the page works and shows no banner', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  for (const answer of [{ status: 503, body: 'no' }, { body: '<html>' }, null]) {
    await page.unroute('**/api/environment');
    await page.route('**/api/environment', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto(`${english}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(`${english}${paths.eng.history}`);
  }
});

test('the environment is asked for once in the life of a document, taken over or not', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/environment') asked.push(new URL(page.url()).pathname);
  });
  await openAnswered(page, `${english}${paths.eng.company}`);
  for (const [name, path] of [
    ['Careers', paths.eng.careers],
    ['Investors', paths.eng.investors],
    ['Sustainability', paths.eng.sustainability],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${english}${path}`);
    await expect(banner(page)).toBeVisible();
    await hydrated(page);
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([
    paths.eng.company,
    ...[paths.eng.careers, paths.eng.investors, paths.eng.sustainability],
  ]);
});

test('a banner that was dismissed stays away for the session and is back in the next one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const seen = { banner: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-environment]')?.checkVisibility()) seen.banner += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const timesSeen = () =>
    page.evaluate(() => (window as unknown as { seen: { banner: number } }).seen.banner);

  await openAnswered(page, `${english}${paths.eng.company}`);
  expect(await page.evaluate(() => sessionStorage.getItem('dismiss'))).toBeNull();
  await dismiss(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('dismiss'))).toBe('true');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(`${english}${paths.eng.history}`);
  await expect(banner(page)).toHaveCount(0);

  for (const url of [page.url(), `${english}/`, `${english}${paths.eng.locations}`]) {
    await openAnswered(page, url);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
    expect(await timesSeen(), `the banner flashed on ${url}`).toBe(0);
  }

  const nextSession = await context.newPage();
  await openAnswered(nextSession, `${english}${paths.eng.company}`);
  await expect(banner(nextSession)).toBeVisible();
});

test('after dismissal Tab goes on with the page', async ({ page }) => {
  await openAnswered(page, `${english}${paths.eng.company}`);
  await dismiss(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').locator('a[href], button, input, select, summary').first();
  await expect(first).toBeFocused();
});

test('the banner stands in the page as it is sent, above the header, and nobody is told of it', async ({
  page,
}) => {
  await openAnswered(page, `${english}${paths.eng.company}`);
  const below = await banner(page).evaluate((region) => {
    const header = document.querySelector('header');
    const { position } = getComputedStyle(region);
    return {
      position,
      isAbove: region.getBoundingClientRect().bottom <= (header?.getBoundingClientRect().top ?? 0),
    };
  });
  expect(below).toEqual({ position: 'static', isAbove: true });
  for (const url of [
    `${english}${paths.eng.company}`,
    `${english}${paths.eng['location-search']}?zip=97204`,
  ]) {
    const html = await (await page.request.get(url)).text();
    expect(html).toMatch(/<section aria-label="Environment notice"[^>]*>.*<header\b/s);
  }
  await expect(banner(page).locator('[aria-live], [role=alert], [role=status]')).toHaveCount(0);
});
