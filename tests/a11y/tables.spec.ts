import { tableHeaders } from '#tooling/audit/checks/table-headers.ts';
import { auditFindings } from '../support/audit-check.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/** The preview of the design system repeats examples of one component, captions included. */
const pages = visitedPages.filter(({ id }) => id !== 'console-components');

test('every cell of every table has a header for its row and its column, and captions are unique', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  let tables = 0;
  for (const visited of pages) {
    await page.goto(visited.url, { waitUntil: 'domcontentloaded' });
    const { found, looked } = await auditFindings(tableHeaders, page, visited);
    tables += looked;
    expect.soft(found, visited.url).toEqual([]);
  }
  expect(tables).toBeGreaterThan(20);
});

test('no two headings of a page are the same', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  for (const { url } of pages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const headings = await page
      .locator('#main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map((heading) => heading.textContent?.trim() ?? ''));
    const repeated = headings.filter((text, index) => headings.indexOf(text) !== index);
    expect.soft(repeated, url).toEqual([]);
  }
});

test('every chart has its figures in a table beside it', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(/404/);
  let charts = 0;
  for (const { url } of pages) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const figures = page.locator('#main figure:has([role=img])');
    for (const figure of await figures.all()) {
      charts += 1;
      expect.soft(await figure.locator('table').count(), url).toBeGreaterThan(0);
    }
  }
  expect(charts).toBeGreaterThan(4);
});
