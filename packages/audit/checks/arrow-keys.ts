import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { painted } from '../page/tab-key.ts';

/** More of one page tell nothing new: components repeat, and each is opened anew. */
const mostParts = 4;

/** How long a list may take to come, in milliseconds. */
const patience = 300;

/**
 * Walks through what arrows lead through. A list of suggestions keeps the focus in its field, so that the field alone can say which
 * option is meant (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/); a branch of a tree has no button of its own to open it.
 */
export const arrowKeys: Check = {
  id: 'arrow-keys',
  title: {
    eng: 'Arrow keys open branches, and it is told which suggestion they are at',
    es: 'Las flechas abren las ramas, y se comunica en qué sugerencia están',
  },
  fix: {
    eng: 'Name the marked option in aria-activedescendant, or give it the focus; open a branch with the right arrow or Enter.',
    es: 'Indique la opción marcada en aria-activedescendant, o dele el foco; abra una rama con la flecha derecha o con Intro.',
  },
  criteria: ['2.1.1', '4.1.2'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page: opened, openAgain }) => {
    await installDomHelpers(opened);
    const places = (selector: string) =>
      opened.evaluate(
        (wanted) =>
          [...document.querySelectorAll(wanted)]
            .filter(window.auditDom.isPainted)
            .map((element) => window.auditDom.fault(element, '')),
        selector,
      );
    const boxes = await places('input[role=combobox]:not([readonly], [disabled])');
    const branches = await places('[role=tree] [role=treeitem][aria-expanded=false]');
    const anew = async <Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen> => {
      const page = await openAgain();
      try {
        await installDomHelpers(page);
        return await look(page);
      } finally {
        await page.close();
      }
    };
    const faults: Fault[] = [];
    for (const box of boxes.slice(0, mostParts))
      if (await anew((page) => marksInSilence(page, box.selector)))
        faults.push({
          ...box,
          message: 'Arrow keys mark one suggestion after the other here, and nothing says which is marked.',
          criteria: ['4.1.2'],
        });
    for (const branch of branches.slice(0, mostParts)) {
      const { selector } = branch;
      if (!(await anew((page) => opensByPointer(page, selector)))) continue;
      if (await anew((page) => opensByKey(page, selector))) continue;
      faults.push({
        ...branch,
        message: 'A click opens this branch of a tree, and no key does.',
        criteria: ['2.1.1'],
      });
    }
    return reportOf({ looked: boxes.length + branches.length, faults });
  },
};

/** Whether arrows move a mark through the suggestions of a field that only the eye can follow. */
async function marksInSilence(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).first().focus();
  const press = async (): Promise<void> => {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(patience);
    await painted(page);
  };
  await press();
  if ((await suggestions(page, selector)).count < 2) {
    await page.keyboard.type('a');
    await page.waitForTimeout(patience);
    await press();
  }
  const before = await suggestions(page, selector);
  if (before.count < 2) return false;
  await press();
  const after = await suggestions(page, selector);
  return (
    after.count === before.count &&
    after.looks !== before.looks &&
    !after.isTold &&
    after.value === before.value
  );
}

/** The suggestions of a field that can be seen: how they look, and whether the one that is meant is told in any way. */
async function suggestions(page: Page, selector: string) {
  return await page.evaluate((path) => {
    const dom = window.auditDom;
    const field = document.querySelector<HTMLInputElement>(path);
    if (!field) return { count: 0, looks: '', isTold: true, value: '' };
    const lists = ['aria-controls', 'aria-owns'].flatMap((way) => dom.referred(field, way));
    const options = lists
      .flatMap((list) => [...list.querySelectorAll('[role=option]')])
      .filter(dom.isPainted);
    const looks = options.map((option) => {
      const { backgroundColor, color, outlineStyle } = getComputedStyle(option);
      return [
        option.className,
        option.getAttribute('aria-selected'),
        backgroundColor,
        color,
        outlineStyle,
      ].join();
    });
    const { activeElement } = document;
    const isInList = activeElement !== field && lists.some((list) => list.contains(activeElement));
    const isNamed = dom.referred(field, 'aria-activedescendant').some((each) => options.includes(each));
    return {
      count: options.length,
      looks: looks.join('\n'),
      isTold: isInList || isNamed,
      value: field.value,
    };
  }, selector);
}

const isOpen = (page: Page, selector: string) =>
  page.evaluate((path) => document.querySelector(path)?.getAttribute('aria-expanded') === 'true', selector);

async function opensByPointer(page: Page, selector: string): Promise<boolean> {
  const branch = page.locator(selector).first();
  await branch.scrollIntoViewIfNeeded();
  const box = await branch.boundingBox();
  if (!box) return false;
  // Its own words stand at its beginning; below them may be what it holds.
  for (const across of [10, Math.min(40, box.width / 2)]) {
    await page.mouse.click(box.x + across, box.y + Math.min(box.height / 2, 12));
    await painted(page);
    if (await isOpen(page, selector)) return true;
  }
  return false;
}

async function opensByKey(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).focus());
  for (const key of ['ArrowRight', 'ArrowLeft', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await painted(page);
    if (await isOpen(page, selector)) return true;
  }
  return false;
}
