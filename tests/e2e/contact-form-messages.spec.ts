import { contactVariants, contactWords, openContactForm, requiredTexts } from '../support/contact-form.ts';
import { expect } from '../support/fixtures.ts';
import { formLanguages, test } from '../support/privacy-form.ts';

/** The end of a description: the error stands after the hint. */
const endsWith = (message: string) => new RegExp(`${message}$`);

for (const language of formLanguages) {
  const { errors } = contactWords[language];

  for (const variant of contactVariants) {
    test(`each field of ${variant} says what it wants once it was left, in ${language}`, async ({ page }) => {
      const form = await openContactForm(page, variant, language);
      for (const name of requiredTexts) {
        await form.field(name).focus();
        await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
        await form.field(name).blur();
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(name)).toHaveAccessibleDescription(endsWith(errors[name]));
        await expect(form.form.getByText(errors[name], { exact: true })).toBeVisible();
      }
    });
  }

  test(`a field takes as many characters as its rule says, and one more is too long, in ${language}`, async ({
    page,
  }) => {
    const form = await openContactForm(page, '3pr', language);
    for (const [name, most] of [
      ['firstName', 40],
      ['lastName', 40],
      ['company', 40],
    ] as const) {
      const field = form.field(name);
      await field.fill('x'.repeat(most + 1));
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(`40 .*${errors[name]}$`));
      await field.fill('x'.repeat(most));
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    const local = 'x'.repeat(80 - '@ridge.com'.length);
    await form.field('email').fill(`x${local}@ridge.com`);
    await form.field('email').blur();
    await expect(form.field('email')).toHaveAccessibleDescription(endsWith(errors.email));
    await form.field('email').fill(`${local}@ridge.com`);
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
    await form.field('phone').fill('5'.repeat(41));
    await form.field('phone').blur();
    await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await form.field('phone').fill('');
    await expect(form.field('phone')).not.toHaveAttribute('aria-invalid');
  });
}

test('an email of another form is refused, and capitals are made small', async ({ page }) => {
  const form = await openContactForm(page, 'contact-our-team');
  const { errors } = form.words;
  for (const wrong of ['ines', 'ines@ridge', 'ines@ridge.c', 'ines@@ridge.com', 'in es@ridge.com']) {
    await form.field('email').fill(wrong);
    await form.field('email').blur();
    await expect(form.field('email'), wrong).toHaveAccessibleDescription(endsWith(errors.email));
  }
  await form.field('email').fill(' Ines@Ridge.COM ');
  await form.field('email').blur();
  await expect(form.field('email')).toHaveValue('ines@ridge.com');
  await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
});
