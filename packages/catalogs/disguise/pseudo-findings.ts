import type { Browser } from '@playwright/test';
import { linesOf } from '@site/audit/faults.ts';
import { unreadableTexts } from '@site/audit/page/unreadable-texts.ts';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { wordsOutsideCatalogs } from './allowed-words.ts';
import { addressOf, narrow, openHydrated, startBrowser } from './crawl.ts';
import { readPageTexts } from './page-texts.ts';
import type { VisitedPage } from './visited-pages.ts';

/** Something that the pseudo-language brings to light. */
export interface PseudoFinding {
  /** `plain-word`: words from no catalog. `no-room`: a longer text does not fit at 320 px. */
  rule: 'plain-word' | 'no-room';
  text: string;
  /** Where on the page, as `PageText` has it, or what does not fit. */
  place: string;
  /** The words themselves. */
  words: string[];
  /** `company/eng`, every page that shows it. */
  pages: string[];
}

/**
 * Visits every page of the site in the pseudo-language, as it is served without script and as it is once React runs it.
 * @param onPage Is told before each page.
 */
export async function findInPseudo(
  site: BuiltSite,
  pages: readonly VisitedPage[],
  onPage: (page: VisitedPage) => void,
): Promise<PseudoFinding[]> {
  const findings = new Map<string, PseudoFinding>();
  const add = (finding: Omit<PseudoFinding, 'pages'>, { id, language }: VisitedPage): void => {
    const key = `${finding.rule} ${finding.place} ${finding.text}`;
    const known = findings.get(key) ?? { ...finding, pages: [] };
    const page = `${id}/${language}`;
    findings.set(key, known.pages.includes(page) ? known : { ...known, pages: [...known.pages, page] });
  };
  const browser = await startBrowser();
  try {
    const views = await openViews(browser);
    for (const visited of pages) {
      onPage(visited);
      await views.still.goto(addressOf(site, visited), { waitUntil: 'domcontentloaded' });
      await openHydrated(views.alive, addressOf(site, visited));
      for (const view of [views.still, views.alive]) {
        for (const { text, kind, part, element } of await readPageTexts(view)) {
          const words = wordsOutsideCatalogs(text, visited.id);
          if (words.length > 0)
            add({ rule: 'plain-word', text, place: `${kind}, ${part}, ${element}`, words }, visited);
        }
      }
      for (const fault of linesOf((await unreadableTexts(views.alive)).faults))
        add({ rule: 'no-room', text: fault, place: '320 px', words: [] }, visited);
    }
  } finally {
    await browser.close();
  }
  return [...findings.values()];
}

/** A window without script and one with it, both as narrow as a page must fit. */
async function openViews(browser: Browser) {
  const still = await browser.newContext({ viewport: narrow, javaScriptEnabled: false });
  const alive = await browser.newContext({ viewport: narrow });
  return { still: await still.newPage(), alive: await alive.newPage() };
}
