import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test('a page prints without its navigation, and with the addresses of its links', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['legal-notices']}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header nav')).toBeHidden();
  const pdf = await page.pdf({ tagged: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a page works in both orientations of a small screen', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${development.english}${paths.eng['data-privacy']}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});
