import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/** Pages with a code in their text, a compound in their heading or a telephone number in a sentence. */
const withCodes = [
  'vehicle-recycling-services',
  'threepr-form',
  'legal-notices',
  'careers-openings',
  'report-misconduct',
  'corporate-governance',
  'how-to-buy',
  'sustainability-report',
  'esg-data',
  'frequently-asked-questions',
  'terms-of-sale',
  'ethics',
  'material-theft',
  'data-privacy',
] as const;

for (const width of [320, 768, 1280]) {
  test(`at ${width} px no code, no compound of a heading and no telephone number is divided`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { id, url } of visitedPages.filter((each) =>
      (withCodes as readonly string[]).includes(each.id),
    )) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const divided = await page.locator('main').evaluate((main) => {
        const whole = /\d+-R-\d+-\d+|third-party|\b\d{3}-555-\d{4}\b/g;
        const found: string[] = [];
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: words, index } of (text.nodeValue ?? '').matchAll(whole)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + words.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(words);
          }
        }
        return found;
      });
      expect.soft(divided, `${id} at ${url}`).toEqual([]);
    }
  });
}
