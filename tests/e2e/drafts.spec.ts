import type { Page } from '@playwright/test';
import type { Choices } from '#i18n/choices.ts';
import { ContactForm, contactAnswers, contactUrl, openContactForm } from '../support/contact-form.ts';
import { rememberedDrafts } from '../support/drafts.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import {
  OfficeHoursForm,
  officeHoursAnswers,
  officeHoursCall,
  officeHoursTexts,
  officeHoursWords,
  openOfficeHours,
} from '../support/office-hours-form.ts';
import {
  customerLabels,
  formLanguages,
  openForm,
  PrivacyForm,
  someAnswers,
  test,
  textFields,
} from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    note: 'This tab remembers what you type, locked, until you submit or clear the form, close the tab, or type nothing for 30 minutes.',
    clear: 'Clear the form',
    bringBack: 'Bring my answers back',
    cleared: 'The form has been cleared.',
    carried: (labels: string) => `From another form in this tab we filled in: ${labels}. Please check it.`,
    otherLanguage: 'Español',
  },
  es: {
    note: 'Esta pestaña recuerda, cifrado, lo que escribe hasta que envíe o vacíe el formulario, cierre la pestaña o pase 30 minutos sin escribir.',
    clear: 'Borrar lo escrito',
    bringBack: 'Recuperar mis respuestas',
    cleared: 'El formulario está vacío.',
    carried: (labels: string) =>
      `Con datos de otro formulario de esta pestaña completamos: ${labels}. Revíselos.`,
    otherLanguage: 'English',
  },
} as const satisfies Choices<unknown>;

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

for (const language of formLanguages) {
  test.describe(`drafts in ${language}`, () => {
    test('answers of every kind stand again after a reload, without a message and without a shift', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      const answers = someAnswers();
      for (const name of textFields) await form.field(name).fill(answers[name]);
      await form.field('zip').fill('1');
      await form.list('state').selectOption('OR');
      await form.list('requestType').selectOption('Other');
      await form.field('otherRequestType').fill('Please call my sister.');
      await form.customer(customerLabels[1] ?? '').check();
      await form.passCheck();
      await expect(form.form.getByText(words[language].note)).toBeVisible();
      await expect.poll(() => rememberedDrafts(page)).toContain('Please call my sister.');
      expect(await rememberedDrafts(page)).not.toContain('recaptcha');

      await reload(page);
      for (const name of textFields.filter((each) => each !== 'zip')) {
        await expect(form.field(name)).toHaveValue(answers[name]);
      }
      await expect(form.list('state')).toHaveValue('OR');
      await expect(form.list('requestType')).toHaveValue('Other');
      await expect(form.field('otherRequestType')).toHaveValue('Please call my sister.');
      await expect(form.customer(customerLabels[1] ?? '')).toBeChecked();
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(0);
      // The postal code is wrong and the check has to be passed anew.
      await expect(form.needs(2)).toBeVisible();
    });

    test('a submit forgets the draft before the server answers', async ({ page }) => {
      await page.route(`**${officeHoursCall}`, () => undefined);
      const form = await openOfficeHours(page, language);
      const answers = officeHoursAnswers();
      await form.fill(answers);
      await expect.poll(() => rememberedDrafts(page)).toContain(answers.employeeNumber);
      await form.submitButton.click();
      await expect(form.success).toBeFocused();
      await expect.poll(() => rememberedDrafts(page)).toBeNull();
      await reload(page);
      for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue('');
    });

    test('one button empties the form and brings the answers back, and keeps the focus', async ({ page }) => {
      const form = await openOfficeHours(page, language);
      const answers = officeHoursAnswers();
      await form.fill(answers);
      const clear = form.form.getByRole('button', { name: words[language].clear });
      const bringBack = form.form.getByRole('button', { name: words[language].bringBack });
      await clear.focus();
      await page.keyboard.press('Enter');
      for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue('');
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(0);
      await expect(form.form.getByRole('status').filter({ hasText: words[language].cleared })).toHaveCount(1);
      await expect(bringBack).toBeFocused();
      await expect.poll(() => rememberedDrafts(page)).not.toContain(answers.employeeNumber);
      await page.keyboard.press('Enter');
      for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue(answers[name]);
      await expect(clear).toBeFocused();
      await clear.click();
      await expect.poll(() => rememberedDrafts(page)).not.toContain(answers.employeeNumber);
      await reload(page);
      for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue('');
    });

    test('name, email and phone of one form are offered in another, with a word about it', async ({
      page,
    }) => {
      const contact = await openContactForm(page, '3pr', language);
      const answers = { ...contactAnswers(), phone: '503-555-0123' };
      await contact.fill(answers);
      await expect.poll(() => rememberedDrafts(page)).toContain(answers.phone);
      const form = await openOfficeHours(page, language);
      for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
        await expect(form.field(name)).toHaveValue(answers[name]);
      }
      await expect(form.field('employeeNumber')).toHaveValue('');
      const labels = (['firstName', 'lastName', 'phone', 'email'] as const)
        .map((name) => officeHoursWords[language][name])
        .join(', ');
      const note = form.form.getByRole('status').filter({ hasText: words[language].carried(labels) });
      await expect(note).toBeVisible();
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(0);
      await form.form.getByRole('button', { name: words[language].clear }).click();
      await expect(note).toHaveCount(0);
      await reload(page);
      await expect(form.field('email')).toHaveValue('');
    });
  });
}

test('country and state stand again, on the other contact form too', async ({ page }) => {
  const form = await openContactForm(page, '3pr');
  await form.chooseCountry('CA');
  await form.list('state').selectOption('BC');
  await expect.poll(() => rememberedDrafts(page)).toContain('"BC"');
  await reload(page);
  await expect(form.list('country')).toHaveValue('CA');
  await expect(form.list('state')).toHaveValue('BC');
  await page.goto(contactUrl('contact-our-team'));
  await hydrated(page);
  const other = new ContactForm(page, 'contact-our-team');
  await expect(other.list('country')).toHaveValue('CA');
  await expect(other.list('state')).toHaveValue('BC');
});

test('half an hour after the last key nothing is remembered, and what stands in the form stays', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openOfficeHours(page);
  const answers = officeHoursAnswers();
  await form.fill(answers);
  await expect.poll(() => rememberedDrafts(page)).toContain(answers.phone);
  await page.clock.fastForward('31:00');
  await expect.poll(() => rememberedDrafts(page)).toBeNull();
  await expect(form.field('phone')).toHaveValue(answers.phone);
  await reload(page);
  for (const name of officeHoursTexts) await expect(form.field(name)).toHaveValue('');
});

test('nothing that is remembered can be read where the browser keeps it', async ({ page }) => {
  const form = await openForm(page);
  const answers = someAnswers();
  for (const name of textFields) await form.field(name).fill(answers[name]);
  await expect.poll(() => rememberedDrafts(page)).toContain(answers.phone);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, document.cookie]),
  );
  for (const text of Object.values(answers)) expect(kept).not.toContain(text);
});

test('another tab knows nothing of it', async ({ page, context }) => {
  const form = await openOfficeHours(page);
  await form.fill(officeHoursAnswers());
  const other = await context.newPage();
  const empty = await openOfficeHours(other);
  for (const name of officeHoursTexts) await expect(empty.field(name)).toHaveValue('');
});

test('a form that was only looked at leaves nothing behind', async ({ page }) => {
  const form = await openForm(page);
  for (const name of textFields) await form.field(name).focus();
  await form.submitButton.press('Enter');
  await expect(form.summary).toBeFocused();
  expect(await rememberedDrafts(page)).toBeNull();
});

test('the language switch keeps what was typed where both languages share an address', async ({ page }) => {
  const form = await openForm(page);
  const answers = someAnswers();
  for (const name of textFields) await form.field(name).fill(answers[name]);
  await expect.poll(() => rememberedDrafts(page)).toContain(answers.phone);
  await page.getByRole('link', { name: words.eng.otherLanguage, exact: true }).first().click();
  await page.waitForURL(`${development.english}${paths.es['data-privacy']}`);
  await hydrated(page);
  const spanish = new PrivacyForm(page, 'es');
  for (const name of textFields) await expect(spanish.field(name)).toHaveValue(answers[name]);
});

test('a refusal that comes after the visitor has gone on to another page is told there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${officeHoursCall}`, async (route) => {
    await late;
    await route.fulfill({ status: 400, json: { status: 400, error: 'invalid' } });
  });
  const form = await openOfficeHours(page);
  await form.fill(officeHoursAnswers());
  await form.submitButton.click();
  await expect(form.success).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(form.success).toHaveCount(0);
  answer();
  const notice = page.getByRole('region', { name: officeHoursWords.eng.notice });
  await expect(notice.getByText(form.common.refusedLater)).toBeVisible();
  await expect(notice.getByRole('link', { name: form.common.formAgain })).toHaveAttribute(
    'href',
    `${paths.eng['ceo-office-hours']}#ask`,
  );
  await notice.getByRole('button', { name: form.common.dismiss }).click();
  await expect(notice).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('region', { name: new OfficeHoursForm(page).words.notice })).toHaveCount(0);
});
