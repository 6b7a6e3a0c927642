import { expect } from '../support/fixtures.ts';
import { formLanguages, formUrl, formWords, openForm, PrivacyForm, test } from '../support/privacy-form.ts';

for (const language of formLanguages) {
  const { summary, errors } = formWords[language];

  test(`an incomplete form in ${language} moves a listener to a group named by its heading, which says nothing by itself`, async ({
    page,
  }) => {
    const { form, submitButton } = await openForm(page, language);
    await submitButton.press('Enter');
    const group = form.getByRole('group', { name: summary, exact: true });
    await expect(group).toBeFocused();
    await expect(group.getByRole('heading', { level: 2, name: summary, exact: true })).toBeVisible();
    await expect(group.getByRole('link').first()).toHaveText(errors.name);
    // A live region would be heard beside the focus, with the same words.
    await expect(group).not.toHaveAttribute('aria-live');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`an incomplete form in ${language} comes back with the focus before the heading of what is wrong, in no group that would say it twice`, async ({
      page,
    }) => {
      await page.goto(formUrl(language));
      const { form, submitButton } = new PrivacyForm(page, language);
      await submitButton.click();
      const heading = form.getByRole('heading', { level: 2, name: summary, exact: true });
      const focused = form.locator(':focus');
      await expect(focused.getByRole('heading')).toHaveText(summary);
      await expect(focused.locator('> :first-child')).toHaveText(summary);
      await expect(heading).toBeInViewport();
      await expect(focused.getByRole('link').first()).toHaveText(errors.name);
      await expect(focused).not.toHaveAttribute('role');
      await expect(focused).not.toHaveAttribute('aria-labelledby');
      await expect(form.getByRole('group', { name: summary, exact: true })).toHaveCount(0);
    });
  });
}
