import { brand } from '#brand';
import { expect } from '../support/fixtures.ts';
import {
  officeHoursAnswers,
  officeHoursCall,
  officeHoursTexts,
  officeHoursWords,
  openOfficeHours,
  requiredOfficeHours,
  watchOfficeHours,
} from '../support/office-hours-form.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';

for (const language of formLanguages) {
  const words = officeHoursWords[language];

  test.describe(`the form in ${language}`, () => {
    test('stands below the logos of the three brands and asks for five things and no check', async ({
      page,
    }) => {
      const form = await openOfficeHours(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      for (const name of Object.values(brand.brands)) {
        await expect(page.getByRole('main').getByRole('img', { name, exact: true })).toBeVisible();
      }
      await expect(form.intro).toBeVisible();
      const controls = await form.form
        .locator('input:visible, select:visible, textarea:visible')
        .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
      expect(controls).toEqual([...officeHoursTexts]);
      for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue('');
      await expect(form.form.getByRole('group', { name: form.common.check })).toHaveCount(0);
      await expect(form.form.getByRole('link', { name: brand.phones.careers.display })).toHaveAttribute(
        'href',
        brand.phones.careers.href,
      );
    });

    test('a field says what it wants once it was left, and not before; the names want nothing', async ({
      page,
    }) => {
      const form = await openOfficeHours(page, language);
      for (const name of officeHoursTexts) {
        await form.field(name).focus();
        await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
        await form.field(name).blur();
      }
      for (const name of requiredOfficeHours) {
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.form.getByText(words.errors[name], { exact: true })).toBeVisible();
      }
      for (const name of ['firstName', 'lastName'] as const) {
        await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
        await expect(form.field(name)).not.toHaveAttribute('aria-required');
      }
    });

    test('a phone of 300 characters and "abc" as an email pass without a word', async ({ page }) => {
      const form = await openOfficeHours(page, language);
      await form.field('employeeNumber').fill('7');
      for (const [name, text] of [
        ['phone', '5'.repeat(300)],
        ['email', 'abc'],
      ] as const) {
        await form.field(name).fill(text);
        await form.field(name).blur();
        await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
      }
      // What the browser finds wrong is heard as wrong in Firefox.
      await expect(form.form.locator('input:invalid')).toHaveCount(0);
      await expect(form.submitButton).toBeEnabled();
      for (const sentence of words.neverShown) await expect(page.getByText(sentence)).toHaveCount(0);
    });

    test('what nobody types by hand is refused in honest words', async ({ page }) => {
      const form = await openOfficeHours(page, language);
      await form.field('phone').fill('5'.repeat(1001));
      await form.field('phone').blur();
      await expect(form.form.getByText(words.errors.tooLong, { exact: true })).toBeVisible();
    });

    test('a press on the incomplete form sends nothing and moves to a summary', async ({ page }) => {
      const form = await openOfficeHours(page, language);
      const submits = watchOfficeHours(page);
      await expect(form.needs(3)).toBeVisible();
      await expect(form.submitButton).toBeDisabled();
      await form.submitButton.focus();
      await page.keyboard.press('Enter');
      await expect(form.summary).toBeFocused();
      const links = form.summary.getByRole('link');
      await expect(links).toHaveText(requiredOfficeHours.map((name) => words.errors[name]));
      await links.nth(1).click();
      await expect(form.field('phone')).toBeFocused();
      await expect(form.field('phone')).toBeInViewport();
      expect(submits).toEqual([]);
    });

    test('the form gives way to the sentence before the server has answered, by keyboard alone', async ({
      page,
    }) => {
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${officeHoursCall}`, async (route) => {
        await late;
        await route.continue();
      });
      const form = await openOfficeHours(page, language);
      const answers = officeHoursAnswers();
      await form.field('employeeNumber').focus();
      for (const name of officeHoursTexts) {
        await expect(form.field(name)).toBeFocused();
        await page.keyboard.insertText(answers[name]);
        await page.keyboard.press('Tab');
      }
      await expect(form.submitButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.success).toBeFocused();
      await expect(form.success).toHaveText(words.success);
      await expect(form.form).toHaveCount(0);
      await expect(form.intro).toHaveCount(0);
      await expect(form.delivery(form.common.sending)).toBeVisible();
      answer();
      const reference = await form.reference();
      await expect(form.delivery(form.common.received(reference))).toBeVisible();
      expect(await storedWith('employeeNumber', answers.employeeNumber)).toMatchObject([
        { reference, content: answers },
      ]);
    });
  });
}

test('tells the browser what each field is for', async ({ page }) => {
  const form = await openOfficeHours(page);
  const tokens = {
    employeeNumber: 'off',
    firstName: 'given-name',
    lastName: 'family-name',
    phone: 'tel',
    email: 'email',
  };
  for (const name of officeHoursTexts) {
    await expect(form.field(name)).toHaveAttribute('autocomplete', tokens[name]);
    await expect(form.field(name)).not.toHaveAttribute('maxlength');
  }
});

test('what is sent is exactly five fields, under a key of its own', async ({ page }) => {
  const form = await openOfficeHours(page);
  const answers = { ...officeHoursAnswers(), firstName: '', lastName: '' };
  await form.fill({ ...answers, employeeNumber: `  ${answers.employeeNumber} ` });
  const sent = page.waitForRequest(`**${officeHoursCall}`);
  await form.submitButton.click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual(answers);
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

for (const [fault, fail] of [
  ['an error of the server', { status: 500 }],
  ['no network', undefined],
] as const) {
  test(`${fault} leaves the success as it is, and the request still arrives once`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    let tries = 0;
    await page.route(`**${officeHoursCall}`, async (route) => {
      tries += 1;
      if (tries > 2) await route.continue();
      else if (fail === undefined) await route.abort('connectionreset');
      else await route.fulfill(fail);
    });
    const form = await openOfficeHours(page);
    const answers = officeHoursAnswers();
    await form.fill(answers);
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
    expect(await storedWith('employeeNumber', answers.employeeNumber)).toHaveLength(1);
  });
}

test('a press that is repeated sends once', async ({ page }) => {
  const form = await openOfficeHours(page);
  const submits = watchOfficeHours(page);
  const answers = officeHoursAnswers();
  await form.fill(answers);
  await form.submitButton.evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
  expect(submits).toHaveLength(1);
  expect(await storedWith('employeeNumber', answers.employeeNumber)).toHaveLength(1);
});

test('a form whose trap was filled is dropped without a word', async ({ page }) => {
  const form = await openOfficeHours(page);
  const submits = watchOfficeHours(page);
  const answers = officeHoursAnswers();
  await form.fill(answers);
  await expect(page.locator('[name=furtherParticulars]')).toBeHidden();
  await page.locator('[name=furtherParticulars]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await form.submitButton.click();
  await expect(form.form.getByRole('status').filter({ hasText: form.common.complete })).toBeVisible();
  await expect(form.success).toHaveCount(0);
  expect(submits).toEqual([]);
  expect(await storedWith('employeeNumber', answers.employeeNumber)).toEqual([]);
});
