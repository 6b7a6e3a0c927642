import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { painted, pressTab } from '../page/tab-key.ts';

/** How often Tab is pressed in a dialog before it is believed to hold the focus. */
const presses = 14;

/** Where the focus is, seen from the topmost dialog that shuts off the page; nothing where none is open. */
async function seenFromDialog(
  page: Page,
): Promise<{ fault: Fault; isInside: boolean; isOnPage: boolean; isReachable: boolean } | null> {
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const dialog = [
      ...document.querySelectorAll(
        'dialog:modal, [role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]',
      ),
    ]
      .filter(dom.isPainted)
      .at(-1);
    if (!dialog) return null;
    const focused = document.activeElement;
    const isInside = focused !== null && dialog.contains(focused);
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = dialog;
    const { overflowY } = getComputedStyle(dialog);
    const { top, bottom } = dialog.getBoundingClientRect();
    const scrolls = [dialog, ...dialog.querySelectorAll('*')].some((each) =>
      /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    const fits =
      top >= -1 && bottom <= innerHeight + 1 && (scrollHeight <= clientHeight + 1 || overflowY !== 'hidden');
    return {
      fault: dom.fault(dialog, ''),
      isInside,
      isOnPage:
        focused !== null && focused !== document.body && focused !== document.documentElement && !isInside,
      isReachable: (fits || scrolls) && scrollWidth <= clientWidth + 1,
    };
  });
}

/** Looks at the dialog that is open: the focus goes in, stays in, and Escape gives it back to the page. */
async function lookAtDialog(page: Page, opener: Fault | null): Promise<Fault[]> {
  const faults: Fault[] = [];
  const first = await seenFromDialog(page);
  if (!first) return faults;
  const tell = (message: string) => faults.push({ ...(opener ?? first.fault), message });
  if (!first.isInside) tell('The dialog is open and the focus is not in it.');
  if (!first.isReachable) tell('A part of the dialog lies outside of the window and cannot be scrolled to.');
  const client = await page.context().newCDPSession(page);
  for (const isBackwards of [false, true]) {
    for (let press = 0; press < presses; press += 1) {
      await pressTab(client, 1, isBackwards);
      const now = await seenFromDialog(page);
      if (!now?.isOnPage) continue;
      tell(`${isBackwards ? 'Shift+Tab' : 'Tab'} leads out of the dialog onto the page behind it.`);
      break;
    }
  }
  await client.detach();
  await page.keyboard.press('Escape');
  await painted(page);
  if (await seenFromDialog(page)) {
    tell('Escape does not close the dialog.');
    return faults;
  }
  const isLost = await page.evaluate(() => {
    const { activeElement, body } = document;
    return !activeElement || activeElement === body || !window.auditDom.isPainted(activeElement);
  });
  if (isLost) tell('When the dialog closes the focus is lost: it is on nothing.');
  return faults;
}

declare global {
  interface Window {
    /** The dialogs that stood open before one was asked for. */
    auditDialogs: Set<Element>;
  }
}

/** Whether a dialog that leaves the page alone has come without the focus, which is not led into it by Tab either. */
async function staysBehind(page: Page): Promise<boolean | undefined> {
  const look = () =>
    page.evaluate(() => {
      const came = [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].find(
        (dialog) => window.auditDom.isPainted(dialog) && !window.auditDialogs.has(dialog),
      );
      return came ? came.contains(document.activeElement) : undefined;
    });
  const first = await look();
  if (first !== false) return first === undefined ? undefined : false;
  await page.keyboard.press('Tab');
  return (await look()) === false;
}

/** Opens dialogs, or takes the one that is open, and follows the focus. */
export const dialogFocus: Check = {
  id: 'dialog-focus',
  title: {
    eng: 'A dialog takes the focus, keeps it, closes with Escape and gives it back',
    es: 'Un diálogo recibe el foco, lo conserva, se cierra con Escape y lo devuelve',
  },
  fix: {
    eng: 'Use dialog and showModal(), and give the focus back to what opened it.',
    es: 'Use dialog y showModal(), y devuelva el foco a lo que lo abrió.',
  },
  criteria: ['2.1.2', '2.4.3', '2.4.11'],
  appliesTo: ({ width, scheme, mode }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default',
  disturbs: true,
  run: async ({ page }) => {
    await installDomHelpers(page);
    if (await seenFromDialog(page)) return reportOf({ faults: await lookAtDialog(page, null), looked: 1 });
    const openers = page.locator('[aria-haspopup=dialog], [command=show-modal]').filter({ visible: true });
    const faults: Fault[] = [];
    let looked = 0;
    for (let index = 0; index < Math.min(await openers.count(), 5); index += 1) {
      const opener = openers.nth(index);
      const place = await opener.evaluate((element) => {
        (element as HTMLElement).focus();
        return window.auditDom.fault(element, '');
      });
      await page.evaluate(() => {
        window.auditDialogs = new Set(
          [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].filter(
            window.auditDom.isPainted,
          ),
        );
      });
      await page.keyboard.press('Enter');
      await painted(page);
      if (!(await seenFromDialog(page))) {
        const isBehind = await staysBehind(page);
        if (isBehind === undefined) continue;
        looked += 1;
        if (isBehind)
          faults.push({
            ...place,
            message: 'A dialog opens that shuts nothing off, and neither the focus nor Tab leads into it.',
          });
        // It may cover the other openers.
        break;
      }
      looked += 1;
      const found = await lookAtDialog(page, place);
      faults.push(...found);
      if (await seenFromDialog(page)) break;
    }
    return reportOf({ faults, looked });
  },
};
