import { expect, test } from '../support/fixtures.ts';
import { requiredMarksOf } from '../support/required-marks.ts';
import { visitedPages } from '../support/site-pages.ts';

for (const language of ['eng', 'es'] as const) {
  test(`${language}: every page that asks for an answer says what its star means before the first one stands`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const asking: string[] = [];
    for (const { url } of visitedPages.filter((each) => each.language === language)) {
      // Node does not know every name below `localhost`.
      const { host, port, pathname } = new URL(url);
      const answer = await request.get(`http://localhost:${port}${pathname}`, { headers: { host } });
      if (/ aria-required="true"/.test(await answer.text())) asking.push(url);
    }
    // Without forms this would be a test of nothing.
    expect(asking.length).toBeGreaterThanOrEqual(8);
    for (const url of asking) {
      await page.goto(url);
      const { found, looked } = await requiredMarksOf(page);
      expect(looked, url).toBeGreaterThan(0);
      expect(found, url).toEqual([]);
    }
  });
}
