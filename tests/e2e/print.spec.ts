import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PublishedPdf, readPdf } from '#tooling/documents/read-pdf.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.describe.configure({ mode: 'parallel' });

/** The page as a printer gets it: by structure as an assistive program reads it, and line by line as an eye does. */
async function print(page: Page, url: string): Promise<PublishedPdf> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return await readPdf(getDocument, await page.pdf({ format: 'Letter', tagged: true }));
}

/** What each printed page must hold, and in how many sheets it is worth printing. */
const sheets = [
  { id: 'legal-notices', most: 20, words: [/Terms of Use/, /XIII\. /, /August 22, 2024/] },
  { id: 'sustainability', most: 12, words: [/Goal 2027/, /sample data/i] },
  { id: 'sustainability-report', most: 30, words: [/sample data/i] },
  { id: 'what-to-bring', query: '?place=OR&goods=cans', most: 10, words: [/photo ID/i, /Oregon/] },
  { id: 'management', most: 10, words: [/Ximena Arrieta/, /Leocadia Marchetti/] },
  { id: 'news-releases', most: 10, words: [/2026/] },
] as const;

for (const { id, most, words, ...more } of sheets) {
  test(`${id} prints whole, without navigation, on a reasonable number of sheets`, async ({ page }) => {
    test.setTimeout(60_000);
    const path = paths.eng[id];
    const printed = await print(page, `${development.english}${path}${'query' in more ? more.query : ''}`);
    const all = printed.pages.join('\n');
    for (const pattern of words) expect.soft(all).toMatch(pattern);
    // What only a screen can use: the way past the navigation, menus, choices, the button that printed this.
    for (const pattern of [/Skip to main content/, /Cookie Preferences/, /Print this/, /About Us/])
      expect.soft(all).not.toMatch(pattern);
    expect.soft(printed.headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect.soft(printed.pages.length).toBeLessThanOrEqual(most);
    for (const [index, text] of printed.pages.entries())
      expect.soft(text.trim(), `sheet ${index + 1}`).not.toBe('');
  });
}

test('a heading is never the last line of a sheet', async ({ page }) => {
  test.setTimeout(90_000);
  for (const id of ['legal-notices', 'sustainability', 'what-to-bring']) {
    const { pages, headings } = await print(page, `${development.english}${paths.eng[id]}`);
    for (const [index, text] of pages.entries()) {
      const last = text.trim().replace(/\s+/g, ' ');
      for (const heading of headings)
        expect.soft(last.endsWith(heading.text), `${id}, sheet ${index + 1}: "${heading.text}"`).toBe(false);
    }
  }
});
