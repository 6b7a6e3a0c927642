import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Targets smaller than 24 by 24 px that neither stand in a sentence nor have room around them (2.5.8). */
export async function smallTargets(page: Page): Promise<Look> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ]
      .filter((each) => dom.isRendered(each) && !dom.isVisuallyHidden(each))
      // A skip link waits outside the page until it has the focus, and has no pointer's use there.
      .filter((each) => each.getAttribute('href') !== '#main');
    const boxOf = (element: Element): DOMRect => {
      const own = element.getBoundingClientRect();
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
      // A press on the label of a box or ring is a press on it.
      if (!label || !/checkbox|radio/.test((element as HTMLInputElement).type)) return own;
      const left = Math.min(own.left, label.left);
      const top = Math.min(own.top, label.top);
      return new DOMRect(
        left,
        top,
        Math.max(own.right, label.right) - left,
        Math.max(own.bottom, label.bottom) - top,
      );
    };
    const isInSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = [...(element.parentElement?.childNodes ?? [])];
      return around.some((node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ''));
    };
    const boxes = targets.map((element) => ({ element, box: boxOf(element) }));
    const faults = boxes
      .filter(({ element, box }) => {
        if (box.width >= 23.9 && box.height >= 23.9) return false;
        if (isInSentence(element)) return false;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return boxes.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(({ element, box }) =>
        dom.fault(
          element,
          `"${dom.shortNameOf(element)}" is ${Math.round(box.width)} by ${Math.round(box.height)} px and has no room around it.`,
        ),
      );
    return { faults, looked: targets.length };
  });
}

/** Measures every target. */
export const targetSize: Check = {
  id: 'target-size',
  title: {
    eng: 'Every target is 24 by 24 px or has that much room',
    es: 'Todo lo que se pulsa mide 24 por 24 px o tiene ese espacio alrededor',
  },
  fix: {
    eng: 'Give it a min-height and min-width of 24 px, or space to its neighbours.',
    es: 'Dele min-height y min-width de 24 px, o sepárelo de sus vecinos.',
  },
  criteria: ['2.5.8'],
  appliesTo: ({ width, scheme, mode }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default',
  run: async ({ page }) => {
    return reportOf(await smallTargets(page));
  },
};
