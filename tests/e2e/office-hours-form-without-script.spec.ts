import { expect } from '../support/fixtures.ts';
import {
  OfficeHoursForm,
  officeHoursAnswers,
  officeHoursTexts,
  officeHoursUrl,
  officeHoursWords,
  requiredOfficeHours,
} from '../support/office-hours-form.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';

test.use({ javaScriptEnabled: false });

for (const language of formLanguages) {
  const words = officeHoursWords[language];

  test.describe(`without script in ${language}`, () => {
    test('an empty form comes back with a summary and a message beside each field', async ({ page }) => {
      await page.goto(officeHoursUrl(language));
      const form = new OfficeHoursForm(page, language);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText(
        requiredOfficeHours.map((name) => words.errors[name]),
      );
      await expect(form.summary).toBeFocused();
      for (const name of requiredOfficeHours) {
        await expect(form.form.getByText(words.errors[name], { exact: true })).toHaveCount(2);
      }
    });

    test('what was typed is kept, a complete form is thanked for, and stored once', async ({ page }) => {
      const answers = officeHoursAnswers();
      await page.goto(officeHoursUrl(language));
      const form = new OfficeHoursForm(page, language);
      await form.fill({ ...answers, email: '' });
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([words.errors.email]);
      for (const name of officeHoursTexts.filter((each) => each !== 'email')) {
        await expect(form.field(name)).toHaveValue(answers[name]);
      }
      expect(page.url()).not.toContain(answers.employeeNumber);

      await form.field('email').fill(answers.email);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      await expect(form.success).toHaveText(words.success);
      await expect(form.success).toBeInViewport();
      const reference = await form.reference();
      expect(await storedWith('employeeNumber', answers.employeeNumber)).toMatchObject([
        { reference, content: answers },
      ]);
    });

    test('nothing offers to remember or to clear what only script could', async ({ page }) => {
      await page.goto(officeHoursUrl(language));
      const form = new OfficeHoursForm(page, language);
      await expect(form.form.getByRole('button')).toHaveCount(1);
    });
  });
}
