import type { Locator, Page } from '@playwright/test';

/**
 * The summary of what is wrong with a form, by the words of its heading. It is a group by that name where a script brings it,
 * and none in a new document, which is read from there.
 */
export function problemSummary(within: Page | Locator, heading: string): Locator {
  return within.getByRole('heading', { name: heading, exact: true }).locator('..');
}
