import { expect } from '../support/fixtures.ts';
import {
  challengeCall,
  customerLabels,
  formLanguages,
  formWords,
  openForm,
  someAnswers,
  storedRequests,
  submitCall,
  test,
  textFields,
  watchSubmits,
} from '../support/privacy-form.ts';

for (const language of formLanguages) {
  const words = formWords[language];

  test.describe(`the built-in check in ${language}`, () => {
    test('is passed by keyboard, and touches every field without moving the focus', async ({ page }) => {
      const form = await openForm(page, language);
      await form.check.scrollIntoViewIfNeeded();
      await form.checkBox.focus();
      await page.keyboard.press('Space');
      await expect(form.check.getByRole('status')).toHaveText(words.checkPassed);
      await expect(form.checkBox).toBeChecked();
      for (const name of [...textFields, 'requestType', 'customers'] as const) {
        await expect(form.form.getByText(words.errors[name], { exact: true })).toBeVisible();
      }
      await expect(form.form.getByText(words.errors.check)).toHaveCount(0);
      await expect(form.summary).toHaveCount(0);
      await expect(form.checkBox).toBeFocused();
      await expect(form.needs(8)).toBeVisible();
    });

    test('that fails takes the answer back, says so and can be tried again', async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource/);
      await page.route(`**${challengeCall}`, (route) => route.fulfill({ status: 503 }));
      const form = await openForm(page, language);
      await form.fill(someAnswers());
      await form.checkBox.click();
      await expect(form.check.getByRole('status')).toHaveText(words.checkFailed);
      await expect(form.submitButton).toBeDisabled();
      await expect(form.needs(1)).toBeVisible();
      await page.unroute(`**${challengeCall}`);
      await form.check.getByRole('button', { name: words.checkAgain }).click();
      await expect(form.check.getByRole('status')).toHaveText(words.checkPassed);
      await expect(form.submitButton).toBeEnabled();
    });

    test('that expires takes the answer back, says so and renews itself', async ({ page }) => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      let challenges = 0;
      await page.route(`**${challengeCall}`, async (route) => {
        challenges += 1;
        if (challenges > 1) {
          await held;
          await route.continue();
          return;
        }
        const challenge = await (await page.request.get(challengeCall)).json();
        challenge.parameters.expiresAt = Math.ceil(Date.now() / 1000) + 60;
        await route.fulfill({ json: challenge });
      });
      await page.clock.install();
      const form = await openForm(page, language);
      await form.fill(someAnswers());
      await form.passCheck();
      await expect(form.submitButton).toBeEnabled();
      // However long the puzzle took, the answer is good until then.
      await page.clock.fastForward('01:02');
      await expect(form.check.getByRole('status')).toHaveText(words.checkExpired);
      await expect(form.submitButton).toBeDisabled();
      await expect(form.needs(1)).toBeVisible();
      letGo();
      await expect(form.check.getByRole('status')).toHaveText(words.checkPassed);
      await expect(form.submitButton).toBeEnabled();
    });
  });
}

test('unticking the box takes the answer back', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(someAnswers());
  await form.passCheck();
  await expect(form.submitButton).toBeEnabled();
  await form.checkBox.click();
  await expect(form.checkBox).not.toBeChecked();
  await expect(form.submitButton).toBeDisabled();
  await form.passCheck();
  await expect(form.submitButton).toBeEnabled();
});

test('asks for no puzzle before the box is ticked', async ({ page }) => {
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(challengeCall)) challenges.push(request.url());
  });
  const form = await openForm(page);
  await form.fill(someAnswers());
  await expect(form.checkBox).toBeVisible();
  expect(challenges).toEqual([]);
  await form.passCheck();
  expect(challenges).toHaveLength(1);
});

test('an answer that the server calls expired is renewed in silence', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  let tries = 0;
  await page.route(`**${submitCall}`, async (route) => {
    tries += 1;
    if (tries === 1) await route.fulfill({ status: 428, json: { status: 428, error: 'captcha_expired' } });
    else await route.continue();
  });
  const form = await openForm(page);
  const submits = watchSubmits(page);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  const [first, second] = submits.map((request) => request.postDataJSON());
  expect(second.recaptcha).not.toBe(first.recaptcha);
  expect({ ...second, recaptcha: '' }).toEqual({ ...first, recaptcha: '' });
  expect(await storedRequests(answers.name)).toHaveLength(1);
});

test('an answer is good for one request: a second form has to pass again', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const form = await openForm(page);
  await form.fill(someAnswers());
  await form.passCheck();
  const sent = page.waitForRequest(`**${submitCall}`);
  await form.submitButton.click();
  const content = (await sent).postDataJSON();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  const reply = await page.evaluate(
    async ({ url, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body,
      });
      return { status: response.status, problem: await response.json() };
    },
    { url: submitCall, body: JSON.stringify({ ...content, name: 'Someone else' }) },
  );
  expect(reply).toMatchObject({ status: 428, problem: { error: 'captcha_expired' } });
  expect(await storedRequests('Someone else')).toEqual([]);
});

test('the boxes of the form work while the check is being solved', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(someAnswers());
  await form.checkBox.click();
  await form.customer(customerLabels[1] ?? '').check();
  await expect(form.check.getByRole('status')).toHaveText(form.words.checkPassed);
  await expect(form.customer(customerLabels[1] ?? '')).toBeChecked();
});
