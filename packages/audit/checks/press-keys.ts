import type { Page } from '@playwright/test';
import type { Check, CheckContext } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { noteListeners } from '../page/listeners.ts';
import { holdPage } from '../page/reactions.ts';

/** More of one page tell nothing new: components repeat, and each is opened anew for every key. */
const mostParts = 8;

/** A part that waits for a press and is no control of HTML's own. */
interface Part {
  fault: Fault;
  role: string;
}

/**
 * Presses what listens to presses and is no button, link or field of HTML's own, by pointer and by key, and compares what comes
 * of it. Keys do nothing by themselves there: each has to be listened to.
 */
export const pressKeys: Check = {
  id: 'press-keys',
  title: {
    eng: 'What reacts to a press reacts to Enter and to the space bar',
    es: 'Lo que reacciona a una pulsación reacciona a Intro y a la barra espaciadora',
  },
  fix: {
    eng: 'Use a button; a part of another kind needs tabindex="0", a role, and both keys handled.',
    es: 'Use un botón; otro elemento necesita tabindex="0", un rol y que se atiendan las dos teclas.',
  },
  criteria: ['2.1.1', '4.1.2'],
  appliesTo: ({ width, scheme, mode }) => width === 1280 && scheme === 'light' && mode === 'default',
  run: async ({ page, openAgain }) => {
    const parts = await partsOf(page);
    const faults: Fault[] = [];
    for (const part of parts.slice(0, mostParts)) {
      const { selector } = part.fault;
      const reacts = (key?: string) => reactsTo(openAgain, selector, key);
      const tell = (message: string) => faults.push({ ...part.fault, message });
      if (/^(slider|spinbutton)$/.test(part.role)) {
        // Enter and the space bar have nothing to do there; arrows, Home and End set the value.
        const answers = [];
        for (const key of ['ArrowRight', 'ArrowUp', 'Home', 'End']) {
          answers.push(await reacts(key));
          if (answers.at(-1) !== 'nothing') break;
        }
        if (answers.at(-1) === 'no focus') tell(`This says that it is a ${part.role}, and takes no focus.`);
        else if (answers.at(-1) === 'nothing')
          tell(`This says that it is a ${part.role}, and no arrow key sets its value.`);
        continue;
      }
      if ((await reacts()) !== 'changes') continue;
      const [enter, space] = [await reacts('Enter'), await reacts('Space')];
      if (enter === 'no focus') tell('This reacts to the pointer and takes no focus.');
      else if (enter === 'nothing' && space === 'nothing' && !(await turnsByArrow(part.role, reacts)))
        tell('This reacts to the pointer and to no key.');
      else if (part.role === 'button' && space === 'nothing')
        tell('This says that it is a button, and the space bar does nothing.');
      else if (part.role === 'button' && enter === 'nothing')
        tell('This says that it is a button, and Enter does nothing.');
      else if (part.role === 'link' && enter === 'nothing')
        tell('This says that it is a link, and Enter does nothing.');
      else if (/^(checkbox|switch|radio)$/.test(part.role) && space === 'nothing')
        tell(`This says that it is a ${part.role}, and the space bar does nothing.`);
    }
    return reportOf({ looked: parts.length, faults });
  },
};

/** Whether a part of a group in which arrows choose, as tabs and radios are, turns by one of them. */
async function turnsByArrow(
  role: string,
  reacts: (key: string) => Promise<'changes' | 'nothing' | 'no focus'>,
): Promise<boolean> {
  if (!/^(tab|radio|menuitem)$/.test(role)) return false;
  for (const key of ['ArrowRight', 'ArrowDown']) if ((await reacts(key)) === 'changes') return true;
  return false;
}

async function partsOf(page: Page): Promise<Part[]> {
  await noteListeners(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const native =
      'a[href], area[href], button, input, select, textarea, summary, label, option, iframe, video, audio, [contenteditable]';
    const roles =
      '[role=button], [role=link], [role=checkbox], [role=switch], [role=radio], [role=tab], [role=menuitem], [role=slider]:not([aria-readonly=true], [aria-disabled=true]), [role=spinbutton]:not([aria-readonly=true], [aria-disabled=true])';
    const listens = (element: Element) =>
      element.hasAttribute('onclick') ||
      window.auditListened
        .get(element)
        ?.some((kind) => /^(click|dblclick|mousedown|mouseup|pointerdown|pointerup|touch)/.test(kind));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => listens(element) || element.matches(roles))
      .filter(dom.isPainted)
      .filter(
        (element) =>
          !element.closest(native) &&
          !element.querySelector(native) &&
          // Whoever listens for the parts in it is none of them.
          !element.querySelector(roles) &&
          !element.matches('main, form, dialog, [role=dialog]'),
      )
      .map((element) => ({ fault: dom.fault(element, ''), role: element.getAttribute('role') ?? '' }));
  });
}

/** Opens the page anew and presses a part of it: by pointer, or by a key while it has the focus. */
async function reactsTo(
  openAgain: CheckContext['openAgain'],
  selector: string,
  key?: string,
): Promise<'changes' | 'nothing' | 'no focus'> {
  const page = await openAgain();
  try {
    await installDomHelpers(page);
    const part = page.locator(selector).first();
    const takesFocus = await part.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      (element as HTMLElement).focus({ preventScroll: true });
      const isFocused = document.activeElement === element;
      return isFocused && window.auditDom.stops().includes(element as HTMLElement);
    });
    // In a group of tabs or choices one alone is a stop, and arrows lead to the others.
    const isInGroup = await part.evaluate((element) =>
      element.matches('[role=tab], [role=radio], [role=menuitem], [aria-activedescendant] *'),
    );
    if (key !== undefined && !takesFocus && !isInGroup) return 'no focus';
    const held = await holdPage(page);
    const { changes, leftFor } = await held.reactionTo(async () => {
      if (key !== undefined) return await page.keyboard.press(key);
      const box = await part.boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    });
    return changes > 0 || leftFor !== '' ? 'changes' : 'nothing';
  } finally {
    await page.close();
  }
}
