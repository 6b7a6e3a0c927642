import type { Check, CheckContext } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Looks for what is dragged, and for buttons that do the same. */
export const dragging: Check = {
  id: 'dragging',
  title: {
    eng: 'What can be dragged can be moved by presses too',
    es: 'Lo que se puede arrastrar también se mueve pulsando',
  },
  fix: {
    eng: 'Put buttons into it that move it up, down, or to where it may go.',
    es: 'Ponga en ello botones que lo suban, lo bajen o lo lleven a donde pueda ir.',
  },
  criteria: ['2.5.7'],
  appliesTo: ({ width, scheme, mode }) => width === 1280 && scheme === 'light' && mode === 'default',
  run: async ({ page, openAgain }) => {
    await installDomHelpers(page);
    const { faults: found, looked } = await page.evaluate(() => {
      const dom = window.auditDom;
      const slider = '[role=slider]:not(input)';
      const dragged = [...document.querySelectorAll(`[draggable=true], ${slider}`)].filter(dom.isPainted);
      const presses = 'button, [role=button], select, input';
      const hasPresses = (element: Element): boolean => {
        if (element.querySelector(presses)) return true;
        const group = element.parentElement;
        // In a list each item needs its own; a slider's buttons stand beside it.
        return element.matches(slider) && group?.querySelector(presses) !== null;
      };
      return {
        faults: dragged
          .filter((element) => !hasPresses(element))
          .map((element) => ({
            ...dom.fault(element, `"${dom.shortNameOf(element)}" can only be dragged.`),
            isSlider: element.matches(slider),
          })),
        looked: dragged.length,
      };
    });
    const faults: Fault[] = [];
    for (const { isSlider, ...fault } of found)
      if (!isSlider || !(await isSetByClick(openAgain, fault.selector))) faults.push(fault);
    return reportOf({ faults, looked });
  },
};

/** Whether a press on another place of a slider, or of the rail that its knob lies in, sets its value. */
async function isSetByClick(openAgain: CheckContext['openAgain'], selector: string): Promise<boolean> {
  const page = await openAgain();
  try {
    const slider = page.locator(selector).first();
    await slider.scrollIntoViewIfNeeded();
    const value = () => slider.getAttribute('aria-valuenow');
    const before = await value();
    for (const part of [slider, slider.locator('..')]) {
      const box = await part.boundingBox();
      if (!box) continue;
      await page.mouse.click(box.x + box.width * 0.85, box.y + box.height / 2);
      if ((await value()) !== before) return true;
    }
    return false;
  } finally {
    await page.close();
  }
}
