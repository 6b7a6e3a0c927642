import type { Locator, Page } from '@playwright/test';

/** The innermost band of a page under a heading. It is no landmark: a page that names each has no list to choose from. */
export function sectionOf(within: Page | Locator, heading: string | RegExp): Locator {
  const head = ('goto' in within ? within : within.page()).getByRole('heading', { name: heading });
  return within.locator('section').filter({ has: head }).last();
}
