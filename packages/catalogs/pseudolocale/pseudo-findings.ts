import type { Browser } from '@playwright/test';
import { linesOf } from '@site/audit/faults.ts';
import { unreadableTexts } from '@site/audit/page/unreadable-texts.ts';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { wordsOutsideCatalogs } from './allowed-words.ts';
import { addressOf, narrow, openHydrated, startBrowser } from './crawl.ts';
import { readPageTexts } from './page-texts.ts';
import type { VisitedPage } from './visited-pages.ts';

/** Pages looked at side by side; the machines that this is reckoned for have two cores. */
const sideBySide = 2;

/** Something that the pseudolocale brings to light. */
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
 * Visits every page of the site in the pseudolocale, as it is served without script and as it is once React runs it.
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
    const queue = pages.values();
    const look = async (): Promise<void> => {
      const views = await openViews(browser);
      for (const visited of queue) {
        onPage(visited);
        await lookAt(views, site, visited, add);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, look));
  } finally {
    await browser.close();
  }
  return inOrder([...findings.values()], pages);
}

type Views = Awaited<ReturnType<typeof openViews>>;
type Add = (finding: Omit<PseudoFinding, 'pages'>, visited: VisitedPage) => void;

async function lookAt(views: Views, site: BuiltSite, visited: VisitedPage, add: Add): Promise<void> {
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

/** By the first page of each, as if one page had been visited after the other. */
function inOrder(findings: readonly PseudoFinding[], pages: readonly VisitedPage[]): PseudoFinding[] {
  const places = new Map(pages.map(({ id, language }, place) => [`${id}/${language}`, place]));
  const placeOf = (page: string | undefined): number => places.get(page ?? '') ?? 0;
  return findings
    .map((finding) => ({
      ...finding,
      pages: finding.pages.toSorted((one, other) => placeOf(one) - placeOf(other)),
    }))
    .sort((one, other) => placeOf(one.pages[0]) - placeOf(other.pages[0]));
}

/** A window without script and one with it, both as narrow as a page must fit. */
async function openViews(browser: Browser) {
  const still = await browser.newContext({ viewport: narrow, javaScriptEnabled: false });
  const alive = await browser.newContext({ viewport: narrow });
  return { still: await still.newPage(), alive: await alive.newPage() };
}
