import { expect } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import {
  type Answers,
  customerLabels,
  formLanguages,
  formUrl,
  formWords,
  PrivacyForm,
  someAnswers,
  storedRequests,
  test,
  textFields,
} from '../support/privacy-form.ts';

test.use({ javaScriptEnabled: false });

for (const language of formLanguages) {
  const words = formWords[language];

  test.describe(`without script in ${language}`, () => {
    test('an empty form comes back with a summary, a message beside each field, and no word of a check', async ({
      page,
    }) => {
      await page.goto(formUrl(language));
      const form = new PrivacyForm(page, language);
      await expect(form.check).toHaveCount(0);
      await expect(form.field('otherRequestType')).toBeVisible();
      await expect(form.submitButton).toBeEnabled();
      await form.submitButton.click();
      const { errors } = words;
      const expected = [...textFields, 'requestType', 'customers'] as const;
      await expect(form.summary.getByRole('link')).toHaveText(expected.map((name) => errors[name]));
      await expect(form.summary).toBeFocused();
      for (const name of expected) {
        await expect(form.form.getByText(errors[name], { exact: true })).toHaveCount(2);
      }
      await form.summary.getByRole('link', { name: errors.city }).click();
      await expect(page).toHaveURL(/#request-city$/);
    });

    test('what was typed is kept, a complete form is thanked for, and stored once', async ({ page }) => {
      const answers = someAnswers();
      await page.goto(formUrl(language));
      const form = new PrivacyForm(page, language);
      await form.fill({ ...answers, zip: '1234' });
      await form.list('state').selectOption('OR');
      await form.list('requestType').selectOption('Other');
      await form.field('otherRequestType').fill('Please call my sister.');
      await form.customer(customerLabels[2] ?? '').check();
      await form.submitButton.click();

      await expect(form.summary.getByRole('link')).toHaveText([words.errors.zipFormat]);
      for (const [name, typed] of Object.entries({ ...answers, zip: '1234' })) {
        await expect(form.field(name as keyof Answers)).toHaveValue(typed);
      }
      await expect(form.list('state')).toHaveValue('OR');
      await expect(form.list('requestType')).toHaveValue('Other');
      await expect(form.field('otherRequestType')).toHaveValue('Please call my sister.');
      await expect(form.customer(customerLabels[0] ?? '')).toBeChecked();
      await expect(form.customer(customerLabels[1] ?? '')).not.toBeChecked();
      expect(new URL(page.url()).search).not.toContain(encodeURIComponent(answers.city));

      // Faster than a person types, the form comes back and asks once more.
      await form.field('zip').fill(answers.zip);
      await pressUntil(form.submitButton, form.success, page.getByText(words.onceMore));

      const reference = await form.reference();
      const sent = {
        ...answers,
        state: 'OR',
        requestType: 'Other',
        otherRequestType: 'Please call my sister.',
        customers: { pnpCustomer: true, schnCustomer: false, csCustomer: true },
      };
      expect(await storedRequests(answers.name)).toMatchObject([{ reference, content: sent }]);
      await page.reload();
      await expect(form.success).toBeVisible();
      expect(await storedRequests(answers.name)).toHaveLength(1);
    });
  });
}

test('what a form gave back can be read once', async ({ page }) => {
  const answers = someAnswers();
  await page.goto(formUrl('eng'));
  const form = new PrivacyForm(page);
  await form.field('name').fill(answers.name);
  await form.submitButton.click();
  await expect(form.field('name')).toHaveValue(answers.name);
  await page.reload();
  await expect(form.field('name')).toHaveValue('');
});

test('a filled trap gets the empty form again, and nothing is stored', async ({ page }) => {
  const answers = someAnswers();
  await page.goto(formUrl('eng'));
  const form = new PrivacyForm(page);
  await form.fill(answers);
  await page.locator('[name=furtherParticulars]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await form.submitButton.click();
  await expect(form.field('name')).toHaveValue('');
  await expect(form.summary).toHaveCount(0);
  await expect(form.success).toHaveCount(0);
  expect(await storedRequests(answers.name)).toEqual([]);
});
