import { languages } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of languages) {
  test(`on a phone the ${language} figures stay a table, whose years pass below the names of the rows by keys`, async ({
    page,
  }) => {
    const visited = visitedPages.find((each) => each.id === 'esg-data' && each.language === language);
    await page.goto(visited?.url ?? '');
    const table = page.locator('main table').first();
    const region = page.locator('main [data-scroller]').first();
    await region.focus();
    const name = table.locator('tbody th').first();
    const lastYear = table.locator('tbody tr').first().locator('td').last();
    await expect(lastYear).not.toBeInViewport();
    const { x: before } = (await name.boundingBox()) ?? { x: -1 };
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(lastYear).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    const { x: after, width } = (await name.boundingBox()) ?? { x: -1, width: 0 };
    expect(after).toBeCloseTo(before, 0);
    // The year that was reached stands beside the name, not below it.
    expect((await lastYear.boundingBox())?.x).toBeGreaterThanOrEqual(after + width - 1);
  });
}
