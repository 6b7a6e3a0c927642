import { smallControls } from '@site/audit/checks/control-size.ts';
import { smallTargets } from '@site/audit/checks/target-size.ts';
import { linesOf } from '@site/audit/faults.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const size of sizes) {
  test(`at ${size.width} px what opens has large controls too: menus, privacy choices, film, carousel`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${development.english}/`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const expectLarge = async (state: string) => {
      expect.soft(linesOf((await smallTargets(page)).faults), `${state}, 24 px`).toEqual([]);
      expect.soft(linesOf((await smallControls(page)).faults), `${state}, 44 px`).toEqual([]);
    };
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expectLarge('carousel');
    const nav = page.getByRole('navigation', { name: 'Main' });
    if (size.width < 993) await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of ['About Us', 'Sell To Us']) {
      await nav.getByRole('button', { name, exact: true }).click();
      const links = nav.locator('ul ul').getByRole('link');
      await expect(links.first()).toBeVisible();
      await expectLarge(`menu ${name}`);
      for (const link of await links.all()) {
        expect
          .soft((await link.boundingBox())?.height, `${await link.textContent()}`)
          .toBeGreaterThanOrEqual(43.9);
      }
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
    await expectLarge('privacy choices');
    await page.getByRole('button', { name: 'Return to the page' }).click();
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLarge('film');
  });
}
