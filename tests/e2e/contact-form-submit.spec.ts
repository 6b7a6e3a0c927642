import { brand } from '#brand';
import {
  contactAnswers,
  contactCalls,
  contactVariants,
  contactWords,
  openContactForm,
  requiredTexts,
  watchContactSubmits,
} from '../support/contact-form.ts';
import { expect } from '../support/fixtures.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { paths } from '../support/site-pages.ts';

for (const language of formLanguages) {
  const words = contactWords[language];

  for (const variant of contactVariants) {
    test(`${variant} in ${language}: a press on the incomplete form sends nothing and moves to a summary`, async ({
      page,
    }) => {
      const form = await openContactForm(page, variant, language);
      const submits = watchContactSubmits(page);
      await expect(form.submitButton).toBeDisabled();
      await form.submitButton.focus();
      await page.keyboard.press('Enter');
      await expect(form.summary).toBeFocused();
      const expected = [...requiredTexts, 'check'] as const;
      await expect(form.summary.getByRole('link')).toHaveText(expected.map((name) => words.errors[name]));
      for (const name of requiredTexts)
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
      await form.summary.getByRole('link').nth(1).click();
      await expect(form.field('lastName')).toBeFocused();
      await expect(form.field('lastName')).toBeInViewport();
      expect(submits).toEqual([]);
    });

    test(`${variant} in ${language}: the form gives way to the sentence before the server has answered`, async ({
      page,
    }) => {
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${contactCalls.submit}`, async (route) => {
        await late;
        await route.continue();
      });
      const information: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'info') information.push(message.text());
      });
      const form = await openContactForm(page, variant, language);
      const answers = contactAnswers();
      await form.fill(answers);
      await form.chooseCountry('CA');
      await form.list('state').selectOption('BC');
      await form.passCheck();
      await expect(form.submitButton).toBeEnabled();
      await form.submitButton.click();
      await expect(form.success).toBeFocused();
      await expect(form.success).toHaveText(words.success);
      await expect(form.form).toHaveCount(0);
      await expect(form.delivery(form.common.sending)).toBeVisible();
      expect(information).toEqual([]);
      answer();
      const reference = await form.reference();
      await expect(form.delivery(form.common.received(reference))).toBeVisible();
      await expect.poll(() => information).toEqual(['201']);
      expect(await storedWith('company', answers.company)).toMatchObject([
        { reference, content: { ...answers, country: 'CA', state: 'BC' } },
      ]);
    });
  }

  test(`the whole form can be filled in and sent by keyboard alone in ${language}`, async ({ page }) => {
    const { keyboard } = page;
    const form = await openContactForm(page, '3pr', language);
    const answers = contactAnswers();
    await form.field('firstName').focus();
    for (const name of ['firstName', 'lastName', 'email', 'company', 'phone'] as const) {
      await expect(form.field(name)).toBeFocused();
      await keyboard.insertText(answers[name]);
      await keyboard.press('Tab');
    }
    await expect(form.list('country')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(form.list('country')).toHaveValue('US');
    await expect(form.list('state').locator('option[value=OR]')).toBeAttached();
    await expect(form.list('country')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('Orego');
    await expect(form.list('state')).toHaveValue('OR');
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(form.checkBox).toBeFocused();
    await keyboard.press('Space');
    await expect(form.check.getByText(form.common.checkPassed)).toBeVisible();
    await expect(form.submitButton).toBeEnabled();
    await keyboard.press('Tab');
    await expect(form.submitButton).toBeFocused();
    await keyboard.press('Enter');
    await expect(form.success).toBeFocused();
    await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
    expect(await storedWith('company', answers.company)).toMatchObject([
      { content: { ...answers, country: 'US', state: 'OR', supplyChannel: 'Production Scrap' } },
    ]);
  });
}

test('what is sent is the form, what is fixed, and the answer of the human check, under a key', async ({
  page,
}) => {
  const form = await openContactForm(page, 'contact-our-team');
  const submits = watchContactSubmits(page);
  const answers = contactAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect.poll(() => submits.length).toBe(1);
  const body = submits[0]?.postDataJSON();
  expect(body).toEqual({
    ...answers,
    country: null,
    state: null,
    recaptcha: expect.any(String),
    leadSource: 'Website',
    Oid: brand.leadSystem.organizationId,
    RetURL: brand.leadSystem.returnUrl,
    specificLeadSource: 'Direct',
    supplyChannel: '',
    businessType: '',
    RecaptchaChallenge: body.recaptcha,
  });
  expect(submits[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a filled trap drops the form in silence: no call, no message, the form stays', async ({ page }) => {
  const form = await openContactForm(page, 'contact-our-team');
  const submits = watchContactSubmits(page);
  await form.fill(contactAnswers());
  await form.passCheck();
  await form.form.locator('[name=furtherParticulars]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await form.submitButton.click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(submits).toEqual([]);
  await expect(form.submitButton).toBeVisible();
  await expect(form.summary).toHaveCount(0);
  await expect(form.success).toHaveCount(0);
});

test('a server that fails is not mentioned, and gets the request when it is back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  let failures = 2;
  await page.route(`**${contactCalls.submit}`, async (route) => {
    failures -= 1;
    if (failures >= 0) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  const information: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') information.push(message.text());
  });
  const form = await openContactForm(page, '3pr');
  const answers = contactAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
  await expect.poll(() => information).toEqual(['201']);
  expect(await storedWith('company', answers.company)).toHaveLength(1);
});

test('a request that is refused for good comes back filled in, with a word about it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.route(`**${contactCalls.submit}`, (route) => route.fulfill({ status: 422 }));
  const form = await openContactForm(page, '3pr');
  const answers = contactAnswers();
  await form.fill(answers);
  await form.chooseCountry('CA');
  await form.list('state').selectOption('ON');
  await form.passCheck();
  await form.submitButton.click();
  await expect(page.getByRole('alert')).toHaveText(form.common.refused);
  await expect(form.field('company')).toHaveValue(answers.company);
  await expect(form.list('country')).toHaveValue('CA');
  await expect(form.list('state')).toHaveValue('ON');
});

test('a request refused later is told of on any page, under its own name', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.route(`**${contactCalls.submit}`, (route) => route.fulfill({ status: 503 }));
  const form = await openContactForm(page, '3pr');
  await form.fill(contactAnswers());
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  // Else its next try could meet the refusal, and the page that took the request tells of it itself.
  await page.close();
  const later = await context.newPage();
  await later.route(`**${contactCalls.submit}`, (route) => route.fulfill({ status: 422 }));
  const { words } = await openContactForm(later, 'contact-our-team');
  const notice = later.getByRole('region', { name: words.notice });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', `${paths.eng.sitemap}#contact-form`);
});
