import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses Tab until a control has the focus; a page that hides it from the keyboard fails here. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
