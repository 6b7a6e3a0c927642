import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { englishOrigin } = production;

const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Preferences', exact: true });

/** Answers 404 for the files of these names, as a server does after a release. */
async function takeAway(page: Page, files: string): Promise<void> {
  await page.route(`**/assets/**/${files}`, (route) => route.fulfill({ status: 404, body: '' }));
}

/** How often pages were loaded in this tab from now on. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

test.beforeEach(({ complaints }) => complaints.allow(/404|Failed to fetch dynamically imported module/));

test('a page whose file is gone loads anew once, and says so in its own words if that does not help', async ({
  page,
}) => {
  await takeAway(page, 'ConsentRegion-*.js');
  await page.goto(`${englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const loads = watchLoads(page);
  await opener(page).click();
  await expect.poll(() => loads).toHaveLength(1);
  await hydrated(page);
  await opener(page).click();
  await expect(page.getByRole('alert')).toContainText('Please load this page again.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('a page whose application is gone loads anew at the first sign of a hand', async ({ page }) => {
  await takeAway(page, 'manifest-*.js');
  await page.goto(`${englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  const loads = watchLoads(page);
  await opener(page).hover();
  await expect.poll(() => loads).toHaveLength(1);
  await page.unroute('**/assets/**/manifest-*.js');
  await opener(page).click();
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Your privacy choices', exact: true })).toBeVisible();
});

test('a page that holds typed text stays as it is', async ({ page }) => {
  await takeAway(page, 'ConsentRegion-*.js');
  await page.goto(`${englishOrigin}${paths.eng['threepr-form']}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const firstName = page.getByLabel('First Name');
  await firstName.fill('Rosa');
  const loads = watchLoads(page);
  await opener(page).click();
  await expect(page.getByRole('alert')).toContainText('Please load this page again.');
  await expect(firstName).toHaveValue('Rosa');
  expect(loads).toEqual([]);
});

test('a page whose page script is gone loads anew by itself, once', async ({ page }) => {
  await takeAway(page, 'page-script-*.js');
  const loads = watchLoads(page);
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'HEAD') asked.push(response.status());
  });
  await page.goto(`${englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => loads).toHaveLength(2);
  // The second page has heard that its script is gone as well, and stays.
  await expect.poll(() => asked).toEqual([404, 404]);
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose page script is blocked stays as it is', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route('**/assets/**/page-script-*.js', (route) => route.abort());
  const loads = watchLoads(page);
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto(`${englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await refused;
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(1);
});

test('somebody who types keeps the page, though its page script is gone', async ({ page }) => {
  await takeAway(page, 'page-script-*.js');
  // The script is asked for when somebody comes, and is late to be missed.
  const asked = page.waitForRequest('**/assets/**/page-script-*.js');
  await page.goto(`${englishOrigin}${paths.eng['threepr-form']}`, { waitUntil: 'commit' });
  const firstName = page.getByLabel('First Name');
  await firstName.focus();
  const loads = watchLoads(page);
  await asked;
  await firstName.pressSequentially('Rosa');
  await page.waitForLoadState('networkidle');
  await expect(firstName).toHaveValue('Rosa');
  expect(loads.length).toBeLessThan(2);
});
