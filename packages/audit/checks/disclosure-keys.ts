import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { painted } from '../page/tab-key.ts';

/** Whether the button says that it is open, whether what it opens can be seen and whether Tab can get into it. */
async function stateOf(page: Page, index: number) {
  return await page.evaluate((at) => {
    const dom = window.auditDom;
    const button = document.querySelector(`[data-disclosure="${at}"]`);
    const part = document.getElementById(button?.getAttribute('aria-controls') ?? '');
    const inner = part ? dom.stops().filter((stop) => part.contains(stop)) : [];
    return {
      isOpen: button?.getAttribute('aria-expanded') === 'true',
      isShown: part === null ? null : dom.isPainted(part),
      // What is only pushed aside is still there for the keyboard and for a screen reader.
      isReachable: inner.length > 0 && part !== null && dom.isRendered(part),
      hasFocus: document.activeElement === button,
      isFocusInside: Boolean(
        document.activeElement?.closest(
          'dialog, [role=dialog], [role=menu], [role=listbox], [role=tree], [role=grid]',
        ) ?? part?.contains(document.activeElement),
      ),
    };
  }, index);
}

/** How long what unfolds may move before it counts as it then is, in milliseconds. */
const mostMotion = 1000;

/** Waits until what unfolds or folds has come to its end, as far as it has one. */
async function unfolded(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const late = new Promise((resolve) => setTimeout(resolve, most));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
  }, mostMotion);
}

/** Opens and closes each button that says whether it is open, by Enter and by the space bar. */
export const disclosureKeys: Check = {
  id: 'disclosure-keys',
  title: {
    eng: 'What a button folds away is gone for everyone, and its state is told',
    es: 'Lo que un botón pliega desaparece para todos, y su estado se comunica',
  },
  fix: {
    eng: 'Set hidden on the folded part, aria-expanded on the button, and react to click, which keys send too.',
    es: 'Ponga hidden en la parte plegada, aria-expanded en el botón y reaccione a click, que las teclas también envían.',
  },
  criteria: ['2.1.1', '2.4.3', '4.1.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const count = await page.evaluate(() => {
      // Arrows open these (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): `arrow-keys` asks them.
      const byArrows = '[role=combobox], [role=treeitem], [role=row], [role=gridcell]';
      const all = [...document.querySelectorAll<HTMLElement>('[aria-expanded]')].filter(
        (each) => window.auditDom.isPainted(each) && !each.matches(byArrows),
      );
      for (const [index, button] of all.entries()) button.dataset.disclosure = `${index}`;
      return all.length;
    });
    const faults: Fault[] = [];
    let looked = 0;
    for (let index = 0; index < count; index += 1) {
      const place = await page.evaluate((at) => {
        const button = document.querySelector<HTMLElement>(`[data-disclosure="${at}"]`);
        if (!button || !window.auditDom.isPainted(button)) return null;
        button.focus();
        return window.auditDom.fault(button, '');
      }, index);
      if (!place) continue;
      looked += 1;
      const tell = (message: string) => faults.push({ ...place, message });
      const start = await stateOf(page, index);
      if (!start.hasFocus) {
        tell('This says whether it is open and takes no focus.');
        continue;
      }
      if (!start.isOpen && start.isReachable)
        tell('This says that it is closed, and what it closes can still be reached by Tab.');
      for (const key of ['Enter', 'Space']) {
        const before = await stateOf(page, index);
        await page.keyboard.press(key);
        await painted(page);
        await unfolded(page);
        const after = await stateOf(page, index);
        if (after.isOpen === before.isOpen) tell(`${key} does not change what this says of its state.`);
        else if (after.isShown !== null && after.isShown !== after.isOpen)
          tell(`After ${key} this says that it is ${after.isOpen ? 'open' : 'closed'}, and it is not so.`);
        if (after.hasFocus) continue;
        if (!after.isFocusInside) tell(`${key} takes the focus away from this.`);
        // A calendar or a menu takes the focus as it should; it is closed, so that the other key finds this as it was.
        await page.keyboard.press('Escape');
        await painted(page);
        await unfolded(page);
        await page
          .locator(`[data-disclosure="${index}"]`)
          .focus({ timeout: 2000 })
          .catch(() => undefined);
        if (!(await stateOf(page, index)).hasFocus) break;
      }
    }
    return reportOf({ faults, looked });
  },
};
