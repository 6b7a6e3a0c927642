import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';

test('pages that are no destination tell search engines so', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const path of ['/page-not-found', '/ceo-office-hours', '/avisos-legales']) {
    await page.goto(`${production.englishOrigin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
