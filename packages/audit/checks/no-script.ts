import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { faultOfPage, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Landmarks, headings and links of a page, each as one line. */
async function skeleton(page: Page, isScripted: boolean): Promise<string[]> {
  await installDomHelpers(page);
  return await page.evaluate((scripted) => {
    const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    // What a menu folds away is still to be had; without script it must be there, or open by itself.
    // A trial site says by script that it is one; no visitor of the deployed site meets that.
    const isThere = (element: Element): boolean =>
      element.closest('[data-environment]') === null &&
      (window.auditDom.isPainted(element) || element.closest(scripted ? 'nav, details' : 'details') !== null);
    const landmarks = [...document.querySelectorAll('header, nav, main, footer, aside, search, form')]
      .filter(isThere)
      .map((element) => `landmark ${element.localName} ${element.getAttribute('aria-label') ?? ''}`.trim());
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(isThere)
      .map((element) => `heading ${element.localName} ${tidy(element.textContent)}`);
    // An address of e-mail is kept from robots until a script writes it out, and a link into the page leads nowhere new.
    const links = [...document.querySelectorAll('a[href]')]
      .filter((link) => isThere(link) && !/^(mailto:|#)/.test(link.getAttribute('href') ?? ''))
      .map((element) => `link ${tidy(element.textContent)} to ${element.getAttribute('href')}`);
    return [...landmarks, ...headings, ...links];
  }, isScripted);
}

/** Opens the page again without script, and looks for what is gone. */
export const noScript: Check = {
  id: 'no-script',
  title: {
    eng: 'Without script there are the same landmarks, headings and links',
    es: 'Sin código hay las mismas regiones, los mismos encabezados y los mismos enlaces',
  },
  fix: {
    eng: 'Render it on the server, and let menus stand open, or be details, until a script takes them over.',
    es: 'Genérelo en el servidor y deje los menús abiertos, o como details, hasta que el código se haga cargo.',
  },
  criteria: [],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  run: async ({ page, openAgain }) => {
    const scripted = await skeleton(page, true);
    const other = await openAgain({ mode: 'no-script' });
    try {
      const plain = await skeleton(other, false);
      const missing = [...new Set(scripted)].filter((line) => !plain.includes(line));
      return reportOf({
        faults: missing.map((line) => faultOfPage(`Without script this is missing: ${line}.`)),
        looked: scripted.length,
      });
    } finally {
      await other.close();
    }
  },
};
