import { languages } from '#i18n/language.ts';
import { expect, rests, test } from '../support/fixtures.ts';
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

  test(`what Tab reaches in a ${language} table wider than a phone stands beside the column that stays, both ways`, async ({
    page,
  }) => {
    const visited = visitedPages.find((each) => each.id === 'dividend-history' && each.language === language);
    await page.goto(visited?.url ?? '');
    const region = page.locator('main [data-scroller]:has(thead a)');
    const links = region.locator('thead a');
    // Until the script is there, the browser alone decides how far the table scrolls.
    await expect(region).not.toHaveAttribute('data-fits');
    await rests(page);
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(5);
    await links.first().focus();
    const isSeen = (place: number) =>
      links.nth(place).evaluate((link) => {
        const frame = link.closest('[data-scroller]') as HTMLElement;
        const name = frame.querySelector('th')?.getBoundingClientRect();
        const [box, around] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
        const from = link.closest('th')?.matches(':first-child') ? around.left : (name?.right ?? 0);
        return document.activeElement === link && box.left >= from && box.right <= around.right;
      });
    for (let place = 1; place < count; place += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isSeen(place), `Tab to head ${place}`).toBe(true);
    }
    for (let place = count - 2; place >= 0; place -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isSeen(place), `Shift+Tab to head ${place}`).toBe(true);
    }
  });

  test(`on a phone a row of the ${language} reports of directors is no higher than a seventh of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const visited = visitedPages.find((each) => each.id === 'director-filings' && each.language === language);
    await page.goto(visited?.url ?? '');
    const table = page.locator('main table').first();
    const heights = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(120);
    // Nothing is lost for it: who, what, how many shares, at what price, how many are left, when, and the paper.
    const heads = await table
      .locator('thead th')
      .evaluateAll((all) => all.map((head) => head.getAttribute('scope')));
    expect(heads).toEqual(Array(7).fill('col'));
    await expect(table.getByRole('rowheader')).toHaveCount(heights.length);
    const deeds = table.getByRole('row').filter({ hasText: /[+−]\d[\d,]*(\$|–)/ });
    expect(await deeds.count()).toBeGreaterThan(0);
  });

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

/** Pages with a table that is longer than a screen. */
const long = [
  { id: 'scrap-prices', width: 1280 },
  { id: 'dividend-history', width: 1280 },
  { id: 'esg-data', width: 1280 },
  { id: 'products', width: 1280 },
  { id: 'part-prices', width: 1280 },
  { id: 'scrap-prices', width: 390 },
  { id: 'dividend-history', width: 390 },
  { id: 'vehicle-inventory', width: 390 },
] as const;

for (const { id, width } of long)
  test(`at ${width} px the heads of the longest table of ${id} stay in sight above its last rows, and what has the focus is not behind them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const visited = visitedPages.find((each) => each.id === id && each.language === 'eng');
    await page.goto(visited?.url ?? '');
    const tables = page.locator('main table');
    const rows = await tables.evaluateAll((all) =>
      all.map((table) => table.querySelectorAll('tbody tr').length),
    );
    const table = tables.nth(rows.indexOf(Math.max(...rows)));
    const region = table.locator('..');
    const lastRow = table.locator('tbody tr').last();
    // Before the script has measured the region, the head may still belong to it.
    if (width > 480) await expect(region).toHaveAttribute('data-fits', '');
    // On a phone the rows pass within the region; elsewhere the page passes.
    if (width <= 480)
      await region.evaluate((scroller) => {
        scroller.scrollIntoView();
        scroller.scrollTop = scroller.scrollHeight;
      });
    else await lastRow.scrollIntoViewIfNeeded();
    await expect(lastRow).toBeInViewport();
    // The first stays while the others pass on a phone.
    const head = table.locator('thead th').first();
    await expect(head).toBeInViewport({ ratio: 0.99 });
    const { y: top } = (await head.boundingBox()) ?? { y: -1 };
    const { y: below } = (await lastRow.boundingBox()) ?? { y: -1 };
    expect(below).toBeGreaterThan(top);
    const link = table.locator('tbody a').nth(3);
    if ((await link.count()) === 0) return;
    await link.focus();
    const { y, height } = (await head.boundingBox()) ?? { y: -1, height: 0 };
    const { y: at } = (await link.boundingBox()) ?? { y: -1 };
    expect(at).toBeGreaterThanOrEqual(y + height - 1);
  });
