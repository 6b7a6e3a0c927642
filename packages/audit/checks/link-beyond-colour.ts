import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Looks at links that stand in a sentence. */
export const linkBeyondColour: Check = {
  id: 'link-beyond-colour',
  title: {
    eng: 'A link in a sentence shows by more than its colour',
    es: 'Un enlace dentro de una frase se distingue por algo más que el color',
  },
  fix: {
    eng: 'Underline it.',
    es: 'Subráyelo.',
  },
  criteria: ['1.4.1'],
  appliesTo: ({ width, scheme, mode }) => width === 1280 && scheme === 'light' && mode === 'default',
  run: async ({ page }) => {
    await installDomHelpers(page);
    const { faults, looked } = await page.evaluate(() => {
      const dom = window.auditDom;
      const inSentence = [...document.querySelectorAll('a[href]')].filter((link) => {
        if (!dom.isPainted(link) || dom.isVisuallyHidden(link) || !link.textContent?.trim()) return false;
        if (!getComputedStyle(link).display.startsWith('inline')) return false;
        let block = link.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        const links = [...(block?.querySelectorAll('a') ?? [])];
        const linked = links.reduce((sum, each) => sum + (each.textContent?.trim().length ?? 0), 0);
        return (block?.textContent?.trim().replace(/\s+/g, ' ').length ?? 0) - linked > 8;
      });
      const isMarked = (link: Element): boolean => {
        const around = getComputedStyle(link.parentElement ?? link);
        return [link, ...link.querySelectorAll('*')].some((part) => {
          const style = getComputedStyle(part);
          const isBordered =
            style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
          const isBolder = Math.abs(Number(style.fontWeight) - Number(around.fontWeight)) >= 200;
          return style.textDecorationLine.includes('underline') || isBordered || isBolder;
        });
      };
      return {
        faults: inSentence
          .filter((link) => !isMarked(link))
          .map((link) =>
            dom.fault(link, `"${dom.shortNameOf(link)}" differs from its sentence by colour alone.`),
          ),
        looked: inSentence.length,
      };
    });
    return reportOf({ faults, looked });
  },
};
