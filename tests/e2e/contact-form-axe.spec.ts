import { axeFindings } from '../support/axe-findings.ts';
import {
  type ContactForm,
  contactAnswers,
  contactVariants,
  openContactForm,
} from '../support/contact-form.ts';
import { expect } from '../support/fixtures.ts';
import { formLanguages, test } from '../support/privacy-form.ts';

/** The states of a form, each as a person reaches it. */
const states: Record<string, (form: ContactForm) => Promise<void>> = {
  pristine: async (form) => {
    await form.check.scrollIntoViewIfNeeded();
    await expect(form.checkBox).toBeVisible();
  },
  'all errors': async (form) => {
    await form.chooseCountry('DE');
    await form.field('phone').fill('5'.repeat(41));
    await form.field('company').fill('x'.repeat(41));
    await form.field('email').fill('ines@ridge.museum');
    await form.submitButton.press('Enter');
    await expect(form.summary).toBeFocused();
    await expect(form.checkBox).toBeVisible();
  },
  submitted: async (form) => {
    await form.fill(contactAnswers());
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.delivery(form.common.received(await form.reference()))).toBeVisible();
  },
};

for (const language of formLanguages) {
  for (const variant of contactVariants) {
    for (const [state, reach] of Object.entries(states)) {
      test(`axe finds nothing in ${variant}, ${state}, in ${language}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const form = await openContactForm(page, variant, language);
        await reach(form);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
}
