import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { inOpeningCells } from './page-check.ts';

interface Alternate {
  language: string;
  address: string;
}

/** The page names its twin in the other language, the twin names it back, and both say their own address. */
export const alternateLanguages: Check = {
  id: 'alternate-languages',
  title: { eng: 'Links between the languages', es: 'Enlaces entre los idiomas' },
  fix: {
    eng: 'Let both pages list both addresses in link rel="alternate" hreflang, whole and alike, and canonical be the page’s own.',
    es: 'Haga que las dos páginas enumeren las dos direcciones en link rel="alternate" hreflang, completas e iguales, y que canonical sea la propia.',
  },
  criteria: ['3.1.1', '2.4.5'],
  appliesTo: inOpeningCells,
  run: async ({ page }) => {
    await installDomHelpers(page);
    const here = await page.evaluate(() => {
      const whole = window.auditDom.fault(null, '');
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
      return {
        whole,
        // Nobody reads the list of a page that search engines leave out: one that does not exist, or a twin of another.
        isListed: document.querySelector('meta[name=robots][content*=noindex]') === null,
        lang: window.auditDom.languageOf(document.documentElement),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
        alternates: links.map((link) => ({
          language: link.hreflang,
          address: link.getAttribute('href') ?? '',
        })),
      };
    });
    if (!here.isListed) return reportOf({ looked: 0, faults: [] });
    const { alternates, canonical, lang } = here;
    const found: string[] = [];
    const own = addressOf(alternates, lang);
    for (const { language, address } of alternates) {
      if (!/^https?:\/\//.test(address))
        found.push(`hreflang="${language}" has “${address}”, which is no whole address.`);
      if (!/^(x-default|[a-z]{2}(-[A-Za-z]{2,4})?)$/.test(language))
        found.push(`“${language}” is no language that hreflang knows.`);
    }
    if (alternates.length > 0) {
      if (own === undefined)
        found.push('The page does not name itself among its languages, so the list is ignored.');
      if (canonical === undefined) found.push('The page does not say its own address (canonical).');
      else if (own !== undefined && own !== canonical)
        found.push(
          `The page says it is ${canonical}, but among its languages it is ${own}: one of the two belongs to the other language.`,
        );
    }
    const others = alternates.filter(
      ({ language }) => language !== 'x-default' && language.split('-')[0] !== lang,
    );
    if (found.length === 0) {
      for (const other of others) {
        const there = await twinOf(page, other.address);
        if (there === undefined)
          found.push(`${other.address}, named as the page in “${other.language}”, does not answer.`);
        else if (there.lang !== other.language.split('-')[0])
          found.push(`${other.address} is named as “${other.language}”, but is a page in “${there.lang}”.`);
        else if (addressOf(there.alternates, lang) !== own)
          found.push(`${other.address} does not name this page as its twin, so neither list counts.`);
      }
    }
    return reportOf({
      looked: alternates.length,
      faults: found.map((message) => ({ ...here.whole, message })),
    });
  },
};

function addressOf(alternates: readonly Alternate[], language: string): string | undefined {
  return alternates.find((each) => each.language.toLowerCase().split('-')[0] === language)?.address;
}

/** What the other page says of itself. It is read as a browser would, because only browsers know every local host. */
async function twinOf(page: Page, address: string) {
  const other = await page.context().newPage();
  try {
    const answer = await other.goto(address, { waitUntil: 'commit' }).catch(() => null);
    if (!answer?.ok()) return undefined;
    const html = await answer.text();
    return await page.evaluate((text) => {
      const twin = new DOMParser().parseFromString(text, 'text/html');
      const links = [...twin.querySelectorAll('link[rel=alternate][hreflang]')];
      return {
        lang: twin.documentElement.lang.toLowerCase().split('-')[0] ?? '',
        alternates: links.map((link) => ({
          language: link.getAttribute('hreflang') ?? '',
          address: link.getAttribute('href') ?? '',
        })),
      };
    }, html);
  } finally {
    await other.close();
  }
}
