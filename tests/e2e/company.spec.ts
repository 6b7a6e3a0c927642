import { readFileSync } from 'node:fs';
import { brand } from '#brand';
import openings from '#features/careers/content/openings.json' with { type: 'json' };
import { hiringDay, openJobs } from '#features/careers/model/open-jobs.ts';
import contributions from '#features/company/content/political-contributions.json' with { type: 'json' };
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const openNow = openJobs(openings.jobs, hiringDay(Date.now()));

test('the ethics page names four ways to report, first the telephone', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.ethics}`);
  const ways = page
    .locator('section')
    .filter({ has: page.locator('#report') })
    .locator('ul > li');
  await expect(ways).toHaveCount(4);
  await expect(ways.first().getByRole('link')).toHaveAttribute('href', brand.phones.ethicsLine.href);
});

test('every political contribution stands on the page and in the file, and the sums are right', async ({
  page,
  request,
}) => {
  await page.goto(`${development.english}${paths.eng['political-contributions']}`);
  const csv = readFileSync('public/documents/political-contributions-en.csv', 'utf8');
  for (const { year, gifts } of contributions.years) {
    const sum = gifts.reduce((total, { dollars }) => total + dollars, 0);
    if (gifts.length === 0) {
      await expect(page.locator('#main')).toContainText(`There were none in ${year}.`);
      continue;
    }
    const table = page.getByRole('table', { name: new RegExp(`in ${year}:`) });
    await expect(table).toHaveAccessibleName(new RegExp(`\\$${sum.toLocaleString('en-US')} in all`));
    for (const { name, dollars } of gifts) {
      await expect(table.getByRole('row').filter({ hasText: name })).toContainText(
        `$${dollars.toLocaleString('en-US')}`,
      );
      expect(csv).toContain(`${name},`);
      expect(csv).toContain(String(dollars));
    }
  }
  const link = page.getByRole('link', { name: /CSV/ });
  const answer = await request.get(`${development.english}${await link.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toContain('text/csv');
});

test('jobs can be filtered, the count is announced, also that of all again, and the address keeps the choice', async ({
  page,
}) => {
  await page.goto(development.english + (paths.eng['careers-openings'] ?? ''));
  await hydrated(page);
  await expect(page.locator('#main ol > li')).toHaveCount(openNow.length);
  await page.getByLabel('Kind of work').selectOption('mill');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  const fitting = openNow.filter(({ family }) => family === 'mill').length;
  await expect(page.locator('#main ol > li')).toHaveCount(fitting);
  await expect(page.locator('#main [role=status]')).toHaveText(new RegExp(`^${fitting} open job`));
  await expect(page).toHaveURL(/family=mill/);
  await page.getByLabel('Kind of work').selectOption('');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page.locator('#main [role=status]')).toHaveText(`${openNow.length} open jobs`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the filter of jobs works, and a choice nobody offered counts as none', async ({ page }) => {
    const address = development.spanish + (paths.es['careers-openings'] ?? '');
    await page.goto(address);
    await page.getByLabel('Tipo de trabajo').selectOption('office');
    await page.locator('#main form').getByRole('button').click();
    await expect(page.locator('#main ol > li')).toHaveCount(
      openNow.filter(({ family }) => family === 'office').length,
    );
    await page.goto(`${address}?family=%3Cscript%3E&region=ZZ`);
    await expect(page.locator('#main ol > li')).toHaveCount(openNow.length);
  });
});

test('careers link the office hours for employees', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.careers}`);
  await expect(page.locator('#main').getByRole('link', { name: 'CEO office hours' })).toHaveAttribute(
    'href',
    paths.eng['ceo-office-hours'],
  );
});
