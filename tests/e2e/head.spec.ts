import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test('pages that are no destination tell search engines so', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const path of [
    paths.eng['page-not-found'],
    paths.eng['ceo-office-hours'],
    paths.es['legal-notices'],
  ]) {
    await page.goto(`${production.englishOrigin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
