import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** How much smaller the window is made: what a visitor does who zooms as far as Chrome, Edge and Firefox let them, to 500 percent. */
const zoom = 5;

/** Zooms the page, and looks whether its letters grow: those measured by the window alone stay as they are (F94). */
export const textGrows: Check = {
  id: 'text-grows',
  title: {
    eng: 'Text grows when the page is zoomed',
    es: 'El texto crece al ampliar la página',
  },
  fix: {
    eng: 'Measure letters in rem; of the width of the window take a part at most: clamp(1rem, 0.8rem + 1vw, 2rem).',
    es: 'Mida las letras en rem; del ancho de la ventana tome solo una parte: clamp(1rem, 0.8rem + 1vw, 2rem).',
  },
  criteria: ['1.4.4'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  run: async ({ page, openAgain }) => {
    const other = await openAgain();
    try {
      await installDomHelpers(other);
      const size = page.viewportSize() ?? { width: 1280, height: 800 };
      const before = await other.evaluate(() => {
        const { isVisible, selectorOf, tidy } = window.auditDom;
        const texts = [...document.body.querySelectorAll('*')].filter(
          (each) =>
            [...each.childNodes].some((node) => node.nodeType === 3 && tidy(node.textContent).length > 1) &&
            !each.closest('svg, script, style, noscript') &&
            isVisible(each),
        );
        return texts.map((each) => ({
          selector: selectorOf(each),
          size: Number.parseFloat(getComputedStyle(each).fontSize),
        }));
      });
      await other.setViewportSize({ width: size.width / zoom, height: size.height / zoom });
      const faults = await other.evaluate(
        ([texts, by]) =>
          texts.flatMap(({ selector, size: was }) => {
            const element = document.querySelector(selector);
            if (!element || !window.auditDom.isRendered(element)) return [];
            const is = Number.parseFloat(getComputedStyle(element).fontSize) * by;
            // By then it is to have grown to twice its size; a hundredth of that is lost in rounding.
            return is < was * 1.98
              ? [
                  window.auditDom.fault(
                    element,
                    `Zoomed to ${by * 100} %, these letters are ${(is / was).toFixed(1)} times as large.`,
                  ),
                ]
              : [];
          }),
        [before, zoom] as const,
      );
      const [first, ...rest] = faults as Fault[];
      // One rule of a style sheet makes all of them: the first tells it.
      return reportOf({
        looked: before.length,
        faults: first
          ? [
              {
                ...first,
                message: `${first.message.slice(0, -1)}${rest.length > 0 ? `, and ${rest.length} more` : ''}.`,
              },
            ]
          : [],
      });
    } finally {
      await other.close();
    }
  },
};
