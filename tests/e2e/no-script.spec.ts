import { choiceFor } from '#i18n/choices.ts';
import { languages } from '#i18n/language.ts';
import { mainNavigation } from '#site/navigation.ts';
import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

const originOf = production.origins;
const inProduction = visitedPages.filter(({ id }) => !id.startsWith('console'));

// What every page is made of without scripts is asked in the one visit to it: tests/a11y/every-route.spec.ts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(`at ${size.width} px every link of the navigation is one press away, visible and under the pointer`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const language of languages) {
        await page.goto(`${production.origins[language]}${paths[language].company}`);
        const nav = page.getByRole('navigation', { name: /^(Main|Principal)$/ });
        await nav.locator('summary').click();
        const links = nav.getByRole('link');
        const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        const { top, menus, links: others } = choiceFor(mainNavigation, language);
        const wanted = [...top, ...others, ...menus.flatMap((menu) => [...menu.links, ...(menu.more ?? [])])];
        expect(targets).toEqual(expect.arrayContaining(wanted.map(({ page: id }) => paths[language][id])));
        for (const link of await links.all()) {
          await expect(link).toBeVisible();
          await link.scrollIntoViewIfNeeded();
          const isOnTop = await link.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          });
          expect.soft(isOnTop, `${await link.textContent()} is covered`).toBe(true);
        }
      }
    });
  }

  test('the navigation leads to its pages by press', async ({ page }) => {
    await page.goto(`${production.englishOrigin}/`);
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng.history}`);
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('careers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng.search}?s=careers#results`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' }).first()).toBeVisible();
  });

  test('nothing is shown that only a script could serve', async ({ page }) => {
    for (const { language, path } of inProduction) {
      if (!['/', paths.eng.locations, paths.es.locations, paths.eng.company, paths.es.company].includes(path))
        continue;
      await page.goto(`${originOf[language]}${path}`);
      const idle = await page.locator('button:visible').evaluateAll((all) =>
        all
          .filter((button) => (button as HTMLButtonElement).type !== 'submit' || !button.closest('form'))
          .filter((button) => !button.closest('nav'))
          .map((button) => button.textContent),
      );
      expect.soft(idle, path).toEqual([]);
    }
  });
});
