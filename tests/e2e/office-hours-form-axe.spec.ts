import { axeFindings } from '../support/axe-findings.ts';
import { expect } from '../support/fixtures.ts';
import { type OfficeHoursForm, officeHoursAnswers, openOfficeHours } from '../support/office-hours-form.ts';
import { formLanguages, test } from '../support/privacy-form.ts';

/** The states of the form, each as a person reaches it. */
const states: Record<string, (form: OfficeHoursForm) => Promise<void>> = {
  pristine: async (form) => {
    await expect(form.submitButton).toBeVisible();
  },
  'all errors': async (form) => {
    await form.field('phone').fill('5'.repeat(1001));
    await form.submitButton.press('Enter');
    await expect(form.summary).toBeFocused();
  },
  submitted: async (form) => {
    await form.fill(officeHoursAnswers());
    await form.submitButton.click();
    await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
  },
};

for (const language of formLanguages) {
  for (const [state, reach] of Object.entries(states)) {
    test(`axe finds nothing in the form about office hours, ${state}, in ${language}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const form = await openOfficeHours(page, language);
      await reach(form);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
