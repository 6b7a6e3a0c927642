import { expect } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, formUrl, openForm, PrivacyForm, someAnswers, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    field: 'Receipt',
    button: 'Check',
    answer: 'Answer',
    genuine: 'This receipt is genuine.',
    forged: 'This receipt is not genuine.',
    unknown: 'We cannot check this receipt here.',
    unreadable: 'This is not a complete receipt.',
  },
  es: {
    field: 'Comprobante',
    button: 'Verificar',
    answer: 'Respuesta',
    genuine: 'Este comprobante es auténtico.',
    forged: 'Este comprobante no es auténtico.',
    unknown: 'No podemos verificar este comprobante aquí.',
    unreadable: 'Este comprobante no está completo.',
  },
} as const;

for (const language of formLanguages) {
  const said = words[language];
  const origin = language === 'eng' ? development.english : development.spanish;
  const checkUrl = `${origin}${paths[language]['check-receipt']}`;

  test(`a receipt leads to the page that finds it genuine, and a changed one is told of, in ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, language);
    const answers = someAnswers();
    await form.fill(answers);
    await form.passCheck();
    await form.submitButton.click();
    await expect(page.getByRole('heading', { name: form.words.receipt })).toBeVisible();
    const reference = await form.reference();
    const code = (await page.getByRole('main').locator('code').textContent()) ?? '';
    expect(code).toMatch(new RegExp(`^${reference}\\.`));
    await page.getByRole('link', { name: form.words.checkReceipt, exact: true }).click();

    const answer = page.getByRole('region', { name: said.answer });
    await expect(answer.getByText(said.genuine)).toBeVisible();
    await expect(answer.getByText(reference, { exact: true })).toBeVisible();
    const text = (await page.textContent('body')) ?? '';
    for (const typed of [answers.name, answers.email, answers.city]) expect(text).not.toContain(typed);

    const field = page.getByRole('textbox', { name: said.field });
    await expect(field).toHaveValue(code);
    for (const [given, verdict] of [
      [code.replace(/^..../, 'DEAD'), said.forged],
      [code.replace(/\.[\w-]+(\.[\w-]{86})$/, '.elsewhere$1'), said.unknown],
      [code.slice(0, 50), said.unreadable],
      [code.replace(/.{64}/g, '$& '), said.genuine],
    ] as const) {
      await field.fill(given);
      await page.getByRole('button', { name: said.button, exact: true }).click();
      await expect(answer.getByText(verdict)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(verdict);
    }
  });

  test.describe(`without script in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a submission is thanked for with its receipt, which is checked by a plain form', async ({
      page,
    }) => {
      await page.goto(formUrl(language));
      const form = new PrivacyForm(page, language);
      await form.fill(someAnswers());
      await pressUntil(form.submitButton, form.success, page.getByText(form.words.onceMore));
      const code = (await page.getByRole('main').locator('code').textContent()) ?? '';
      const thanks = new URL(page.url());
      await page.goto(checkUrl);
      await page.getByRole('textbox', { name: said.field }).fill(code);
      await page.getByRole('button', { name: said.button, exact: true }).click();
      await expect(page.getByRole('region', { name: said.answer }).getByText(said.genuine)).toBeVisible();

      // One that was made up, and the receipt itself, which may be of another form.
      for (const text of [code.replace(/^..../, 'DEAD'), code]) {
        await page.goto(`${formUrl(language)}?submitted=${text}`);
        await expect(form.success).toHaveCount(0);
        await expect(form.submitButton).toBeVisible();
      }
      // What proves a privacy request proves no container, and no message: their pages show their forms.
      for (const id of ['container-service', 'sitemap', 'report-misconduct', 'page-problem'] as const) {
        await page.goto(`${origin}${paths[language][id]}${thanks.search}`);
        await expect(page.getByRole('heading', { name: form.words.success })).toHaveCount(0);
        await expect(page.locator('main form[method=post]').first()).toBeVisible();
      }
      await page.goto(thanks.href);
      await expect(form.success).toBeVisible();
    });
  });
}
