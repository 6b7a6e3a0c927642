import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Compares the order in which Tab goes with the order in which the stops lie on the screen. */
export const focusOrder: Check = {
  id: 'focus-order',
  title: {
    eng: 'The focus goes where the eye goes: along the line, then down, column by column',
    es: 'El foco va adonde va la vista: por la línea, luego hacia abajo, columna por columna',
  },
  fix: {
    eng: 'Write the document in the order in which it is shown; do not turn it round with order, row-reverse or absolute places.',
    es: 'Escriba el documento en el orden en que se muestra; no lo invierta con order, row-reverse ni posiciones absolutas.',
  },
  criteria: ['2.4.3', '1.3.2'],
  appliesTo: ({ scheme, mode }) => scheme === 'light' && mode === 'default',
  run: async ({ page }) => {
    await installDomHelpers(page);
    const { faults, looked } = await page.evaluate(() => {
      const dom = window.auditDom;
      const stops = dom
        .stops()
        .filter((element) => !dom.isVisuallyHidden(element) && dom.isPainted(element))
        // A skip link waits outside the page until it has the focus.
        .filter((element) => element.getBoundingClientRect().bottom + window.scrollY > 0)
        .filter((element) => getComputedStyle(element).position !== 'fixed');
      // What scrolls in a frame of its own lies where the frame lies, however far down in it.
      const placeOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        let frame = element.parentElement;
        while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
        const end = frame && frame !== document.body ? frame.getBoundingClientRect().bottom : Infinity;
        return box.top < end ? box : new DOMRect(box.x, end - box.height, box.width, box.height);
      };
      const found = [];
      for (const [index, element] of stops.entries()) {
        const before = stops[index - 1];
        // What was opened hangs over the page, and the way goes on beside the button that opened it.
        if (!before || dom.popupOf(before) !== dom.popupOf(element)) continue;
        // Places on a map lie in no lines and columns.
        if (element.closest('svg') !== null && element.closest('svg') === before.closest('svg')) continue;
        const was = placeOf(before);
        const is = placeOf(element);
        // Lines of running text begin left of where the link before them ended.
        const shared = Math.min(was.bottom, is.bottom) - Math.max(was.top, is.top);
        const isOneLine = shared > Math.min(was.height, is.height) / 2;
        const isBackInLine = isOneLine && is.right <= was.left + 1;
        const isAbove = !isOneLine && is.bottom <= was.top + 1 && was.top - is.top > 20;
        // A new column begins above the end of the last one, and right of it.
        const isNewColumn = is.left >= was.left + 20;
        if (isBackInLine || (isAbove && !isNewColumn))
          found.push(
            dom.fault(
              element,
              `This takes the focus after "${dom.shortNameOf(before)}" although it lies ${isAbove ? 'above' : 'before'} it.`,
            ),
          );
      }
      return { faults: found, looked: stops.length };
    });
    return reportOf({ faults, looked });
  },
};
