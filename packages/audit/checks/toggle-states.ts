import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { holdPage } from '../page/reactions.ts';

/** More of one page tell nothing new: components repeat. */
const mostParts = 8;

/** What holds a state that a press turns, and is no field of HTML's own. */
const toggles =
  ':is([role=switch], [role=checkbox], [role=menuitemcheckbox], [role=radio], [role=tab], [aria-pressed]):not(input, [aria-disabled=true], :disabled)';

/** Presses what says that it is on or off, and listens to what it says then. */
export const toggleStates: Check = {
  id: 'toggle-states',
  title: {
    eng: 'What is switched says its new state',
    es: 'Lo que se conmuta dice su nuevo estado',
  },
  fix: {
    eng: 'Change aria-checked, aria-pressed or aria-selected together with the look.',
    es: 'Cambie aria-checked, aria-pressed o aria-selected junto con el aspecto.',
  },
  criteria: ['4.1.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    await installDomHelpers(opened);
    const parts = await opened.evaluate(
      ([selector, most]) =>
        window.auditDom
          .rendered(selector)
          .filter(window.auditDom.isVisible)
          .slice(0, most)
          .map((element) => window.auditDom.fault(element, '')),
      [toggles, mostParts] as const,
    );
    if (parts.length === 0) return reportOf({ looked: 0, faults: [] });
    const faults: Fault[] = [];
    const page = await openAgain();
    try {
      await installDomHelpers(page);
      for (const part of parts) {
        const [before, changes, after] = await press(page, part.selector);
        if (!before || !after || changes === 0) continue;
        const isOneOfMany = /^(radio|tab)$/.test(before.role) || before.isChoice;
        // A button that changes its words from “Play” to “Pause” tells by them.
        if (after.name !== before.name) continue;
        if (isOneOfMany ? before.state !== 'true' && after.state !== 'true' : after.state === before.state)
          faults.push({
            ...part,
            message: `After a press “${before.name.slice(0, 40)}” still says that it is ${before.state === 'true' ? 'on' : 'off'}.`,
          });
      }
    } finally {
      await page.close();
    }
    return reportOf({ looked: parts.length, faults });
  },
};

type Told = {
  role: string;
  state: string;
  name: string;
  /** It is the one that is pressed of several beside each other: a choice, which a second press does not take back. */
  isChoice: boolean;
};

async function press(page: Page, selector: string): Promise<[Told | null, number, Told | null]> {
  const part = page.locator(selector).first();
  const told = async (): Promise<Told | null> =>
    (await part.count()) === 0
      ? null
      : await part.evaluate((element) => ({
          role: element.getAttribute('role') ?? 'button',
          state: element.ariaChecked ?? element.ariaPressed ?? element.ariaSelected ?? 'false',
          name: window.auditDom.nameOf(element),
          isChoice:
            element.ariaPressed === 'true' &&
            [...(element.parentElement?.querySelectorAll('[aria-pressed]') ?? [])].length > 1 &&
            element.parentElement?.querySelectorAll('[aria-pressed=true]').length === 1,
        }));
  const before = await told();
  if (!before || !(await part.isVisible())) return [null, 0, null];
  const held = await holdPage(page);
  const { changes, leftFor } = await held.reactionTo(async () => {
    await part.click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(200);
  });
  await held.release();
  return leftFor === '' ? [before, changes, await told()] : [null, 0, null];
}
