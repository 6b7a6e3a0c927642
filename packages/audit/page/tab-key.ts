import type { CDPSession, Page } from '@playwright/test';

/** Presses Tab so many times without waiting between the presses; each is handled when this returns. */
export async function pressTab(client: CDPSession, count: number, isBackwards: boolean): Promise<void> {
  const key = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  await Promise.all(
    Array.from({ length: count }, () =>
      client.send('Input.dispatchKeyEvent', { ...key, modifiers: isBackwards ? 8 : 0 }),
    ),
  );
}

/** Puts the focus before everything, as on a page that has just been opened. */
export async function focusTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { body } = document;
    const had = body.getAttribute('tabindex');
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    if (had === null) body.removeAttribute('tabindex');
    else body.setAttribute('tabindex', had);
    window.scrollTo(0, 0);
  });
}

/** Waits until the browser has painted what was changed, or what it scrolled to. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
