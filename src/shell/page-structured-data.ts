import { language } from '#i18n/current.ts';
import type { Language } from '#i18n/language.ts';
import { ancestors, type PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { jsonLdText, type StructuredFacts, structuredData } from '#site/structured-data.ts';

/** What is needed of a page to describe it to machines. */
export interface DescribedPage {
  pageId: PageId;
  /** Its absolute address. */
  address: string;
  /** Its own name, which for one thing of many is that thing's. */
  name: string;
  /** What its loader answered; `structured` lists facts about it. */
  loaderData: unknown;
}

/** Pages that tell of the company as a whole. */
const aboutCompany = new Set<PageId>(['home', 'company', 'contacts']);

/**
 * The text of the page's JSON-LD. A page that search engines may not list has none.
 * @param nameOf What a page is called in links.
 */
export function structuredText(
  page: DescribedPage,
  site: Record<Language, string>,
  nameOf: (pageId: PageId) => string,
): string {
  const above: PageId[] = page.pageId === 'home' ? [] : ['home', ...ancestors(page.pageId)];
  const trail = [
    ...above.map((id) => ({ name: nameOf(id), address: site[language] + pathTo(id) })),
    { name: page.name, address: page.address },
  ];
  const objects = structuredData(
    { language, site, address: page.address, trail },
    { withOrganization: aboutCompany.has(page.pageId), facts: factsOf(page.loaderData) },
  );
  return jsonLdText(objects);
}

function factsOf(loaderData: unknown): readonly StructuredFacts[] {
  const { structured } = (loaderData ?? {}) as { structured?: readonly StructuredFacts[] };
  return structured ?? [];
}
