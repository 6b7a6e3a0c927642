import type { PageId } from '#site/manifest.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/** Pages that one opens to fill in their form. */
const formPages: readonly PageId[] = [
  'ceo-office-hours',
  'container-service',
  'data-privacy',
  'page-problem',
  'report-misconduct',
  'threepr-form',
  'car-offer',
];

/** Where the first field begins at the latest, in pixels below the top of the header. */
const latest = [
  { width: 1280, height: 800, y: 700 },
  { width: 390, height: 844, y: 900 },
] as const;

for (const { id, language, url } of visitedPages.filter((page) => formPages.includes(page.id))) {
  test(`${language} ${id} begins to ask in the first screen`, async ({ page }) => {
    for (const { width, height, y } of latest) {
      await page.setViewportSize({ width, height });
      await page.goto(url);
      const fields = page.locator('#main form:not([role=search]) :is(input, select, textarea):visible');
      const [first, header] = await Promise.all([
        fields.first().boundingBox(),
        // What the notice of the environment takes is not there for visitors.
        page.getByRole('banner').boundingBox(),
      ]);
      expect((first?.y ?? Number.NaN) - (header?.y ?? Number.NaN), `${width} px`).toBeLessThanOrEqual(y);
    }
  });
}
