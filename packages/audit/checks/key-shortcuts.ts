import type { Dialog } from '@playwright/test';
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
    const state = async () =>
      `${page.url()} ${await page.evaluate(() => Math.round(window.scrollY))}\n${await body.ariaSnapshot()}`;
    const before = await state();
    for (const key of letters) await page.keyboard.press(key);
    await painted(page);
    page.off('dialog', note);
    const looked = letters.length;
    if (opened.length > 0)
      return reportOf({ faults: [faultOfPage(`A letter opens a box: ${opened[0]}.`)], looked });
    if ((await state()) === before) return reportOf({ faults: [], looked });
    return reportOf({
      faults: [faultOfPage('Letters typed outside of every field change the page.')],
      looked,
    });
  },
};
