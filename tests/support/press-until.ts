import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Presses a button until `wanted` is there. A form that is sent faster than a person types comes back with `again`; a few
 * seconds later it passes.
 */
export async function pressUntil(button: Locator, wanted: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    // The press before may have brought it after the last look, and taken the button away.
    if (!(await wanted.isVisible())) await button.click();
    await expect(wanted.or(again)).toBeVisible();
    expect(await wanted.isVisible()).toBe(true);
  }).toPass({ intervals: [3_500] });
}
