import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { SiteForm } from '../support/site-form.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    title: 'Apply here',
    toForm: 'Go to the form',
    success: 'Thank you for applying.',
    name: 'Name',
    email: 'Email Address',
    phone: 'Phone',
    message: 'What you have done, in a few sentences',
    reach: 'Please give an email address or a phone number, so that we can answer.',
  },
  es: {
    title: 'Postúlese aquí',
    toForm: 'Ir al formulario',
    success: 'Gracias por postularse.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Qué ha hecho usted, en pocas frases',
    reach: 'Proporcione un correo electrónico o un teléfono para que podamos responderle.',
  },
} as const;

const job = 'grader-fresno';

/** Somebody whom no other test knows. */
const someName = () => `Inés Río ${crypto.randomUUID().slice(0, 8)}`;

for (const language of formLanguages) {
  const own = words[language];
  const address = development.origins[language] + (paths[language].job ?? '').replace(':id', job);

  test(`the ${language} page of a job leads to its form from the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const link = page.locator('#main').getByRole('link', { name: own.toForm });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByRole('heading', { name: own.title })).toBeInViewport();
  });

  test(`in ${language} somebody applies with a phone number alone, and the application says for which job`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = new SiteForm(page, language, own);
    const name = someName();
    await form.form.getByRole('textbox', { name: own.name }).click();
    await hydrated(page);
    await form.form.getByRole('textbox', { name: own.name }).fill(name);
    await form.form.getByRole('textbox', { name: own.phone }).fill('559-555-0123');
    await form.form.getByRole('textbox', { name: own.message }).fill('Two years at a scale.\n\nThen a shop.');
    await page.locator('#application-recaptcha input[type=checkbox]').click();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    const reference = await form.reference();
    await expect(form.delivery(form.common.received(reference))).toBeVisible();
    expect(await storedWith('name', name)).toMatchObject([
      {
        reference,
        content: {
          job,
          name,
          email: '',
          phone: '559-555-0123',
          message: 'Two years at a scale.\n\nThen a shop.',
        },
      },
    ]);
  });

  test(`axe finds nothing on the ${language} application`, async ({ page }) => {
    await page.goto(address);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language} an application that nobody could answer comes back with its words, and is stored once`, async ({
      page,
    }) => {
      await page.goto(address);
      const form = new SiteForm(page, language, own);
      const name = someName();
      await form.form.getByRole('textbox', { name: own.name }).fill(name);
      await form.form.getByRole('textbox', { name: own.message }).fill('One line.\nAnother.');
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.reach]);
      await expect(form.form.getByRole('textbox', { name: own.message })).toHaveValue('One line.\nAnother.');
      await form.form.getByRole('textbox', { name: own.email }).fill('ines@ridge.example.com');
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      const reference = await form.reference();
      expect(await storedWith('name', name)).toMatchObject([
        {
          reference,
          content: { job, name, email: 'ines@ridge.example.com', message: 'One line.\nAnother.' },
        },
      ]);
    });
  });
}
