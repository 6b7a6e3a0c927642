import { brand } from '#brand';
import type { Choices } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';

/**
 * The page manifest: which pages the site has. Routes, links, breadcrumbs, site maps, `sitemap.xml`, hreflang, the
 * language switch, the prerender list and the tests' page list are all derived from it. Adding a page is one entry
 * here, one module, and its words in `route-words.ts`.
 *
 * Slugs are written as the English words, here alone; `locales/{language}/routes.po` translates them (context "slug"), one
 * segment each.
 * This file is plain data: `routes.ts` reads it before any plugin runs, so no macro and no catalog may be imported.
 */

/** One segment of an address: a slug message, the same with the brand's slug behind it, or a parameter. */
export type Segment = { slug: string } | { slugWithBrand: string } | { parameter: string };

/** The catalog and the layout module that a page belongs to (`pages/{area}/layout.tsx`, `locales/{language}/{area}.po`). */
export type Area =
  | 'home'
  | 'company'
  | 'sustainability'
  | 'investors'
  | 'locations'
  | 'sell'
  | 'buy'
  | 'services'
  | 'legal'
  | 'forms'
  | 'help'
  | 'contact'
  | 'site'
  | 'console';

/** A page as it is declared below, by the ids that it is declared with; once all are known they are `PageId`. */
interface DeclaredPage<Id extends string, Parent extends string | null, Other extends string> {
  id: Id;
  /** The page above it: breadcrumbs follow it, and its address comes first. `null` for what hangs below home. */
  parent: Parent;
  /** The route module below `src/`, or one for each language where the two homes differ. */
  module: string | Choices<string>;
  area: Area;
  /** Address below the parent's, the same words in all languages … */
  segments?: readonly Segment[];
  /** … or an address whose shape differs (`about-{brand}/culture` in English, `cultura` in Spanish). */
  segmentsIn?: Choices<readonly Segment[]>;
  /** The page whose address this one continues, where that is not the parent. */
  addressBelow?: Other;
  /** The page stands at the address that another page has in the other language (the legal notices' twin). */
  atOtherLanguageOf?: Other;
  /** Of a page that shows one of many: the one that audits and tests open, which the site ships with and keeps. */
  example?: { id: string };
  /** Rendered when the site is built; `false` for a page that shows what only its request knows. */
  prerender: boolean;
  /**
   * Of a prerendered page: the server renders it anew while it runs, so that nothing on it is older than a minute. What the build
   * wrote stands when that fails, and says nothing that a clock could make false.
   */
  refreshed?: boolean;
  /** Rendered on request, yet by its address alone: the response cache may answer everybody alike for a minute. */
  cacheable?: boolean;
  /**
   * A text to be read at length, which may weigh more than a page: `long` for guides and lists, `drawn` for a guide with a
   * drawing whose parts move, `document` for what is also a file or a contract.
   */
  text?: 'long' | 'drawn' | 'document';
  /**
   * Told like a story: large type, wide bands. Left out for what people come to with a task (search, prices, forms, tables,
   * notices), where the answer is to stand in the first screen.
   */
  rhythm?: 'story';
  /**
   * Saved on the device of whoever opens it, so that it can be read where there is no signal. Only for pages that hold no
   * form to be sent and say from which day their figures are. Default `false`.
   */
  kept?: boolean;
  /** Holds a form with its human check, and the code and words of forms. Default `false`. */
  hasForm?: boolean;
  /** Its address carries a secret of one person: no other page is told where a visitor came from. Default `false`. */
  isPrivate?: boolean;
  /** May search engines list it? */
  indexable: boolean;
  /** Languages in which the specification gives the route no title: the document is then named by the brand alone. */
  untitledIn?: readonly Language[];
}

const slug = (word: string): Segment => ({ slug: word });

/** A page below another, with one slug of its own, prerendered and open to search engines: the usual case. */
function page<
  const Id extends string,
  const Parent extends string | null,
  const Other extends string = never,
>(
  id: Id,
  parent: Parent,
  area: Area,
  module: string | Choices<string>,
  options: Partial<DeclaredPage<Id, Parent, Other>> = {},
): DeclaredPage<Id, Parent, Other> {
  return {
    id,
    parent,
    area,
    module,
    prerender: true,
    indexable: true,
    ...(options.segmentsIn || options.atOtherLanguageOf ? {} : { segments: [slug(id)] }),
    ...options,
  };
}

/** The company pages that English keeps below `about-{brand}`. */
const aboutBrand = { slugWithBrand: 'about' } as const;

const declared = [
  page(
    'home',
    null,
    'home',
    { eng: 'pages/home/english-home.tsx', es: 'pages/home/spanish-home.tsx' },
    {
      segments: [],
      untitledIn: ['eng', 'es'],
      rhythm: 'story',
      refreshed: true,
    },
  ),

  page('company', null, 'company', 'pages/company/company.tsx', { text: 'long', rhythm: 'story' }),
  page('contacts', 'company', 'company', 'pages/company/contacts.tsx', { text: 'long' }),
  page('management', 'company', 'company', 'pages/company/management.tsx', {
    text: 'long',
    segments: [aboutBrand, slug('management')],
    rhythm: 'story',
  }),
  page('history', 'company', 'company', 'pages/company/history.tsx', {
    text: 'long',
    segments: [aboutBrand, slug('history')],
    rhythm: 'story',
  }),
  page('culture', 'company', 'company', 'pages/company/culture.tsx', {
    text: 'long',
    segmentsIn: { eng: [aboutBrand, slug('culture')], es: [slug('culture')] },
    rhythm: 'story',
  }),
  page('ethics', 'company', 'company', 'pages/company/ethics.tsx', {
    segmentsIn: { eng: [aboutBrand, slug('ethics')], es: [slug('ethics')] },
    rhythm: 'story',
  }),
  page('political-contributions', 'ethics', 'company', 'pages/company/political-contributions.tsx'),
  page('report-misconduct', 'ethics', 'company', 'pages/company/report/report-misconduct.tsx', {
    segments: [slug('report-a-concern')],
    prerender: false,
    hasForm: true,
  }),
  page('careers', 'company', 'company', 'pages/company/careers.tsx'),
  page('careers-openings', 'careers', 'company', 'pages/company/careers-openings.tsx', {
    segments: [slug('openings')],
    prerender: false,
  }),
  page('job', 'careers-openings', 'company', 'pages/company/jobs/job.tsx', {
    segments: [{ parameter: 'id' }],
    example: { id: 'scale-attendant-portland' },
    prerender: false,
    hasForm: true,
  }),
  page('sustainability', 'company', 'sustainability', 'pages/sustainability/sustainability.tsx', {
    text: 'long',
    rhythm: 'story',
  }),
  page(
    'sustainability-report',
    'sustainability',
    'sustainability',
    'pages/sustainability/sustainability-report.tsx',
    { text: 'document', segments: [slug('report-2024')] },
  ),
  page('esg-data', 'sustainability', 'sustainability', 'pages/sustainability/esg-data.tsx', {
    text: 'document',
  }),
  page('award', 'company', 'company', 'pages/company/award.tsx', { rhythm: 'story' }),
  page('follow-us', 'company', 'company', 'pages/company/follow-us.tsx', { rhythm: 'story' }),
  page('videos', 'company', 'company', 'pages/company/videos.tsx', {
    segments: [slug('video-library')],
    rhythm: 'story',
  }),

  page('investors', 'company', 'investors', 'pages/investors/investors.tsx', {
    prerender: false,
  }),
  page('stock-information', 'investors', 'investors', 'pages/investors/prices/stock-information.tsx', {
    prerender: false,
  }),
  page('dividend-history', 'investors', 'investors', 'pages/investors/dividend-history.tsx', {
    prerender: false,
    segmentsIn: { eng: [slug('stock-info'), slug('dividend-history')], es: [slug('dividend-history')] },
  }),
  page('return-calculator', 'investors', 'investors', 'pages/investors/return/return-calculator.tsx', {
    prerender: false,
  }),
  page('news-releases', 'investors', 'investors', 'pages/investors/news/news-releases.tsx', {
    prerender: false,
  }),
  page(
    'news-release-details',
    'news-releases',
    'investors',
    'pages/investors/news/news-release-details.tsx',
    {
      segments: [slug('news-release-details'), { parameter: 'id' }],
      addressBelow: 'investors',
      example: { id: '1014' },
      prerender: false,
    },
  ),
  page('investor-events', 'investors', 'investors', 'pages/investors/events/investor-events.tsx', {
    segments: [slug('events')],
    prerender: false,
  }),
  page('investor-event', 'investor-events', 'investors', 'pages/investors/events/investor-event.tsx', {
    segments: [{ parameter: 'id' }],
    example: { id: '20261022' },
    prerender: false,
  }),
  page('corporate-governance', 'investors', 'investors', 'pages/investors/corporate-governance.tsx', {
    text: 'long',
  }),
  page('sec-filings', 'investors', 'investors', 'pages/investors/filings/sec-filings.tsx', {
    prerender: false,
  }),
  page('director-filings', 'sec-filings', 'investors', 'pages/investors/filings/director-filings.tsx', {
    prerender: false,
    segments: [slug('director')],
  }),
  page('email-alerts', 'investors', 'investors', 'pages/investors/alerts/email-alerts.tsx', {
    prerender: false,
  }),
  page('confirm-alerts', 'email-alerts', 'investors', 'pages/investors/alerts/confirm-alerts.tsx', {
    segments: [slug('confirm')],
    prerender: false,
    indexable: false,
    isPrivate: true,
  }),
  page('manage-alerts', 'email-alerts', 'investors', 'pages/investors/alerts/manage-alerts.tsx', {
    segments: [slug('manage')],
    prerender: false,
    indexable: false,
    isPrivate: true,
  }),

  // On request: a gate that stays closed must be said on the day, not when the site was built.
  page('locations', null, 'locations', 'pages/locations/locations.tsx', {
    text: 'long',
    kept: true,
    prerender: false,
    cacheable: true,
  }),
  page('location-search', 'locations', 'locations', 'pages/locations/location-search.tsx', {
    segments: [slug('search')],
    prerender: false,
  }),
  page('yard', 'locations', 'locations', 'pages/locations/yard.tsx', {
    segments: [slug('yard'), { parameter: 'id' }],
    example: { id: 'portland-ingot-ferry' },
    prerender: false,
    kept: true,
  }),

  page('sell-to-us', null, 'sell', 'pages/sell/sell-to-us.tsx', { text: 'long' }),
  page('what-we-buy', 'sell-to-us', 'sell', 'pages/sell/what-we-buy.tsx', { prerender: false }),
  page('what-we-cannot-take', 'what-we-buy', 'sell', 'pages/sell/what-we-cannot-take.tsx', {
    text: 'long',
    addressBelow: 'sell-to-us',
  }),
  // As long as the list of yards that it is.
  page('scrap-prices', 'sell-to-us', 'sell', 'pages/sell/prices/scrap-prices.tsx', {
    text: 'long',
    kept: true,
    prerender: false,
  }),
  page('load-estimate', 'scrap-prices', 'sell', 'pages/sell/load/load-estimate.tsx', {
    addressBelow: 'sell-to-us',
    prerender: false,
  }),
  page('what-to-bring', 'sell-to-us', 'sell', 'pages/sell/what-to-bring.tsx', {
    prerender: false,
    kept: true,
  }),
  page('material-theft', 'sell-to-us', 'sell', 'pages/sell/material-theft.tsx', { text: 'long' }),
  page('buy-from-us', null, 'buy', 'pages/buy/buy-from-us.tsx', { text: 'long' }),
  page('products', 'buy-from-us', 'buy', 'pages/buy/products.tsx', { text: 'long' }),
  page('how-to-buy', 'buy-from-us', 'buy', 'pages/buy/how-to-buy.tsx', { text: 'long' }),
  page('terms-of-sale', 'buy-from-us', 'buy', 'pages/buy/terms-of-sale.tsx', { text: 'long' }),

  page('service-lines', null, 'services', 'pages/services/service-lines.tsx', {
    text: 'long',
  }),
  page(
    'vehicle-recycling-services',
    'service-lines',
    'services',
    'pages/services/vehicle-recycling-services.tsx',
    { text: 'long', rhythm: 'story' },
  ),
  page(
    'title-and-paperwork',
    'vehicle-recycling-services',
    'services',
    'pages/services/title-and-paperwork.tsx',
    { text: 'long', addressBelow: 'service-lines', kept: true },
  ),
  page('yard-rules', 'vehicle-recycling-services', 'services', 'pages/services/yard-rules.tsx', {
    text: 'long',
    kept: true,
    addressBelow: 'service-lines',
  }),
  page(
    'vehicle-inventory',
    'vehicle-recycling-services',
    'services',
    'pages/services/inventory/vehicle-inventory.tsx',
    { text: 'long', addressBelow: 'service-lines', prerender: false },
  ),
  page('part-prices', 'vehicle-recycling-services', 'services', 'pages/services/parts/part-prices.tsx', {
    text: 'long',
    addressBelow: 'service-lines',
    prerender: false,
    cacheable: true,
  }),
  page('car-offer', 'vehicle-recycling-services', 'services', 'pages/services/offer/car-offer.tsx', {
    text: 'long',
    addressBelow: 'service-lines',
    prerender: false,
    hasForm: true,
  }),
  page('container-service', 'service-lines', 'services', 'pages/services/containers/container-service.tsx', {
    segments: [slug('containers')],
    prerender: false,
    hasForm: true,
  }),
  page('threepr-form', 'service-lines', 'contact', 'pages/contact/threepr-form.tsx', {
    prerender: false,
    hasForm: true,
  }),

  page('legal-notices', null, 'legal', 'pages/legal/legal-notices.tsx', { text: 'document' }),
  page('legal-notices-other', null, 'legal', 'pages/legal/legal-notices-other.tsx', {
    text: 'document',
    atOtherLanguageOf: 'legal-notices',
    indexable: false,
  }),
  page('data-privacy', null, 'forms', 'pages/forms/data-privacy.tsx', {
    prerender: false,
    hasForm: true,
  }),
  page('ceo-office-hours', null, 'forms', 'pages/forms/ceo-office-hours.tsx', {
    prerender: false,
    hasForm: true,
    indexable: false,
  }),

  page('sitemap', null, 'site', 'pages/site/sitemap.tsx', {
    untitledIn: ['eng'],
    prerender: false,
    hasForm: true,
  }),
  page('search', null, 'site', 'pages/site/search.tsx', { prerender: false, cacheable: true }),
  page('frequently-asked-questions', null, 'help', 'pages/help/frequently-asked-questions.tsx', {
    text: 'long',
  }),
  page('how-recycling-works', null, 'help', 'pages/help/how-recycling-works.tsx', {
    text: 'drawn',
    rhythm: 'story',
  }),
  page('credits', null, 'help', 'pages/help/credits.tsx'),
  page('check-receipt', null, 'help', 'pages/help/check-receipt.tsx', { prerender: false }),
  page('status', null, 'help', 'pages/help/status.tsx', { prerender: false, cacheable: true }),
  page('api-guide', null, 'help', 'pages/help/api-guide.tsx', { prerender: false, cacheable: true }),
  page('accessibility', null, 'help', 'pages/help/accessibility.tsx'),
  page('page-problem', 'accessibility', 'help', 'pages/feedback/page-problem.tsx', {
    segments: [slug('problem')],
    prerender: false,
    hasForm: true,
  }),
  page('easy-read', null, 'help', 'pages/help/easy-read.tsx', { text: 'long' }),
  page('saved-pages', null, 'site', 'pages/site/saved/saved-pages.tsx', { indexable: false }),
  page('page-not-found', null, 'site', 'pages/site/page-not-found.tsx', {
    prerender: false,
    indexable: false,
  }),
  page('console', null, 'console', 'pages/console/console.tsx', { prerender: false, indexable: false }),
  page('console-components', 'console', 'console', 'pages/console/components.tsx', {
    segments: [slug('components')],
    prerender: false,
    indexable: false,
  }),
  page('console-component', 'console-components', 'console', 'pages/console/component.tsx', {
    segments: [{ parameter: 'id' }],
    example: { id: 'banner' },
    prerender: false,
    indexable: false,
  }),
];

/** The id of a page of this site. A link to any other does not compile. */
export type PageId = (typeof declared)[number]['id'];

/** What the manifest says of one page. */
export type PageEntry = DeclaredPage<PageId, PageId | null, PageId>;

/** Every page of the site, parents before their children. */
export const pages: readonly PageEntry[] = declared;

/** The brand's part of `about-{brand}` segments; configuration, so no address spells it out. */
export const brandSlug: string = brand.slug;

const byId = new Map<string, PageEntry>(pages.map((entry) => [entry.id, entry]));

/** True for the id of a page: how what comes from outside, a route's id or a line of a file, becomes a `PageId`. */
export function isPageId(id: string): id is PageId {
  return byId.has(id);
}

/**
 * The manifest entry of a page.
 * @throws when no page has that id, which only a value that was cast to `PageId` can bring about.
 */
export function pageEntry(id: PageId): PageEntry {
  const entry = byId.get(id);
  if (!entry) {
    // In few words, as its like elsewhere: every page has this script.
    throw new Error(`"${id}" is no page in site/manifest.ts.`);
  }
  return entry;
}

/** The ids of a page's ancestors, from the top down, without the page itself: what its breadcrumb shows. */
export function ancestors(id: PageId): PageId[] {
  const { parent } = pageEntry(id);
  return parent === null ? [] : [...ancestors(parent), parent];
}
