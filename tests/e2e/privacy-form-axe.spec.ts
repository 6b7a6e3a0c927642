import { axeFindings } from '../support/axe-findings.ts';
import { expect } from '../support/fixtures.ts';
import { formLanguages, openForm, type PrivacyForm, someAnswers, test } from '../support/privacy-form.ts';
import { requiredMarksOf } from '../support/required-marks.ts';

/** The states of the form, each as a person reaches it. */
const states: Record<string, (form: PrivacyForm) => Promise<void>> = {
  pristine: async (form) => {
    await form.check.scrollIntoViewIfNeeded();
    await expect(form.checkBox).toBeVisible();
  },
  'all errors': async (form) => {
    await form.list('requestType').selectOption('Other');
    await form.field('otherRequestType').fill('x'.repeat(251));
    await form.list('requestType').selectOption('');
    await form.field('phone').fill('503-555-0123-4567');
    await form.field('email').fill('ines@ridge.museum');
    await form.submitButton.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(form.checkBox).toBeVisible();
  },
  submitted: async (form) => {
    await form.fill(someAnswers());
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
  },
};

for (const language of formLanguages) {
  for (const [state, reach] of Object.entries(states)) {
    test(`axe finds nothing in the form, ${state}, in ${language}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const form = await openForm(page, language);
      await reach(form);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  for (const state of ['pristine', 'all errors'])
    test(`what must be filled in is marked so for eye and ear, the human check too: the form, ${state}, in ${language}`, async ({
      page,
    }) => {
      const form = await openForm(page, language);
      await states[state]?.(form);
      const { found, looked } = await requiredMarksOf(page);
      expect(found).toEqual([]);
      expect(looked).toBeGreaterThan(10);
      await expect(form.checkBox).toHaveAttribute('aria-required', 'true');
      // Firefox says of what the browser finds wrong that it is an invalid entry.
      await expect(form.form.locator('input:invalid, select:invalid, textarea:invalid')).toHaveCount(0);
      await expect(form.check.getByText('*')).toBeVisible();
    });
}
