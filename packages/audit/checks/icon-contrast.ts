import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { lookTwice } from '../page/bare-picture.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { contrast, luminanceAt } from '../page/pixels.ts';
import { pagePicture } from '../page/quick-picture.ts';

/** Icons that are all there is to see of a button or link, and that no pixel of stands out 3:1 from what they lie on. */
export async function faintIcons(page: Page): Promise<Look> {
  await installDomHelpers(page);
  const icons = await page.evaluate(() => {
    const dom = window.auditDom;
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...root.querySelectorAll('button, a[href], summary, [role=button], [role=switch], [role=tab]')]
      .filter(
        (control) =>
          dom.isVisible(control) &&
          !control.matches(':disabled, [aria-disabled=true]') &&
          dom.visibleWordsOf(control) === '' &&
          !control.querySelector('img, video, canvas') &&
          !dom.isUnderPopup(control),
      )
      .flatMap((control) => {
        const [icon] = [...control.querySelectorAll('svg')].filter(dom.isVisible);
        if (!icon) return [];
        const { x, y, width, height } = icon.getBoundingClientRect();
        // A slide out of view and a skip link out of the page are seen by nobody.
        if (width > 64 || height > 64 || width < 6 || x < 0 || x > innerWidth) return [];
        return [
          {
            fault: dom.fault(control, ''),
            name: dom.nameOf(control),
            box: { x: x + scrollX, y: y + scrollY, width, height },
          },
        ];
      });
  });
  if (icons.length === 0) return { faults: [], looked: 0 };
  const density = await page.evaluate(() => devicePixelRatio);
  const picture = await pagePicture(page);
  const faults = icons.flatMap(({ fault, name, box }) => {
    const shades = new Map<number, number>();
    for (let y = box.y; y < box.y + box.height; y += 1 / density)
      for (let x = box.x; x < box.x + box.width; x += 1 / density) {
        const shade = luminanceAt(picture, x * density, y * density);
        shades.set(shade, (shades.get(shade) ?? 0) + 1);
      }
    const byCount = [...shades].sort(([, one], [, other]) => other - one);
    const ground = byCount[0]?.[0] ?? 1;
    const best = Math.max(...byCount.map(([shade]) => contrast(shade, ground)));
    // One flat color: the icon is drawn by what this cannot see, or lies under something.
    if (best < 1.02 || best >= 2.99) return [];
    return [{ ...fault, message: `The icon of “${name}” stands out ${best.toFixed(2)}:1, not 3:1.` }];
  });
  return { faults, looked: icons.length };
}

/** Measures icons by their pixels. */
export const iconContrast: Check = {
  id: 'icon-contrast',
  title: {
    eng: 'An icon without words stands out 3:1',
    es: 'Un icono sin palabras contrasta 3:1',
  },
  fix: {
    eng: 'Draw the icon in the color of text, or put the word beside it.',
    es: 'Dibuje el icono con el color del texto o ponga la palabra al lado.',
  },
  criteria: ['1.4.11'],
  appliesTo: ({ width, scheme, mode }) =>
    width === 1280 && (scheme === 'light' || scheme === 'dark') && mode === 'default',
  takesTurns: true,
  run: async ({ page }) => reportOf(await lookTwice(page, () => faintIcons(page))),
};
