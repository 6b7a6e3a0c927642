import { languages } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Tables that are looked something up in, whose rows are rows on a phone too. */
const lookedUp = ['corporate-governance', 'sec-filings', 'director-filings'] as const;

for (const language of languages) {
  for (const id of lookedUp) {
    test(`on a phone each row of ${id} (${language}) stands in one line of cells, its name in place while the rest passes`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      const visited = visitedPages.find((each) => each.id === id && each.language === language);
      await page.goto(visited?.url ?? '');
      const region = page.locator('main [data-scroller]').first();
      const row = region.locator('tbody tr').first();
      const tops = await row
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      const name = row.locator('th');
      const last = row.locator('td').last();
      const { x: before } = (await name.boundingBox()) ?? { x: -1 };
      await region.focus();
      // A press may come while the last one still moves the table; one more does no harm at its end.
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        const { x, width } = (await last.boundingBox()) ?? { x: 9999, width: 0 };
        expect(x + width).toBeLessThanOrEqual(321);
      }).toPass();
      const { x: after, width } = (await name.boundingBox()) ?? { x: -1, width: 0 };
      expect(after).toBeCloseTo(before, 0);
      expect((await last.boundingBox())?.x).toBeGreaterThanOrEqual(after);
      // The name leaves room for what passes beside it.
      expect(width).toBeLessThan(320 * 0.55);
    });
  }

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
