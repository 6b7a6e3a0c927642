import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** What axe finds in the page's own part, and sideways scroll, at both widths and in both schemes. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .include('main')
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'])
        .analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) found.push(`${width} ${colorScheme} ${id}: ${node.html.slice(0, 160)}`);
      }
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${width}: the page scrolls sideways by ${overflow} px`);
  }
  return found;
}

for (const language of formLanguages) {
  for (const variant of contactVariants) {
    for (const [state, reach] of Object.entries(states)) {
      test(`axe finds nothing in ${variant}, ${state}, in ${language}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const form = await openContactForm(page, variant, language);
        await reach(form);
        expect(await findings(page)).toEqual([]);
      });
    }
  }
}
