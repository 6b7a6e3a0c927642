import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Controls that this site wants 44 by 44 px large (2.5.5), and that are not. */
export async function smallControls(page: Page): Promise<Look> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const controls =
      'button, select, textarea, summary, header a[hreflang], nav li:has(~ li [aria-current]) > a, input:not([type=hidden], [type=checkbox], [type=radio])';
    const faults: Fault[] = [];
    let looked = 0;
    const measure = (element: Element, width: number, height: number): void => {
      looked += 1;
      if (width >= 43.9 && height >= 43.9) return;
      const size = `${Math.round(width * 10) / 10} by ${Math.round(height * 10) / 10} px`;
      faults.push(dom.fault(element, `"${dom.shortNameOf(element)}" is ${size}, not 44 by 44.`));
    };
    for (const element of document.querySelectorAll(controls)) {
      if (!dom.isRendered(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      measure(element, width, height);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'input[type=checkbox], input[type=radio]',
    )) {
      const label = input.labels?.[0];
      if (!label?.checkVisibility() || input.disabled) continue;
      const own = input.getBoundingClientRect();
      const words = label.getBoundingClientRect();
      measure(
        input,
        Math.max(own.right, words.right) - Math.min(own.left, words.left),
        Math.max(own.bottom, words.bottom) - Math.min(own.top, words.top),
      );
    }
    return { faults, looked };
  });
}

/** Measures every button and field. */
export const controlSize: Check = {
  id: 'control-size',
  title: {
    eng: 'Buttons, fields and the language link are 44 by 44 px',
    es: 'Los botones, los campos y el enlace de idioma miden 44 por 44 px',
  },
  fix: {
    eng: 'Use the control of the design system, which is 44 px high, or give it min-height and min-width.',
    es: 'Use el control del sistema de diseño, que mide 44 px de alto, o dele min-height y min-width.',
  },
  criteria: ['2.5.5'],
  appliesTo: ({ width, scheme, mode }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default',
  run: async ({ page }) => {
    return reportOf(await smallControls(page));
  },
};
