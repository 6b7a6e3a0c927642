import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** What the content says in a wide window it says in a narrow one, or a button there opens it (1.4.10). */
export const narrowLoss: Check = {
  id: 'narrow-loss',
  title: {
    eng: 'A narrow window loses none of the content',
    es: 'En una ventana estrecha no se pierde contenido',
  },
  fix: {
    eng: 'Stack what does not fit side by side, or fold it behind a button; do not leave it out.',
    es: 'Apile lo que no quepa al lado o pliéguelo tras un botón; no lo suprima.',
  },
  criteria: ['1.4.10'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 320 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page, openAgain }) => {
    const wide = await openAgain({ width: 1280 });
    try {
      await installDomHelpers(wide);
      await installDomHelpers(page);
      const told = await wide.evaluate(() => {
        const { isVisible, selectorOf, tidy } = window.auditDom;
        return [...document.querySelectorAll('main *, body > footer *')]
          .filter(
            (each) =>
              !each.closest('script, style, noscript, svg, nav, [aria-hidden=true]') &&
              [...each.childNodes].some(
                (node) => node.nodeType === 3 && tidy(node.textContent).split(' ').length >= 4,
              ) &&
              isVisible(each),
          )
          .map((each) => ({ selector: selectorOf(each), words: tidy(each.textContent) }));
      });
      const faults = await page.evaluate((texts) => {
        const { fault, isRendered, tidy, visibleWordsOf } = window.auditDom;
        const shown = visibleWordsOf(document.body).toLowerCase();
        return texts.flatMap(({ selector, words }) => {
          const element = document.querySelector(selector);
          if (!element || isRendered(element) || tidy(element.textContent) !== words) return [];
          // A list instead of a table says the same once more, and a button may open what is folded.
          const start = words.toLowerCase().slice(0, 60);
          if (shown.includes(start)) return [];
          const opened = document.querySelectorAll('[aria-controls], [popovertarget]');
          const isOpenedBy = [...opened].some((button) => {
            const id = button.getAttribute('aria-controls') ?? button.getAttribute('popovertarget') ?? '';
            return isRendered(button) && document.getElementById(id)?.contains(element);
          });
          if (isOpenedBy || element.closest('details, [popover], [role=tabpanel], dialog')) return [];
          return [
            fault(element, `“${words.slice(0, 60)}” is shown in a wide window and nowhere in a narrow one.`),
          ];
        });
      }, told);
      return reportOf({ looked: told.length, faults });
    } finally {
      await wide.close();
    }
  },
};
