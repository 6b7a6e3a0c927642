import { ContactForm, contactAnswers, watchContactSubmits } from '../support/contact-form.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { formLanguages, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const names = {
  eng: 'Contact Us about third-party recycling',
  es: 'Contáctenos sobre el reciclaje para terceros',
} as const;

const key = 'site-navigation';

for (const language of formLanguages) {
  const origin = language === 'eng' ? development.english : development.spanish;
  const servicePage = `${origin}${paths[language]['service-lines']}`;
  const formPath = paths[language]['threepr-form'] ?? '';

  test.describe(`the banner in ${language}`, () => {
    test('stores three values and the page that is left, and goes to the form', async ({ page }) => {
      await page.goto(servicePage);
      await hydrated(page);
      const button = page.getByRole('main').getByRole('link', { name: names[language], exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`${origin}${formPath}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const stored = await page.evaluate((name) => sessionStorage.getItem(name), key);
      const state = JSON.parse(stored ?? '{}');
      expect(state).toEqual({
        returnPageUrl: paths[language]['service-lines'],
        lastWebPageName: expect.stringMatching(/./),
        supplyChannelName: expect.stringMatching(/./),
        businessTypeName: expect.stringMatching(/./),
      });

      const form = new ContactForm(page, '3pr', language);
      await expect(form.list('supplyChannel')).toHaveValue(state.supplyChannelName);
      await expect(form.list('businessType')).toHaveValue(state.businessTypeName);
      const submits = watchContactSubmits(page);
      await form.fill(contactAnswers());
      await form.passCheck();
      await form.submitButton.click();
      await expect(form.success).toBeFocused();
      await expect.poll(() => submits.length).toBe(1);
      expect(submits[0]?.postDataJSON()).toMatchObject({
        specificLeadSource: state.lastWebPageName,
        supplyChannel: state.supplyChannelName,
        businessType: state.businessTypeName,
      });
      const back = page.getByRole('main').locator(`a[href="${paths[language]['service-lines']}"]`);
      await expect(back).toBeVisible();
    });
  });
}

test('the banner changes its shape where the window does, and never overflows', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['service-lines']}`);
  const button = page.getByRole('link', { name: names.eng, exact: true });
  const band = page.getByRole('main').locator('section').filter({ has: button });
  const shapes: string[] = [];
  for (const width of [990, 989, 749, 425]) {
    await page.setViewportSize({ width, height: 800 });
    shapes.push(
      await band.locator('> div > div').evaluate((row) => {
        const { gridTemplateColumns } = getComputedStyle(row);
        const link = row.querySelector('a');
        return `${gridTemplateColumns.split(' ').length} ${link && getComputedStyle(link).justifySelf}`;
      }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(new Set(shapes).size).toBe(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link carries the values to the form', async ({ page }) => {
    await page.goto(`${development.english}${paths.eng['service-lines']}`);
    await page.getByRole('main').getByRole('link', { name: names.eng, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.eng['threepr-form']);
    const form = new ContactForm(page, '3pr');
    await expect(form.list('supplyChannel')).not.toHaveValue('');
    await expect(form.list('businessType')).not.toHaveValue('');
    const source = await form.form.locator('[name=specificLeadSource]').getAttribute('value');
    expect(source).toBe(new URL(page.url()).searchParams.get('from'));
  });
});

test('a direct visit says so, and leaves the two lists to the visitor', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['threepr-form']}`);
  await hydrated(page);
  const form = new ContactForm(page, '3pr');
  await expect(form.list('supplyChannel')).toHaveValue('');
  await expect(form.list('businessType')).toHaveValue('');
  await expect(form.form.locator('[name=specificLeadSource]')).toHaveAttribute('value', 'Direct');
});
