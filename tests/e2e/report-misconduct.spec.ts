import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { SiteForm } from '../support/site-form.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    title: 'Your report',
    success: 'Thank you for speaking up.',
    what: 'What happened',
    where: 'Where',
    missing: 'Please tell us what happened.',
    open: 'Open the form',
  },
  es: {
    title: 'Su denuncia',
    success: 'Gracias por hablar.',
    what: 'Qué pasó',
    where: 'Dónde',
    missing: 'Díganos qué pasó.',
    open: 'Abrir el formulario',
  },
} as const;

/** A matter that no other test reports. */
const someMatter = () => `The ticket was changed.\n\nTwice. ${crypto.randomUUID().slice(0, 8)}`;

for (const language of formLanguages) {
  const own = words[language];
  const address = development.origins[language] + paths[language]['report-misconduct'];

  test(`in ${language} the ethics page leads to a report that stores no name, and the tab keeps nothing of it`, async ({
    page,
  }) => {
    await page.goto(development.origins[language] + paths[language].ethics);
    await page.getByRole('link', { name: own.open }).click();
    await expect(page).toHaveURL(address);
    const form = new SiteForm(page, language, own);
    const matter = someMatter();
    const what = form.form.getByRole('textbox', { name: own.what });
    await what.click();
    await hydrated(page);
    await what.fill(matter);
    await form.form.getByRole('textbox', { name: own.where }).fill('Tacoma');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Tacoma');
    await page.locator('#misconduct-recaptcha input[type=checkbox]').click();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    const reference = await form.reference();
    await expect(form.delivery(form.common.received(reference))).toBeVisible();
    expect(await storedWith('what', matter)).toMatchObject([
      { reference, content: { what: matter, where: 'Tacoma', when: '', reporter: '', reach: '' } },
    ]);
  });

  test(`axe finds nothing on the ${language} page of the report`, async ({ page }) => {
    await page.goto(address);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language} an empty report comes back and is stored once it says what happened`, async ({
      page,
    }) => {
      await page.goto(address);
      const form = new SiteForm(page, language, own);
      const matter = someMatter();
      await form.form.getByRole('textbox', { name: own.where }).fill('Tacoma');
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.missing]);
      await expect(form.form.getByRole('textbox', { name: own.where })).toHaveValue('Tacoma');
      await form.form.getByRole('textbox', { name: own.what }).fill(matter);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      const reference = await form.reference();
      expect(await storedWith('what', matter)).toMatchObject([
        { reference, content: { what: matter, where: 'Tacoma', reporter: '', reach: '' } },
      ]);
    });
  });
}
