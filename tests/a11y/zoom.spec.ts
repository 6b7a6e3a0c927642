import { smallControls } from '@site/audit/checks/control-size.ts';
import { smallTargets } from '@site/audit/checks/target-size.ts';
import { linesOf } from '@site/audit/faults.ts';
import { changeText } from '@site/audit/page/text-changes.ts';
import { unreadableTexts } from '@site/audit/page/unreadable-texts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

/** How a visitor may change the text: not at all, twice as large, or set further apart. */
const changes = {
  'as it is': 'none',
  'text at 200 %': 'text-200',
  'text set apart': 'text-spacing',
} as const;

const widths = [320, 1280];

/** The pages of a language in parts that two workers can share. */
const parts = [0, 1, 2];

for (const language of ['eng', 'es'] as const) {
  for (const part of parts) {
    test(`each ${language} page can be read and pressed, narrow and wide, with large and with wide text (part ${part + 1} of ${parts.length})`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(240_000);
      complaints.allow(/404/);
      const pages = visitedPages.filter((each) => each.language === language);
      for (const { url, id } of pages.filter((_, index) => index % parts.length === part)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        if (id === 'home' && language === 'eng') await expect(page.locator('article').first()).toBeVisible();
        for (const [change, sheet] of Object.entries(changes)) {
          await changeText(page, sheet);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const where = `${url} at ${width} px, ${change}`;
            expect.soft(linesOf((await unreadableTexts(page)).faults), where).toEqual([]);
            if (sheet !== 'none') continue;
            expect.soft(linesOf((await smallTargets(page)).faults), `${where}: 24 px`).toEqual([]);
            expect.soft(linesOf((await smallControls(page)).faults), `${where}: 44 px`).toEqual([]);
          }
        }
      }
    });
  }
}

test('what opens can be read at every size: navigation, privacy choices, film', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [origin, cookies, menu, play] of [
    [development.english, 'Cookie Preferences', 'Menu', 'Play the film'],
    [development.spanish, 'Preferencias de cookies', 'Menú', 'Ver la película'],
  ] as const) {
    for (const [change, sheet] of Object.entries(changes)) {
      for (const width of widths) {
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
