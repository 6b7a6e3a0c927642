import type { Locator, Page } from '@playwright/test';
import type { WrittenLanguage } from '#i18n/choices.ts';
import { formWords } from './privacy-form.ts';
import { problemSummary } from './problem-summary.ts';

/** A form of the site on its page: what all forms share, found by role and name. */
export class SiteForm {
  readonly page: Page;
  /** The words that all forms share. */
  readonly common: (typeof formWords)[WrittenLanguage];
  readonly #title: string;
  readonly #success: string;

  /** @param title The form's name. @param success The sentence that takes its place. */
  constructor(page: Page, language: WrittenLanguage, { title, success }: { title: string; success: string }) {
    this.page = page;
    this.common = formWords[language];
    this.#title = title;
    this.#success = success;
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.#title });
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: this.common.submit, exact: true });
  }

  get summary(): Locator {
    return problemSummary(this.form, this.common.summary);
  }

  /** The line that says how much is missing. */
  needs(count: number): Locator {
    return this.form.getByRole('status').filter({ hasText: this.common.needs(count) });
  }

  get success(): Locator {
    return this.page.getByRole('heading', { name: this.#success, exact: true });
  }

  /** The line under the success sentence that tells how delivery stands. */
  delivery(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** The reference that the page shows after a submit. */
  async reference(): Promise<string> {
    const term = this.page.getByRole('term').filter({ hasText: this.common.reference });
    return (await term.locator('xpath=following-sibling::dd').textContent()) ?? '';
  }
}
