import { brand } from '#brand';
import { expect } from '../support/fixtures.ts';
import {
  customerLabels,
  formLanguages,
  formWords,
  openForm,
  test,
  textFields,
} from '../support/privacy-form.ts';

/** The end of a description: the error stands after the hint. */
const endsWith = (message: string) => new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

for (const language of formLanguages) {
  const words = formWords[language];
  const { errors } = words;

  test.describe(`messages in ${language}`, () => {
    test('an empty field says what it wants once it was left, and not before', async ({ page }) => {
      const form = await openForm(page, language);
      for (const name of textFields) {
        await form.field(name).focus();
        await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
        await form.field(name).blur();
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(name)).toHaveAccessibleDescription(endsWith(errors[name]));
        await expect(form.form.getByText(errors[name], { exact: true })).toBeVisible();
      }
      await form.list('requestType').focus();
      await form.list('requestType').blur();
      await expect(form.list('requestType')).toHaveAccessibleDescription(errors.requestType);
      // Nobody has left the group of boxes yet.
      await expect(form.form.getByText(errors.customers)).toHaveCount(0);
    });

    test('a field takes as many characters as its rule says, and one more is too long', async ({ page }) => {
      const form = await openForm(page, language);
      await form.list('requestType').selectOption('Other');
      for (const [name, most, message] of [
        ['name', 250, errors.nameLong],
        ['streetAddress', 250, errors.streetAddressLong],
        ['city', 250, errors.cityLong],
        // The sentence is fixed and says 250.
        ['phone', 15, errors.phoneLong],
        ['otherRequestType', 250, errors.otherRequestTypeLong],
      ] as const) {
        const field = form.field(name);
        await field.fill('5'.repeat(most + 1));
        await field.blur();
        await expect(field).toHaveAccessibleDescription(endsWith(message));
        await field.fill('5'.repeat(most));
        await expect(field).not.toHaveAttribute('aria-invalid');
        await expect(form.form.getByText(message)).toHaveCount(0);
      }
    });

    test('a postal code or an email of another form is refused in words', async ({ page }) => {
      const form = await openForm(page, language);
      for (const wrong of ['1234', '123456', '97204-1234', 'V5K-0A1', 'V5K  0A', 'VVV 0A1']) {
        await form.field('zip').fill(wrong);
        await form.field('zip').blur();
        await expect(form.field('zip'), wrong).toHaveAccessibleDescription(endsWith(errors.zipFormat));
      }
      for (const wrong of [
        'ines',
        'ines@ridge',
        'ines@ridge.c',
        'ines@@ridge.com',
        'in es@ridge.com',
        '@ridge.com',
      ]) {
        await form.field('email').fill(wrong);
        await form.field('email').blur();
        await expect(form.field('email'), wrong).toHaveAccessibleDescription(endsWith(errors.emailFormat));
      }
    });

    test('the group of boxes speaks when it is left or changed, and one box is enough', async ({ page }) => {
      const form = await openForm(page, language);
      const [first = '', second = '', third = ''] = customerLabels;
      await form.customer(first).focus();
      await page.keyboard.press('Tab');
      await expect(form.customer(second)).toBeFocused();
      await expect(form.form.getByText(errors.customers)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(form.customer(third)).not.toBeFocused();
      await expect(form.customers).toHaveAccessibleDescription(endsWith(errors.customers));
      for (const label of customerLabels) {
        await form.customer(label).check();
        await expect(form.form.getByText(errors.customers)).toHaveCount(0);
        await form.customer(label).uncheck();
        await expect(form.customers).toHaveAccessibleDescription(endsWith(errors.customers));
      }
    });
  });
}

test('no message appears while a first answer is being typed', async ({ page }) => {
  const form = await openForm(page);
  for (const [name, typed] of [
    ['zip', '9720'],
    ['email', 'ines@ridge'],
    ['phone', '503-555-0123-4567'],
  ] as const) {
    await form.field(name).focus();
    for (const key of typed) {
      await page.keyboard.press(key);
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
    }
  }
});

test('a message goes as soon as its field is right', async ({ page }) => {
  const form = await openForm(page);
  await form.field('zip').fill('9720');
  await form.field('zip').blur();
  await expect(form.field('zip')).toHaveAttribute('aria-invalid', 'true');
  await form.field('zip').press('End');
  await page.keyboard.press('4');
  await expect(form.field('zip')).not.toHaveAttribute('aria-invalid');
});

test('the form puts postal codes and emails into the shape it asks for', async ({ page }) => {
  const form = await openForm(page);
  for (const [name, typed, shown] of [
    ['zip', 'v5k 0a1', 'V5K 0A1'],
    ['zip', ' v5k0a1 ', 'V5K0A1'],
    ['zip', 'V5K   0A1', 'V5K 0A1'],
    ['zip', ' 97204', '97204'],
    ['email', 'Ines.Ortega@Ridge.Example.COM', 'ines.ortega@ridge.example.com'],
    ['name', '  Inés   Ortega ', 'Inés Ortega'],
  ] as const) {
    await form.field(name).fill(typed);
    await form.field(name).blur();
    await expect(form.field(name)).toHaveValue(shown);
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
});

for (const [language, offer] of [
  [
    'eng',
    `This form cannot take an address that ends in more than four letters. Please call ${brand.privacyPhone.display}, and we take your request by telephone.`,
  ],
  [
    'es',
    `Este formulario no admite direcciones que terminen en más de cuatro letras. Llame al ${brand.privacyPhone.display} y tomaremos su solicitud por teléfono.`,
  ],
] as const) {
  test(`an email with a long ending is refused, and the telephone is offered, in ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, language);
    await expect(form.form.getByText(offer)).toHaveCount(0);
    await form.field('email').fill('ines@ridge.museum');
    await form.field('email').blur();
    await expect(form.form.getByText(offer)).toBeVisible();
    await expect(form.field('email')).toHaveAccessibleDescription(
      new RegExp(`.+${formWords[language].errors.emailFormat}$`),
    );
    await form.field('email').fill('ines@ridge.info');
    await expect(form.form.getByText(offer)).toHaveCount(0);
  });
}
