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
