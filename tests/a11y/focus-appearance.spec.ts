import { faintRings } from '@site/audit/checks/focus-appearance.ts';
import { linesOf } from '@site/audit/faults.ts';
import { expect, hydrated, rests, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, url, width] of [
    ['home', `${development.english}/`, 1280],
    ['home at 320 px', `${development.spanish}/`, 320],
    ['form', `${development.english}${paths.eng['data-privacy']}`, 1280],
  ] as const) {
    test(`in ${colorScheme} on the ${name} every focus ring is as large as a 2 px frame, at 3:1`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await rests(page);
      // The page may have been at rest before the script asked for the news.
      if (name === 'home') await expect(page.locator('article').first()).toBeVisible();
      // The footer is the same on every page.
      const { faults, looked } = await faintRings(page, name === 'home' ? '' : 'footer');
      expect(looked, 'stops looked at').toBeGreaterThan(10);
      expect(linesOf(faults)).toEqual([]);
    });
  }
}
