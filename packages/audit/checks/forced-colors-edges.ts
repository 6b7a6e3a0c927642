import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Buttons and fields without an edge that differs from the ground they stand on. */
export async function controlsWithoutEdge(page: Page): Promise<Look> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const groundOf = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, select, textarea, input:not([type=hidden])'),
    ].filter(dom.isRendered);
    const faults = shown
      .filter((element) => {
        const style = getComputedStyle(element);
        // Boxes and rings that the browser draws have its own edge.
        if (element.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none') return false;
        const ground = groundOf(element.parentElement ?? element);
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
          isDrawn:
            style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
          color: style[`border${side}Color`],
        }));
        const isOutlined =
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) >= 1 &&
          style.outlineColor !== ground;
        return !isOutlined && !edges.every(({ isDrawn, color }) => isDrawn && color !== ground);
      })
      .map((element) =>
        dom.fault(
          element,
          `${element.localName} "${dom.shortNameOf(element)}" has no edge in forced colours.`,
        ),
      );
    return { faults, looked: shown.length };
  });
}

/** Looks at the edges of controls where the visitor's own colours are in force. */
export const forcedColorsEdges: Check = {
  id: 'forced-colors-edges',
  title: {
    eng: 'In forced colours every button and field keeps an edge',
    es: 'Con colores forzados todo botón y campo conserva su borde',
  },
  fix: {
    eng: 'Give it a border, transparent where none is wanted: forced colours draw it.',
    es: 'Dele un borde, transparente si no se desea ver: los colores forzados lo dibujan.',
  },
  criteria: ['1.4.11'],
  appliesTo: ({ scheme, mode }) => scheme.startsWith('forced') && mode === 'default',
  run: async ({ page }) => {
    return reportOf(await controlsWithoutEdge(page));
  },
};
