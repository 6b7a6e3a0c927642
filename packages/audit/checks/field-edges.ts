import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { barePicture, lookTwice } from '../page/bare-picture.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { contrast, luminanceAt, type Picture } from '../page/pixels.ts';

/** A field's box in the document's CSS pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** A circle or the like: only in the middle of a side does its edge run along the pixels, and is not blurred over two. */
  isRound: boolean;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** How far inside its box a field's border may lie, in CSS pixels, before it is no border any more. */
const depth = 5;

/** The best contrast between what lies outside one side of a box and what is drawn on its edge, at the worst of its points. */
function edgeContrast(picture: Picture, density: number, box: Box, side: Side): number {
  const isAcross = side === 'top' || side === 'bottom';
  const inward = side === 'left' || side === 'top' ? 1 : -1;
  const at = (along: number, into: number): number => {
    const place = box[side] + inward * into;
    const [x, y] = isAcross
      ? [box.left + (box.right - box.left) * along, place]
      : [place, box.top + (box.bottom - box.top) * along];
    return luminanceAt(picture, x * density, y * density);
  };
  const contrasts = (box.isRound ? [0.5] : [0.3, 0.5, 0.7]).map((along) => {
    const outside = at(along, -4);
    const drawn = Array.from({ length: (depth + 2) * 2 }, (_, step) => at(along, step / 2 - 2));
    return Math.max(...drawn.map((value) => contrast(value, outside)));
  });
  return Math.min(...contrasts);
}

/** Fields whose edge stands out less than 3:1 from what surrounds them: nobody sees where to write. */
export async function faintFields(page: Page): Promise<Look> {
  await installDomHelpers(page);
  const fields = await page.evaluate(() => {
    const dom = window.auditDom;
    const field =
      'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=color], [type=file]), select, textarea';
    // Behind a modal dialog the page is dimmed and out of reach.
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...root.querySelectorAll(field)]
      .filter(
        (element) =>
          dom.isPainted(element) &&
          !element.matches(':disabled') &&
          !dom.isVisuallyHidden(element) &&
          !dom.isUnderPopup(element),
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [window.scrollX, window.scrollY];
        const { appearance, borderTopLeftRadius } = getComputedStyle(element);
        const isRadio = element.matches('[type=radio]') && appearance !== 'none';
        return {
          fault: dom.fault(element, ''),
          words: dom.shortNameOf(element),
          box: {
            left: left + x,
            top: top + y,
            right: right + x - 1,
            bottom: bottom + y - 1,
            isRound: isRadio || borderTopLeftRadius === '50%',
          },
        };
      });
  });
  if (fields.length === 0) return { faults: [], looked: 0 };
  const { picture, density } = await barePicture(page);
  const faults = fields.flatMap(({ fault, words, box }) => {
    const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) =>
      edgeContrast(picture, density, box, side),
    );
    // A line below is an edge enough; the others are not, one by one.
    const seen = sides.filter((ratio) => ratio >= 2.99).length;
    if (seen >= 3 || (sides[2] ?? 0) >= 2.99) return [];
    return [{ ...fault, message: `The edge of "${words}" has ${Math.max(...sides).toFixed(2)}:1, not 3:1.` }];
  });
  return { faults, looked: fields.length };
}

/** Measures the edges of fields by their pixels. */
export const fieldEdges: Check = {
  id: 'field-edges',
  title: {
    eng: 'The edge of every field stands out 3:1',
    es: 'El borde de cada campo contrasta 3:1',
  },
  fix: {
    eng: 'Give the field the border of the design system, not a hairline of the divider.',
    es: 'Dé al campo el borde del sistema de diseño, no una línea fina de separación.',
  },
  criteria: ['1.4.11'],
  appliesTo: ({ width, scheme, mode }) =>
    width === 1280 && (scheme === 'light' || scheme === 'dark') && mode === 'default',
  run: async ({ page }) => {
    return reportOf(await lookTwice(page, () => faintFields(page)));
  },
};
