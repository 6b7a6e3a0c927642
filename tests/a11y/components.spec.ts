import { fileURLToPath } from 'node:url';
import { componentFolders } from '@site/build/components/component-docs.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const folders = componentFolders(fileURLToPath(new URL('../../src/design-system/', import.meta.url)));

test('the workshop lists every component, with a page for each', async ({ page }) => {
  await page.goto(development.english + paths.eng['console-components']);
  const links = page.getByRole('table').getByRole('link');
  expect(await links.allTextContents()).toEqual(folders);
});

for (const folder of folders) {
  test(`every state of ${folder} passes axe on a narrow window, in light and dark colors`, async ({
    page,
  }) => {
    await page.goto(`${development.english}${paths.eng['console-components']}/${folder}`);
    await expect(page.locator('[data-state]')).not.toHaveCount(0);
    expect(await axeFindings(page, [320])).toEqual([]);
  });
}

for (const language of ['eng', 'es'] as const) {
  test(`the ${language} page of a component shows its states in the colors that are chosen, their source, its properties and its tests`, async ({
    page,
  }) => {
    await page.goto(`${development.origins[language]}${paths[language]['console-components']}/banner`);
    const state = page.locator('[data-state]').first();
    const ground = () => state.evaluate((each) => getComputedStyle(each).backgroundColor);
    const light = await ground();
    await page
      .getByRole('radio', { name: language === 'es' ? 'Oscuro' : 'Dark' })
      .first()
      .check();
    expect(await ground()).not.toBe(light);
    await page.locator('main summary').first().click();
    await expect(page.locator('pre').first()).toContainText('<Banner\n');
    await expect(page.getByRole('table', { name: 'Banner' })).toContainText('dismissLabel?');
    await expect(page.getByText('It is a named region.')).toBeVisible();
    await expect(page.getByRole('table').last()).toContainText(language === 'es' ? 'Pasó' : 'Passed');
  });
}

test('a component that there is none of is an unknown address', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto(`${development.english}${paths.eng['console-components']}/nothing`);
  await expect(page).toHaveURL(/page-not-found/);
});
