import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { faultOfPage, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** How much of the page's words can be read, whether it is turned, and by how much it is too wide. */
async function look(page: Page): Promise<{ letters: number; isTurned: boolean; tooWide: number }> {
  return await page.evaluate(() => {
    let letters = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || !window.auditDom.isPainted(parent)) continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width > 1 && height > 1) letters += walker.currentNode.textContent?.trim().length ?? 0;
    }
    const frames = [...document.querySelectorAll('html, body, body > *, main')];
    const isTurned = frames.some((element) => {
      const { transform, rotate } = getComputedStyle(element);
      const turn = /^matrix\([^,]+, ([^,]+),/.exec(transform)?.[1] ?? '0';
      return Math.abs(Number(turn)) > 0.5 || /^-?(90|270)deg/.test(rotate);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return { letters, isTurned, tooWide: scrollWidth - clientWidth };
  });
}

/** Turns the screen, and sees whether the page is still all there. */
export const orientation: Check = {
  id: 'orientation',
  title: {
    eng: 'The page works upright and across',
    es: 'La página funciona en vertical y en horizontal',
  },
  fix: {
    eng: 'Hide and turn nothing by the orientation of the screen; let the layout follow the width.',
    es: 'No oculte ni gire nada según la orientación de la pantalla; deje que el diseño siga el ancho.',
  },
  criteria: ['1.3.4'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 320 && scheme === 'light' && mode === 'default' && state === 'default',
  disturbs: true,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const size = page.viewportSize() ?? { width: 320, height: 640 };
    await page.setViewportSize({ width: size.height, height: size.width });
    const across = await look(page);
    await page.setViewportSize(size);
    const upright = await look(page);
    const faults = [];
    for (const [name, one, other] of [
      ['across', across, upright],
      ['upright', upright, across],
    ] as const) {
      if (one.letters < other.letters / 2)
        faults.push(
          faultOfPage(`With the screen ${name}, ${one.letters} of ${other.letters} letters can be read.`),
        );
      if (one.isTurned)
        faults.push(faultOfPage(`With the screen ${name}, the page is turned to lie the other way.`));
      if (one.tooWide > 0)
        faults.push(faultOfPage(`With the screen ${name}, the page scrolls sideways by ${one.tooWide} px.`));
    }
    return reportOf({ faults, looked: 1 });
  },
};
