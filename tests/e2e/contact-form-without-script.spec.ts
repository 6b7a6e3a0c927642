import {
  ContactForm,
  contactAnswers,
  contactTexts,
  contactUrl,
  contactVariants,
  contactWords,
  requiredTexts,
} from '../support/contact-form.ts';
import { expect } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';

test.use({ javaScriptEnabled: false });

for (const language of formLanguages) {
  const words = contactWords[language];

  for (const variant of contactVariants) {
    test(`${variant} in ${language}: an empty form comes back with a summary and a message beside each field`, async ({
      page,
    }) => {
      await page.goto(contactUrl(variant, language));
      const form = new ContactForm(page, variant, language);
      await expect(form.check).toHaveCount(0);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText(
        requiredTexts.map((name) => words.errors[name]),
      );
      await expect(form.summary).toBeFocused();
      await expect(form.summary).toBeInViewport();
      for (const name of requiredTexts) {
        await expect(form.form.getByText(words.errors[name], { exact: true })).toHaveCount(2);
      }
    });

    test(`${variant} in ${language}: what was typed is kept, a complete form is thanked for, and stored once`, async ({
      page,
    }) => {
      const answers = contactAnswers();
      await page.goto(contactUrl(variant, language));
      const form = new ContactForm(page, variant, language);
      await form.fill({ ...answers, email: 'ines' });
      await form.list('country').selectOption('CA');
      await form.list('state').selectOption('CA-BC');
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([words.errors.email]);
      for (const name of contactTexts.filter((each) => each !== 'email')) {
        await expect(form.field(name)).toHaveValue(answers[name]);
      }
      await expect(form.list('country')).toHaveValue('CA');
      await expect(form.list('state')).toHaveValue('CA-BC');
      expect(page.url()).not.toContain(answers.company.split(' ')[1]);

      await form.field('email').fill(answers.email);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      await expect(form.success).toHaveText(words.success);
      await expect(form.success).toBeInViewport();
      const reference = await form.reference();
      expect(await storedWith('company', answers.company)).toMatchObject([
        { reference, content: { ...answers, country: 'CA', state: 'BC', leadSource: 'Website' } },
      ]);
    });
  }
}

test('a state of another country is asked about', async ({ page }) => {
  await page.goto(contactUrl('3pr'));
  const form = new ContactForm(page, '3pr');
  await form.fill(contactAnswers());
  await form.list('country').selectOption('US');
  await form.list('state').selectOption('MX-JAL');
  await form.submitButton.click();
  const link = form.summary.getByRole('link');
  await expect(link).toHaveText(['Please choose a state or province of your country.']);
  await link.click();
  await expect(form.list('state')).toBeInViewport();
  await expect(form.list('state')).toHaveAttribute('aria-invalid', 'true');
});
