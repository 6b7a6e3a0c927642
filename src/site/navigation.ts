import type { Choices } from '#i18n/choices.ts';
import type { PageId } from './manifest.ts';

/**
 * What the navigation, the footer and the site maps of each language hold, as page ids and fragments, in the order in
 * which the specification lists them. Labels come from `route-words.ts` unless a key names one of the shell's own.
 */

/** A link: a page, with a fragment or a label of its own where it needs one. */
export interface SiteLink {
  page: PageId;
  hash?: string;
  /** Key of a label in the shell's words, when the page's own label would repeat another link's. */
  label?: string;
}

/** A link of the main navigation: always a whole page, so that the page shown can be marked in it. */
export type MainLink = Omit<SiteLink, 'hash'>;

/** A menu of the main navigation; its key names its label. */
export interface Menu {
  key: 'about' | 'locations' | 'sell' | 'buy' | 'services';
  /** The links of the specification, in its order. */
  links: readonly MainLink[];
  /** What visitors look for beside them, under a name of its own. */
  more?: readonly MainLink[];
}

const link = (page: PageId, options: Omit<SiteLink, 'page'> = {}): SiteLink => ({ page, ...options });

/** The navigation of one language: links in the top row, and below them menus or, in Spanish, plain links. */
export interface MainNavigation {
  top: readonly MainLink[];
  menus: readonly Menu[];
  links: readonly MainLink[];
}

/** Main navigation per language. English has five menus; Spanish has its links in one row and a search. */
export const mainNavigation: Choices<MainNavigation> = {
  eng: {
    // The last is no link of the specification's: whoever wants to exercise a right finds the way on every page at once.
    top: [link('sustainability'), link('investors'), link('careers'), link('contacts'), link('data-privacy')],
    menus: [
      { key: 'about', links: [link('company'), link('management'), link('history'), link('culture')] },
      {
        key: 'locations',
        links: [link('locations')],
        more: [link('location-search'), link('what-to-bring')],
      },
      {
        key: 'sell',
        links: [link('sell-to-us'), link('locations', { label: 'where-to-sell' })],
        more: [link('what-we-buy'), link('scrap-prices'), link('what-to-bring')],
      },
      {
        key: 'buy',
        links: [link('buy-from-us')],
        more: [link('how-to-buy')],
      },
      {
        key: 'services',
        links: [link('service-lines')],
        more: [link('car-offer'), link('vehicle-inventory')],
      },
    ],
    links: [],
  },
  es: {
    top: [link('careers'), link('contacts'), link('data-privacy')],
    menus: [],
    links: [
      link('company'),
      link('culture'),
      link('locations'),
      link('sell-to-us'),
      link('vehicle-recycling-services'),
    ],
  },
};

/** A group of footer links; its key names its heading. */
export interface FooterGroup {
  key: 'tasks' | 'company' | 'investors' | 'responsibility' | 'legal' | 'more';
  links: readonly SiteLink[];
}

/** What most visitors come for, whatever the language. */
const tasks: FooterGroup = {
  key: 'tasks',
  links: [
    link('locations'),
    link('sell-to-us'),
    link('what-we-buy'),
    link('scrap-prices'),
    link('what-to-bring'),
    link('vehicle-inventory'),
    link('how-recycling-works'),
    link('frequently-asked-questions'),
  ],
};

/** Footer links per language, as the specification lists them; "tasks" and "more" hold what it does not name. */
export const footerNavigation: Choices<readonly FooterGroup[]> = {
  eng: [
    tasks,
    {
      key: 'company',
      links: [
        link('contacts'),
        link('company'),
        link('management'),
        link('history'),
        link('culture'),
        link('careers'),
      ],
    },
    {
      key: 'investors',
      links: [
        link('investors'),
        link('stock-information'),
        link('news-releases'),
        link('investors', { hash: 'investorMaterials', label: 'investor-materials' }),
      ],
    },
    {
      key: 'responsibility',
      links: [
        link('sustainability'),
        link('sustainability', { hash: 'Reports', label: 'reports' }),
        link('ethics'),
      ],
    },
    {
      key: 'legal',
      links: [
        link('legal-notices'),
        link('legal-notices', { hash: 'privacy', label: 'notice-at-collection' }),
        link('sitemap'),
        link('accessibility'),
        link('page-problem'),
      ],
    },
  ],
  es: [
    tasks,
    { key: 'company', links: [link('contacts'), link('company'), link('culture'), link('careers')] },
    {
      key: 'legal',
      links: [
        link('ethics'),
        link('legal-notices'),
        link('legal-notices', { hash: 'privacidad', label: 'notice-at-collection' }),
        link('sitemap'),
      ],
    },
    {
      key: 'more',
      links: [
        link('news-releases'),
        link('investors'),
        link('sustainability'),
        link('data-privacy'),
        link('accessibility'),
        link('page-problem'),
      ],
    },
  ],
};

/** A section of a site map; its key names its heading. */
export interface SiteMapSection {
  key: string;
  links: readonly SiteLink[];
}

/** The English site map: ten sections in the order of the specification. */
export const englishSiteMap: readonly SiteMapSection[] = [
  { key: 'about', links: [link('company'), link('management'), link('history'), link('culture')] },
  {
    key: 'investors',
    links: [
      link('investors'),
      link('investors', { hash: 'investorMaterials', label: 'investor-materials' }),
      link('stock-information'),
      link('dividend-history'),
      link('news-releases'),
      link('corporate-governance'),
      link('sec-filings'),
      link('director-filings'),
      link('email-alerts'),
    ],
  },
  {
    key: 'sustainability',
    links: [
      link('sustainability'),
      link('sustainability', { hash: 'Reports', label: 'reports' }),
      link('sustainability', { hash: 'Reports', label: 'esg-data' }),
    ],
  },
  { key: 'careers', links: [link('careers')] },
  { key: 'sell', links: [link('sell-to-us'), link('what-we-buy')] },
  { key: 'buy', links: [link('buy-from-us')] },
  { key: 'services', links: [link('vehicle-recycling-services')] },
  { key: 'contact', links: [link('contacts')] },
  { key: 'locations', links: [link('locations'), link('location-search')] },
  { key: 'ethics', links: [link('ethics'), link('political-contributions')] },
];

/** The Spanish site map: exactly ten cards; every other page stands in a second group below them. */
export const spanishSiteMap: readonly SiteLink[] = [
  link('company'),
  link('culture'),
  link('locations'),
  link('location-search'),
  link('sell-to-us'),
  link('what-we-buy'),
  link('vehicle-recycling-services'),
  link('careers'),
  link('contacts'),
  link('ethics'),
];
