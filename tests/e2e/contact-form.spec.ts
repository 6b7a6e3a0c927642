import {
  ContactForm,
  contactCalls,
  contactTexts,
  contactUrl,
  contactVariants,
  contactWords,
  openContactForm,
  requiredTexts,
} from '../support/contact-form.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { formLanguages, test } from '../support/privacy-form.ts';

/** What a list offers, in its order. */
const first = (form: ContactForm, name: 'country' | 'state') => form.list(name).locator('option').first();

for (const language of formLanguages) {
  const words = contactWords[language];

  for (const variant of contactVariants) {
    test.describe(`${variant} in ${language}`, () => {
      test('has the fields of the specification, and a star beside each that is required', async ({
        page,
      }) => {
        const form = await openContactForm(page, variant, language);
        for (const name of contactTexts) {
          const isRequired = requiredTexts.some((required) => required === name);
          await expect(form.field(name)).toBeVisible();
          const label = form.form.locator('label').filter({ hasText: words[name] }).first();
          await expect(label).toHaveText(isRequired ? /\*$/ : /[^*]$/);
          if (isRequired) await expect(form.field(name)).toHaveAttribute('aria-required', 'true');
          else await expect(form.field(name)).not.toHaveAttribute('aria-required');
          await expect(form.field(name)).not.toHaveAttribute('placeholder');
        }
        for (const name of ['country', 'state'] as const) {
          await expect(form.list(name)).not.toHaveAttribute('aria-required');
        }
        await expect(form.form.getByText('*', { exact: true }).first()).toBeVisible();
        await expect(form.check).toBeVisible();
        const tokens = await form.form
          .locator('[autocomplete]:visible')
          .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
        expect(tokens).toEqual([
          'given-name',
          'family-name',
          'email',
          'organization',
          'tel',
          'country',
          'address-level1',
        ]);
      });

      test('the lists follow the country', async ({ page }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/servicelines/')) calls.push(pathname);
        });
        const form = await openContactForm(page, variant, language);
        await expect(form.list('country').locator('option').nth(249)).toBeAttached();
        await expect.poll(() => calls).toEqual([contactCalls.countries]);
        await expect(first(form, 'country')).toHaveText(words.countryFirst[variant]);
        await expect(form.list('country')).toHaveValue('');
        await expect(form.list('state').locator('option')).toHaveText([words.stateFirst]);

        await form.chooseCountry('CA');
        await expect(first(form, 'state')).toHaveText(words.province);
        await expect(form.list('state').locator('option')).toHaveCount(14);
        await expect(form.delivery(words.provincesNews)).toBeAttached();
        await form.list('state').selectOption('BC');

        await form.chooseCountry('US');
        await expect(first(form, 'state')).toHaveText(words.chooseState);
        await expect(form.list('state')).toHaveValue('');
        await expect(form.list('state').locator('option[value=OR]')).toHaveText(words.oregon);
        await expect(form.delivery(words.statesNews)).toBeAttached();

        await form.chooseCountry('DE');
        await expect(form.list('state').locator('option')).toHaveText([words.chooseState]);
        await expect(form.list('state')).toHaveAccessibleDescription(words.noStates);

        await form.list('country').selectOption('');
        await expect(form.list('state').locator('option')).toHaveText([words.stateFirst]);
        expect(calls.slice(1)).toEqual(['CA', 'US', 'DE'].map((code) => `${contactCalls.states}/${code}`));
      });
    });
  }

  test(`names countries and states in ${language}`, async ({ page }) => {
    const form = await openContactForm(page, '3pr', language);
    const [us, germany, ny] =
      language === 'eng'
        ? ['United States', 'Germany', 'New York']
        : ['Estados Unidos', 'Alemania', 'Nueva York'];
    await expect(form.list('country').locator('option').nth(1)).toHaveText(us);
    await expect(form.list('country').locator('option[value=DE]')).toHaveText(germany);
    await form.chooseCountry('US');
    await expect(form.list('state').locator('option[value=NY]')).toHaveText(ny);
  });
}

test('a late list of one country does not overwrite that of the next', async ({ page }) => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(`**${contactCalls.states}/*`, async (route) => {
    const code = new URL(route.request().url()).pathname.slice(-2);
    asked.push(code);
    if (code === 'CA') await late;
    await route.fulfill({ json: [{ code: `${code}1`, name: `First of ${code}` }] }).catch(() => undefined);
  });
  const form = await openContactForm(page, 'contact-our-team');
  await expect(form.list('country').locator('option').nth(3)).toBeAttached();
  await form.list('country').selectOption('CA');
  await expect.poll(() => asked).toEqual(['CA']);
  await expect(form.list('state').locator('option')).toHaveText([form.words.province]);
  await form.list('country').selectOption('US');
  await expect(form.list('state').locator('option')).toHaveText([form.words.chooseState, 'First of US']);
  answer();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(form.list('state').locator('option')).toHaveText([form.words.chooseState, 'First of US']);
});

test('a country list that cannot be had leaves a field with its first entry, which nobody has to fill', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.route(`**${contactCalls.countries}`, (route) => route.fulfill({ status: 500 }));
  const form = await openContactForm(page, '3pr');
  await expect(form.list('country').locator('option')).toHaveText([form.words.countryFirst['3pr']]);
  await expect(form.list('state').locator('option')).toHaveText([form.words.stateFirst]);
  await expect(form.needs(5)).toBeVisible();
});

test('the trap is out of sight, of reach and of every tree that assistive technology reads', async ({
  page,
}) => {
  const form = await openContactForm(page, 'contact-our-team');
  const trap = form.form.locator('[name=furtherParticulars]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.form.getByRole('textbox')).toHaveCount(5);
});

test('what was typed before the script came is kept', async ({ page }) => {
  await page.goto(contactUrl('3pr'), { waitUntil: 'commit' });
  const form = new ContactForm(page, '3pr');
  await form.field('company').fill('Contour Works');
  await hydrated(page);
  await expect(form.field('company')).toHaveValue('Contour Works');
  await expect(form.needs(4)).toBeVisible();
});
