import { linesOf } from '@site/audit/faults.ts';
import { changeText } from '@site/audit/page/text-changes.ts';
import { unreadableTexts } from '@site/audit/page/unreadable-texts.ts';
import { bothWidths, readsAtEverySize, textSizes } from '../support/every-page/reads-at-every-size.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

// Every page is asked in production (`every-route.spec.ts`); the banner that stands above them in development, here.
for (const id of ['home', 'company', 'data-privacy', 'page-not-found']) {
  for (const { language, url } of visitedPages.filter((each) => each.id === id)) {
    test(`${language} ${id} can be read and pressed at every size under the banner of development too`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(60_000);
      complaints.allow(/404/);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      if (id === 'home' && language === 'eng') await expect(page.locator('article').first()).toBeVisible();
      await readsAtEverySize(page, url);
    });
  }
}

test('what opens can be read at every size: navigation, privacy choices, film', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [origin, cookies, menu, play] of [
    [development.english, 'Cookie Preferences', 'Menu', 'Play the film'],
    [development.spanish, 'Preferencias de cookies', 'Menú', 'Ver la película'],
  ] as const) {
    for (const [change, sheet] of Object.entries(textSizes)) {
      for (const width of bothWidths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await changeText(page, sheet);
        const where = `${origin} ${change} at ${width} px`;
        await page.getByRole('button', { name: cookies }).click();
        await expect(page.locator('#privacy-choices h2')).toBeFocused();
        expect.soft(linesOf((await unreadableTexts(page)).faults), `${where}: privacy choices`).toEqual([]);
        await page.keyboard.press('Escape');
        if (width < 993) {
          await page.getByRole('button', { name: menu, exact: true }).click();
          const about = page.getByRole('button', { name: 'About Us' });
          if (origin === development.english) await about.click();
          expect.soft(linesOf((await unreadableTexts(page)).faults), `${where}: navigation`).toEqual([]);
        }
        await page.getByRole('button', { name: play }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect.soft(sideways, `${where}: the film's window scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
  }
});
