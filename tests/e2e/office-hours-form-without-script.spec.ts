import type { Locator } from '@playwright/test';
import { trapField } from '#features/submissions/model/trap.ts';
import { expect } from '../support/fixtures.ts';
import {
  OfficeHoursForm,
  officeHoursAnswers,
  officeHoursCall,
  officeHoursTexts,
  officeHoursUrl,
  officeHoursWords,
  requiredOfficeHours,
} from '../support/office-hours-form.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { withRecaptcha } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

test.use({ javaScriptEnabled: false });

const sumLabel = { eng: /^How much is \d plus \d\?/, es: /^¿Cuánto es \d más \d\?/ };
const wrongSum = { eng: /^That was not the sum/, es: /^Esa no era la suma/ };

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

    test('while very many requests come, a form is asked for a sum instead of being sent away', async ({
      page,
    }) => {
      const flood = Array.from({ length: 301 }, (_, caller) =>
        fetch(`${withRecaptcha.english}${officeHoursCall}`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            origin: withRecaptcha.english,
            'x-forwarded-for': `10.7.${caller >> 8}.${caller & 255}`,
          },
          // What the trap catches costs the server least, and counts all the same.
          body: new URLSearchParams({ [trapField]: 'x' }),
        }),
      );
      for (const answer of await Promise.all(flood)) expect(answer.status).toBe(303);

      const answers = officeHoursAnswers();
      await page.goto(`${withRecaptcha.origins[language]}${paths[language]['ceo-office-hours']}`);
      const form = new OfficeHoursForm(page, language);
      await form.fill(answers);
      const sum = form.form.getByRole('textbox', { name: sumLabel[language] });
      await form.submitButton.click();
      await expect(sum).toBeVisible();
      await expect(form.field('employeeNumber')).toHaveValue(answers.employeeNumber);

      /** Answers what the form asks, which is another sum each time, until `wanted` is there. */
      async function answerUntil(wanted: Locator, answer: (left: number, right: number) => string) {
        await expect(async () => {
          if (!(await wanted.isVisible())) {
            const label = await form.form.getByText(sumLabel[language]).textContent();
            const [left = NaN, right = NaN] = (label?.match(/\d/g) ?? []).map(Number);
            await sum.fill(answer(left, right));
            await form.submitButton.click();
          }
          await expect(wanted).toBeVisible({ timeout: 1000 });
        }).toPass({ intervals: [3_500] });
      }
      await answerUntil(page.getByText(wrongSum[language]), () => '1');
      await answerUntil(form.success, (left, right) => `${left + right}`);
      expect(await storedWith('employeeNumber', answers.employeeNumber, withRecaptcha)).toMatchObject([
        { reference: await form.reference(), content: answers },
      ]);
    });

    test('nothing offers to remember or to clear what only script could', async ({ page }) => {
      await page.goto(officeHoursUrl(language));
      const form = new OfficeHoursForm(page, language);
      await expect(form.form.getByRole('button')).toHaveCount(1);
    });
  });
}
