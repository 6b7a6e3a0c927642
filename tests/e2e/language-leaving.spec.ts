import type { Page } from '@playwright/test';
import { rememberedDrafts } from '../support/drafts.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { openForm, textFields } from '../support/privacy-form.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const both = [
  {
    language: 'eng',
    other: 'Español',
    title: 'What you typed stays here',
    stay: 'Stay on this page',
    leave: 'Change the language anyway',
    there: `${production.spanishOrigin}${paths.es['data-privacy']}`,
  },
  {
    language: 'es',
    other: 'English',
    title: 'Lo que escribió se queda aquí',
    stay: 'Quedarme en esta página',
    leave: 'Cambiar de idioma de todos modos',
    there: `${production.englishOrigin}${paths.eng['data-privacy']}`,
  },
] as const;

const servers = { english: production.englishOrigin, spanish: production.spanishOrigin };
const [firstField] = textFields;
const switchOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

for (const { language, other, title, stay, leave, there } of both) {
  test(`the ${language} switch asks by keyboard before typed text is left on its host, and stays or goes`, async ({
    page,
  }) => {
    const form = await openForm(page, language, servers);
    await form.field(firstField).fill('Ana');
    await switchOf(page, other).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('button', { name: stay })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(switchOf(page, other)).toBeFocused();
    await expect(form.field(firstField)).toHaveValue('Ana');
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: leave }).press('Enter');
    await page.waitForURL(there);
  });

  test(`the ${language} switch asks about answers that an earlier visit of the tab left`, async ({
    page,
  }) => {
    const form = await openForm(page, language, servers);
    await form.field(firstField).fill('Ana');
    await expect.poll(() => rememberedDrafts(page)).toContain('Ana');
    await page.reload();
    await hydrated(page);
    await expect(form.field(firstField)).toHaveValue('Ana');
    await switchOf(page, other).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  });

  test(`the ${language} switch goes at once from an empty form`, async ({ page }) => {
    await openForm(page, language, servers);
    await switchOf(page, other).click();
    await page.waitForURL(there);
  });
}

test('a search that was typed and not sent does not hold up the switch', async ({ page }) => {
  await page.goto(`${production.englishOrigin}${paths.eng['scrap-prices']}`);
  await page.getByLabel('Weight', { exact: true }).fill('250');
  await switchOf(page, 'Español').click();
  await page.waitForURL(`${production.spanishOrigin}${paths.es['scrap-prices']}`);
});
