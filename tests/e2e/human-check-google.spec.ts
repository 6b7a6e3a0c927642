import AxeBuilder from '@axe-core/playwright';
import { callBack, renderedBox, standInForGoogle, tickGooglesBox } from '../support/fake-google.ts';
import { expect } from '../support/fixtures.ts';
import {
  formLanguages,
  formUrl,
  formWords,
  openForm,
  someAnswers,
  storedRequests,
  test,
  watchSubmits,
} from '../support/privacy-form.ts';
import { development, withRecaptcha } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';
import { startVerifyStandIn, type VerifyStandIn } from '../support/verify-stand-in.ts';

// One stand-in listens on one port: these tests follow each other.
test.describe.configure({ mode: 'default' });

let google: VerifyStandIn;
test.beforeAll(async () => {
  google = await startVerifyStandIn();
});
test.beforeEach(() => {
  google.verdict = 'success';
  google.asked.length = 0;
});
test.afterAll(() => google.close());

const hints = {
  eng: 'Tick the box in the frame below. The check is made by Google and its frame is in English.',
  es: 'Marque la casilla del recuadro de abajo. Google hace esta verificación y su recuadro está en inglés.',
} as const;
const again = {
  eng: 'The check has expired. Please do it again.',
  es: 'La verificación venció. Hágala de nuevo.',
} as const;
const answerName = { eng: 'Answer of the human check', es: 'Respuesta de la verificación' } as const;

for (const language of formLanguages) {
  const words = formWords[language];

  test(`Google's check speaks English in a light frame, and the page around it ${language}`, async ({
    page,
  }) => {
    await standInForGoogle(page);
    const form = await openForm(page, language, withRecaptcha);
    await form.check.scrollIntoViewIfNeeded();
    expect(await renderedBox(page)).toEqual({ sitekey: withRecaptcha.siteKey, theme: 'light', hl: 'en' });
    const frame = page.locator('iframe[title="reCAPTCHA"]');
    expect(await frame.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expect(form.check).toHaveAccessibleDescription(hints[language]);
    await expect(page.locator('textarea.g-recaptcha-response')).toHaveAttribute(
      'aria-label',
      answerName[language],
    );
    await expect(form.checkBox).toHaveCount(0);
  });

  test(`an answer of Google's that expires or fails is taken back, and the page says so in ${language}`, async ({
    page,
  }) => {
    await standInForGoogle(page);
    const form = await openForm(page, language, withRecaptcha);
    await form.fill(someAnswers());
    const status = form.check.getByRole('status');
    for (const [callback, said] of [
      ['expired-callback', again[language]],
      ['error-callback', words.checkFailed],
    ] as const) {
      await tickGooglesBox(page);
      await expect(status).toHaveText(words.checkPassed);
      await expect(form.submitButton).toBeEnabled();
      await callBack(page, callback);
      await expect(status).toHaveText(said);
      await expect(form.submitButton).toBeDisabled();
      await expect(form.needs(1)).toBeVisible();
      await form.check.getByRole('button', { name: words.checkAgain }).click();
      await expect(status).toHaveText('');
    }
    await tickGooglesBox(page);
    await expect(form.submitButton).toBeEnabled();
  });
}

test("success of Google's check touches every field", async ({ page }) => {
  await standInForGoogle(page);
  const form = await openForm(page, 'eng', withRecaptcha);
  await form.check.scrollIntoViewIfNeeded();
  await tickGooglesBox(page);
  await expect(form.form.getByText(form.words.errors.customers)).toBeVisible();
  await expect(form.form.getByText(form.words.errors.name, { exact: true })).toBeVisible();
  await expect(form.summary).toHaveCount(0);
});

test('a request with an answer that Google accepts is stored once', async ({ page }) => {
  await standInForGoogle(page);
  const form = await openForm(page, 'eng', withRecaptcha);
  const submits = watchSubmits(page);
  const answers = someAnswers();
  await form.fill(answers);
  await tickGooglesBox(page);
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  const token = submits[0]?.postDataJSON().recaptcha;
  expect(token).toMatch(/^token\./);
  // The visitor's address is nobody's business.
  expect(google.asked).toEqual([{ secret: 'loopback-secret', response: token }]);
  expect(await storedRequests(answers.name, withRecaptcha)).toHaveLength(1);
});

for (const verdict of ['too-old', 'silence'] as const) {
  test(`when Google's verdict is ${verdict}, the built-in check takes over unseen and the request is stored once`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource: the server responded with a status of 428/);
    google.verdict = verdict;
    await standInForGoogle(page);
    const form = await openForm(page, 'eng', withRecaptcha);
    const submits = watchSubmits(page);
    const answers = someAnswers();
    await form.fill(answers);
    await tickGooglesBox(page);
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    // Of this the server spends three seconds on Google's silence, and the browser some on a puzzle.
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible({ timeout: 20_000 });
    expect(submits).toHaveLength(2);
    expect(google.asked).toHaveLength(1);
    expect(await storedRequests(answers.name, withRecaptcha)).toHaveLength(1);
  });
}

test('an answer that Google refuses brings the form back, filled in', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource: the server responded with a status of 400/);
  google.verdict = 'refusal';
  await standInForGoogle(page);
  const form = await openForm(page, 'eng', withRecaptcha);
  const answers = someAnswers();
  await form.fill(answers);
  await tickGooglesBox(page);
  await form.submitButton.click();
  await expect(page.getByRole('alert').filter({ hasText: form.words.refused })).toBeFocused();
  await expect(form.field('name')).toHaveValue(answers.name);
  expect(await storedRequests(answers.name, withRecaptcha)).toEqual([]);
});

test("where Google's script is blocked, the built-in check stands in its place", async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'));
  const form = await openForm(page, 'eng', withRecaptcha);
  const answers = someAnswers();
  await form.fill(answers);
  await form.passCheck();
  await form.submitButton.click();
  await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  expect(google.asked).toEqual([]);
  expect(await storedRequests(answers.name, withRecaptcha)).toHaveLength(1);
});

test("where Google's script never answers, the built-in check stands in its place after a while", async ({
  page,
  complaints,
}) => {
  // What was never answered is let go at the end, and then fails for want of a network.
  complaints.allow(/Failed to load resource: \S+ \(https:\/\/www\.google\.com\//);
  await page.clock.install();
  const asked = page.waitForRequest('https://www.google.com/recaptcha/api.js*');
  await page.route('https://www.google.com/**', () => {});
  const form = await openForm(page, 'eng', withRecaptcha);
  await form.check.scrollIntoViewIfNeeded();
  await asked;
  await expect(form.checkBox).toHaveCount(0);
  await page.clock.fastForward('00:09');
  await form.passCheck();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("Google's origins stand in the policy of the form's page only, and only where keys are set", async ({
  request,
}) => {
  const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? '';
  const policy = await policyOf(formUrl('eng', withRecaptcha));
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
  expect(policy).toMatch(/connect-src 'self' https:\/\/www\.google\.com\/recaptcha\//);
  for (const url of [
    formUrl('eng', development),
    `${withRecaptcha.english}/`,
    `${withRecaptcha.english}${paths.eng['legal-notices']}`,
    `${withRecaptcha.english}${paths.es['legal-notices']}`,
  ]) {
    expect(await policyOf(url), url).toContain("default-src 'none'");
    expect(await policyOf(url), url).not.toContain('google');
  }
  expect(await policyOf(`${withRecaptcha.english}${paths.es['data-privacy']}`)).toContain('google');
});

test("axe finds nothing around Google's check", async ({ page }) => {
  await standInForGoogle(page);
  const form = await openForm(page, 'es', withRecaptcha);
  await form.check.scrollIntoViewIfNeeded();
  await tickGooglesBox(page);
  await expect(form.check.getByRole('status')).toHaveText(form.words.checkPassed);
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'])
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
});
