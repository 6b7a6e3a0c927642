import { expect } from '../support/fixtures.ts';
import {
  customerLabels,
  formLanguages,
  formWords,
  openForm,
  type PrivacyForm,
  someAnswers,
  storedRequests,
  submitCall,
  test,
  textFields,
  watchSubmits,
} from '../support/privacy-form.ts';

/** The fields that an empty form misses, in the order of the page, each with the control that a link leads to. */
function missing(form: PrivacyForm) {
  return [
    ...textFields.map((name) => ({ name, control: form.field(name) })),
    { name: 'requestType' as const, control: form.list('requestType') },
    { name: 'customers' as const, control: form.customer(customerLabels[0] ?? '') },
    { name: 'check' as const, control: form.checkBox },
  ];
}

for (const language of formLanguages) {
  const words = formWords[language];

  test.describe(`submitting in ${language}`, () => {
    test('a press on an incomplete form sends nothing and moves to a summary of everything missing', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      const submits = watchSubmits(page);
      await expect(form.summary).toHaveCount(0);
      await expect(form.submitButton).toBeDisabled();
      await form.submitButton.focus();
      await expect(form.submitButton).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.summary).toBeFocused();
      const links = form.summary.getByRole('link');
      await expect(links).toHaveText(missing(form).map(({ name }) => words.errors[name]));
      for (const [index, { name, control }] of missing(form).entries()) {
        if (name !== 'check') {
          await expect(form.form.getByText(words.errors[name], { exact: true })).toHaveCount(2);
        }
        await links.nth(index).click();
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      expect(submits).toEqual([]);
    });

    test('the summary and the list of what is missing shrink with every answer', async ({ page }) => {
      const form = await openForm(page, language);
      const answers = someAnswers();
      await expect(form.needs(9)).toBeVisible();
      await expect(form.submitButton).toHaveAccessibleDescription(words.needs(9));
      await form.submitButton.press('Enter');
      const links = form.summary.getByRole('link');
      await expect(links).toHaveCount(9);
      for (const [index, name] of textFields.entries()) {
        await form.field(name).fill(answers[name]);
        await expect(links).toHaveCount(8 - index);
        await expect(form.needs(8 - index)).toBeVisible();
      }
      await form.list('requestType').selectOption('Right to Know');
      await expect(links).toHaveText([words.errors.customers, words.errors.check]);
      await form.customer(customerLabels[2] ?? '').check();
      await expect(links).toHaveText([words.errors.check]);
      await expect(form.needs(1)).toBeVisible();
      await form.passCheck();
      await expect(form.summary).toHaveCount(0);
      await expect(form.complete).toBeVisible();
      await expect(form.submitButton).toBeEnabled();
    });

    test('the page says that the request was submitted before the server has answered', async ({ page }) => {
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${submitCall}`, async (route) => {
        await late;
        await route.continue();
      });
      const form = await openForm(page, language);
      const answers = someAnswers();
      await form.fill(answers);
      await form.passCheck();
      await form.submitButton.click();
      await expect(form.success).toBeFocused();
      await expect(form.success).toHaveText(words.success);
      await expect(form.form).toHaveCount(0);
      await expect(form.delivery(words.sending)).toBeVisible();
      answer();
      const reference = await form.reference();
      expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
      await expect(form.delivery(words.received(reference))).toBeVisible();
      expect(await storedRequests(answers.name)).toMatchObject([{ reference }]);
    });
  });
}

test('Enter in a field of an incomplete form does what the button does', async ({ page }) => {
  const form = await openForm(page);
  const submits = watchSubmits(page);
  await form.field('city').fill('Cedarville');
  await page.keyboard.press('Enter');
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveCount(8);
  expect(submits).toEqual([]);
});

test('a press of the mouse counts, although the field it leaves has something to say', async ({ page }) => {
  const form = await openForm(page);
  await form.list('requestType').focus();
  // The button says that it is not ready; a hand presses it all the same.
  await form.submitButton.click({ force: true });
  await expect(form.summary).toBeFocused();
  await expect(form.list('requestType')).toHaveAttribute('aria-invalid', 'true');
});

test('Enter in a field of a complete form submits it', async ({ page }) => {
  const form = await openForm(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.field('city').press('Enter');
  await expect(form.success).toBeFocused();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  expect(await storedRequests(answers.name)).toHaveLength(1);
});

test('the links of what is still missing lead into the fields', async ({ page }) => {
  const form = await openForm(page);
  await form.check.scrollIntoViewIfNeeded();
  await expect(form.checkBox).toBeVisible();
  for (const { name, control } of missing(form)) {
    await form.form.getByRole('link', { name: form.words[name], exact: true }).click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
  }
  // Nobody pressed the button: there is no summary.
  await expect(form.summary).toHaveCount(0);
});

test('what is sent is the form value, nested, under a key of its own', async ({ page }) => {
  const form = await openForm(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.customer(customerLabels[2] ?? '').check();
  await form.list('state').selectOption('Oregon');
  await form.passCheck();
  const sent = page.waitForRequest(`**${submitCall}`);
  await form.submitButton.click();
  const request = await sent;
  const body = request.postDataJSON();
  expect(body).toEqual({
    ...answers,
    state: 'OR',
    requestType: 'Right to Know',
    otherRequestType: '',
    customers: { pnpCustomer: true, schnCustomer: false, csCustomer: true },
    recaptcha: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
  });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await form.reference()).replace('-', '').toLowerCase()).toBe(
    headers['idempotency-key']?.slice(0, 8),
  );
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  const [stored, ...more] = await storedRequests(answers.name);
  expect(more).toEqual([]);
  expect(stored?.id).toBe(headers['idempotency-key']);
  const { recaptcha: _, ...kept } = body;
  expect(stored?.content).toEqual(kept);
});

for (const [fault, fail] of [
  ['an error of the server', { status: 500 }],
  ['no network', undefined],
] as const) {
  test(`${fault} leaves the success as it is and shows no error, and the request still arrives once`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    let failures = 0;
    await page.route(`**${submitCall}`, async (route) => {
      failures += 1;
      if (failures > 2) await route.continue();
      else if (fail === undefined) await route.abort('connectionreset');
      else await route.fulfill(fail);
    });
    const form = await openForm(page);
    const answers = someAnswers();
    await form.fill(answers);
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
    await expect(form.success).toBeVisible();
    expect(failures).toBe(3);
    expect(await storedRequests(answers.name)).toHaveLength(1);
  });
}

test('a press that is repeated sends once', async ({ page }) => {
  const form = await openForm(page);
  const submits = watchSubmits(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  expect(submits).toHaveLength(1);
  expect(await storedRequests(answers.name)).toHaveLength(1);
});

test('nobody who reads or tabs through the page meets the trap', async ({ page }) => {
  const form = await openForm(page);
  await form.check.scrollIntoViewIfNeeded();
  await expect(form.checkBox).toBeVisible();
  const trap = page.locator('[name=furtherParticulars]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.form.getByRole('textbox')).toHaveCount(textFields.length);
  await form.field('name').focus();
  const stops: (string | null)[] = [];
  for (;;) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    if (await form.submitButton.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(stops).toContain('phone');
  expect(stops).not.toContain('furtherParticulars');
});

test('a form whose trap was filled is dropped without a word', async ({ page }) => {
  const form = await openForm(page);
  const submits = watchSubmits(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await page.locator('[name=furtherParticulars]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await form.submitButton.click();
  await expect(form.complete).toBeVisible();
  await expect(form.success).toHaveCount(0);
  await expect(form.summary).toHaveCount(0);
  expect(submits).toEqual([]);
  expect(await storedRequests(answers.name)).toEqual([]);
});

test('a trap that a browser filled before the visitor came catches nobody', async ({ page }) => {
  const form = await openForm(page);
  await page.locator('[name=furtherParticulars]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'Inés';
  });
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
});
