import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

for (const path of [paths.eng.home, paths.eng.company, paths.eng['what-we-buy'], paths.eng['data-privacy']]) {
  test(`${path} writes no style a second time when it is taken over`, async ({ page }) => {
    await page.goto(production.englishOrigin + path);
    const selectors = () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ cssRules }) =>
          [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
        ),
      );
    const before = (await selectors()).flat().filter((selector) => selector.startsWith('.css-'));
    expect(before.length).toBeGreaterThan(50);
    await hydrated(page);
    const after = (await selectors()).flat().filter((selector) => selector.startsWith('.css-'));
    const count = (list: readonly string[], selector: string) =>
      list.filter((each) => each === selector).length;
    const twice = before.filter((selector) => count(after, selector) > count(before, selector));
    expect(twice).toEqual([]);
  });
}
