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

const boxes = 'input:is([type=checkbox], [type=radio]):visible';

test('every box and ring is drawn alike, in a form, in the human check, in the privacy choices and in the footer', async ({
  page,
}) => {
  await page.goto(production.englishOrigin + paths.eng['data-privacy']);
  await hydrated(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeVisible();
  await page.locator('[id$=recaptcha]').scrollIntoViewIfNeeded();
  await expect(page.locator('[id$=recaptcha] input[type=checkbox]')).toBeVisible();
  const drawn = await page.locator(boxes).evaluateAll((all) =>
    all.map((box) => {
      const { appearance } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      return { appearance, isLarge: width >= 24 && height >= 24 };
    }),
  );
  // Three companies, the human check, two kinds of storage, three color schemes.
  expect(drawn).toEqual(Array(9).fill({ appearance: 'none', isLarge: true }));
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`a tick is drawn with its box, forced colors: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.goto(production.englishOrigin + paths.eng['data-privacy']);
    const box = page.getByRole('checkbox').first();
    const edgeOfTick = () =>
      box.evaluate((each) => {
        const { content, borderRightWidth, borderRightColor } = getComputedStyle(each, '::before');
        const { backgroundColor } = getComputedStyle(each);
        return { content, borderRightWidth, isSeen: borderRightColor !== backgroundColor };
      });
    expect((await edgeOfTick()).content).toBe('none');
    await box.check();
    expect(await edgeOfTick()).toEqual({ content: '""', borderRightWidth: '4px', isSeen: true });
  });
}
