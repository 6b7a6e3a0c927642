import { test as base, expect, type Page } from '@playwright/test';
import { atRest, watch } from '@site/audit/visit.ts';

/**
 * The tests' own `test`: a page that prints an error or a warning about hydration, or that breaks its content security
 * policy, fails the test that opened it. A test that provokes an error says so with `allowErrors`.
 */
export const test = base.extend<{ complaints: { allow: (pattern: RegExp) => void } }>({
  complaints: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      const listen = (page: Page): void => {
        watch(page);
        page.on('console', (message) => {
          if (message.type() === 'error' || /hydrat/i.test(message.text())) {
            heard.push(`${message.text()} (${message.location().url})`);
          }
        });
        page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      };
      context.on('page', listen);
      await use({ allow: (pattern) => allowed.push(pattern) });
      const complaints = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(complaints, 'the page complained in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits until nothing that the page asked for is on its way and nothing moves. Playwright's own `networkidle` waits half a
 * second more at each page, and asks nothing about movement.
 */
export const rests: (page: Page) => Promise<void> = atRest;

/** Lets React take the page over, as a hand near a field would, and waits for it and for the page script. */
export async function hydrated(page: Page): Promise<void> {
  await served(page);
  await page.evaluate(() => (window as { siteWake?: () => void }).siteWake?.());
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
}

/** Waits until the page script serves the page, as after a first movement of the pointer. A page that is only read stays so. */
export async function served(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
  );
  await page.waitForFunction(() => document.documentElement.dataset.served === '');
}
