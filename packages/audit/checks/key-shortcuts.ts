import type { Dialog, Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { faultOfPage, reportOf } from '../faults.ts';
import { focusTop, painted } from '../page/tab-key.ts';

/** Everything that a keyboard, or a voice that dictates, writes with one key. */
export const letters = 'abcdefghijklmnopqrstuvwxyz0123456789?/.,-';

/** Types outside of every field, and sees whether anything comes of it. */
export const keyShortcuts: Check = {
  id: 'key-shortcuts',
  title: {
    eng: 'Outside fields no letter, digit or sign does anything',
    es: 'Fuera de los campos ninguna letra, cifra ni signo hace nada',
  },
  fix: {
    eng: 'Take the shortcut away, or let it need Control or Alt.',
    es: 'Quite el atajo o haga que requiera Control o Alt.',
  },
  criteria: ['2.1.4'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    await focusTop(page);
    const body = page.locator('body');
    const opened: string[] = [];
    const note = async (dialog: Dialog) => {
      opened.push(dialog.message());
      await dialog.dismiss();
    };
    page.on('dialog', note);
    const state = async () => {
      // A picture may be another one under the same name.
      const seen = await page.evaluate(() =>
        [
          Math.round(window.scrollY),
          document.title,
          ...[...document.images].map(({ currentSrc }) => currentSrc),
        ].join(),
      );
      return `${page.url()} ${seen}\n${await body.ariaSnapshot()}`;
    };
    const typing = async (): Promise<boolean> => {
      const before = await state();
      for (const key of letters) await page.keyboard.press(key);
      await painted(page);
      return opened.length > 0 || (await state()) !== before;
    };
    const isChanged = await typing();
    const looked = letters.length;
    const tell = (message: string, isOptional = false) =>
      reportOf({ faults: [{ ...faultOfPage(message), ...(isOptional && { criteria: [] }) }], looked });
    try {
      if (opened.length > 0) return tell(`A letter opens a box: ${opened[0]}.`);
      if (!isChanged) return reportOf({ faults: [], looked });
      const isOptional = (await turnOff(page)) && !(await typing());
      return tell('Letters typed outside of every field change the page.', isOptional);
    } finally {
      page.off('dialog', note);
    }
  },
};

/** Turns the shortcuts off, where the page has a switch for them, which 2.1.4 allows. Says whether there is one. */
async function turnOff(page: Page): Promise<boolean> {
  const words = /shortcut|single.?key|hotkey|atajo|tecla/i;
  for (const role of ['checkbox', 'switch', 'button'] as const) {
    const control = page.getByRole(role, { name: words }).first();
    if (!(await control.isVisible())) continue;
    await control.click({ timeout: 2000 }).catch(() => undefined);
    await focusTop(page);
    return true;
  }
  return false;
}
