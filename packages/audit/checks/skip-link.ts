import type { Check } from '../contract.ts';
import { type Fault, faultOfPage, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { focusTop, painted } from '../page/tab-key.ts';

/** Presses Tab once and Enter, and sees whether the focus is at the content. */
export const skipLink: Check = {
  id: 'skip-link',
  title: {
    eng: 'The first stop leads past the navigation to the content, and arrives',
    es: 'La primera parada lleva más allá de la navegación hasta el contenido, y llega',
  },
  fix: {
    eng: 'Make the first stop a link to the id of main, show it while it has the focus, and give main tabindex="-1".',
    es: 'Haga de la primera parada un enlace al id de main, muéstrelo mientras tenga el foco y dé a main tabindex="-1".',
  },
  criteria: ['2.4.1', '2.4.7'],
  appliesTo: ({ width, scheme, mode, state }) =>
    (width === 320 || width === 1280) && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const blocks = await page.evaluate(() => document.querySelectorAll('nav, header a[href]').length);
    // Without anything before the content there is nothing to skip.
    if (blocks === 0) return reportOf({ faults: [], looked: 0 });
    await focusTop(page);
    await page.keyboard.press('Tab');
    await painted(page);
    const first = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isInView = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const href = element.getAttribute('href') ?? '';
      return {
        // Headings and landmarks lead past blocks too, for those who read by them (https://www.w3.org/WAI/WCAG22/Techniques/html/H69).
        hasOtherWay: document.querySelector('main, [role=main], h1, h2') !== null,
        isWay: element.localName === 'a' && href.startsWith('#') && href.length > 1,
        isSeen: isInView && right - left > 2 && bottom - top > 2 && window.auditDom.isPainted(element),
        fault: window.auditDom.fault(element, ''),
      };
    });
    if (!first) return reportOf({ faults: [faultOfPage('The first Tab goes nowhere.')], looked: 1 });
    const faults: Fault[] = [];
    const tell = (message: string) => faults.push({ ...first.fault, message });
    if (!first.isWay)
      faults.push({
        ...first.fault,
        message: 'The first stop is no way past the navigation.',
        ...(first.hasOtherWay && { criteria: [] }),
      });
    else {
      if (!first.isSeen) tell('The way past the navigation cannot be seen while it has the focus.');
      await page.keyboard.press('Enter');
      await painted(page);
      const arrived = await page.evaluate(() => {
        const { activeElement } = document;
        const main = document.querySelector('main, [role=main]');
        return (
          activeElement !== null && main !== null && (activeElement === main || main.contains(activeElement))
        );
      });
      if (!arrived) tell('The way past the navigation does not take the focus to the content.');
    }
    return reportOf({ faults, looked: 1 });
  },
};
