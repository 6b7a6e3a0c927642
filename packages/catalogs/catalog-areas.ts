/**
 * Which source files put their words into which catalog (`locales/{language}/{area}.po`); paths are below `src/`.
 * An area's `-content` catalog holds its long texts: a page's loader reads them on the server, so they never travel as
 * script.
 * Every file with a macro stands in exactly one area: a file outside all of them would never be extracted.
 */
export const catalogAreas: Record<string, string[]> = {
  routes: ['site/route-words.ts', 'site/manifest.ts'],
  shared: [
    'app/root.tsx',
    'shell/*.{ts,tsx}',
    'shell/page-script/**',
    'i18n/**',
    'design-system/status/**',
    'pages/*.tsx',
    'features/locations/ui/search-box/**',
    'features/consent/ui/*.{ts,tsx}',
    'features/contact/ui/third-party-banner/**',
  ],
  // Seen by hardly any visitor: their words come with their code.
  leaving: ['shell/leaving/**'],
  consent: ['features/consent/ui/region/**'],
  home: [
    'pages/home/**',
    'features/home/ui/**',
    'features/news/ui/news-carousel/**',
    'features/film/ui/*.{ts,tsx}',
  ],
  company: [
    'pages/company/*.{ts,tsx}',
    'features/company/ui/*.{ts,tsx}',
    'features/careers/ui/*.{ts,tsx}',
    'features/film/ui/videos/**',
  ],
  'company-jobs': ['pages/company/jobs/**', 'features/careers/ui/job/**'],
  sustainability: ['pages/sustainability/**', 'features/sustainability/ui/**'],
  investors: ['pages/investors/*.ts', 'pages/investors/*.tsx', 'features/investors/ui/**'],
  // What only some of its pages say would travel with all of them.
  'investors-prices': [
    'pages/investors/prices/**',
    'features/quotes/ui/*.{ts,tsx}',
    'features/quotes/ui/quote-change/**',
  ],
  'investors-return': ['pages/investors/return/**', 'features/quotes/ui/share-return/**'],
  'investors-filings': ['pages/investors/filings/**', 'features/filings/ui/**'],
  'investors-news': ['pages/investors/news/**', 'features/news/ui/*.{ts,tsx}'],
  'investors-events': ['pages/investors/events/**', 'features/events/ui/**'],
  'investors-alerts': ['pages/investors/alerts/**', 'features/alerts/ui/*.{ts,tsx}'],
  watches: ['features/alerts/ui/watch/**'],
  locations: [
    'pages/locations/**',
    'features/locations/ui/*.{ts,tsx}',
    'features/prices/ui/*.{ts,tsx}',
    'features/inventory/ui/yard/**',
  ],
  sell: ['pages/sell/*.{ts,tsx}', 'features/materials/ui/**'],
  'sell-prices': ['pages/sell/prices/**', 'features/prices/ui/compare/**'],
  'sell-load': ['pages/sell/load/**', 'features/prices/ui/load/**'],
  buy: ['pages/buy/**', 'features/products/ui/**'],
  services: ['pages/services/*.{ts,tsx}', 'features/vehicles/ui/**'],
  'services-parts': ['pages/services/parts/**', 'features/parts/ui/**'],
  'services-offer': ['pages/services/offer/**', 'features/car-offer/ui/offer/**'],
  'services-inventory': ['pages/services/inventory/**', 'features/inventory/ui/search/**'],
  'saved-pages': ['pages/site/saved/**', 'features/saved-pages/ui/**'],
  help: [
    'pages/help/**',
    'features/help/ui/**',
    'features/submissions/ui/receipt/**',
    'features/site-status/ui/**',
  ],
  contact: ['pages/contact/**'],
  legal: ['pages/legal/**', 'features/legal/ui/**'],
  // Every form needs these words; each form has the rest to itself, since a page carries one form.
  'form-parts': ['features/submissions/ui/form-parts/**', 'features/submissions/ui/human-check/**'],
  // Sixty-five names that only some forms show.
  'region-words': ['features/submissions/ui/region-words/**'],
  'contact-form': ['features/contact/ui/contact-form/**'],
  'application-form': ['features/careers/ui/application/**'],
  'report-form': ['features/report-misconduct/ui/**', 'pages/company/report/**'],
  'page-problem-form': ['features/page-problem/ui/**', 'pages/feedback/**'],
  'call-back-form': ['features/car-offer/ui/call-back/**'],
  'container-form': ['features/containers/ui/**', 'pages/services/containers/**'],
  'office-hours-form': ['features/office-hours/ui/**'],
  forms: ['features/submissions/ui/pending-requests/**', 'features/privacy-request/ui/**', 'pages/forms/**'],
  'company-content': [
    'features/company/content/{award,company,contacts,culture,ethics,follow-us,milestones,people,political-contributions}.json',
    'features/careers/content/**',
    'features/sustainability/content/**',
    'features/film/content/film.json',
    'features/film/content/videos.json',
  ],
  'sell-content': ['features/materials/content/**'],
  'buy-content': ['features/products/content/**'],
  'services-content': ['features/vehicles/content/**', 'features/parts/content/**'],
  'investors-content': [
    'features/investors/content/{board,dividends,governance,investors}.json',
    'features/filings/content/{director-filings,sec-filings}.json',
    'features/alerts/content/**',
    'features/news/content/news-frame.json',
    'features/quotes/content/**',
  ],
  'locations-content': ['features/locations/content/**', 'features/prices/content/**'],
  'legal-content': ['features/legal/content/**'],
  'site-content': [
    'features/help/content/**',
    'features/search/content/**',
    'features/company/content/awards.json',
  ],
  // Read by the server from the PO files themselves: letters are no part of any page.
  'api-content': ['features/api-guide/content/**'],
  'mail-content': ['features/submissions/content/**'],
  news: ['features/news/content/news.json'],
  // Read by the server from the PO files, like the news: pages get these words with the lists they ask for.
  'investor-data': [
    'features/events/content/**',
    'features/filings/content/filings.json',
    'features/investors/content/{feeds,spreadsheets}.json',
  ],
  site: [
    'pages/site/*.{ts,tsx}',
    'features/search/ui/**',
    'features/site-map/ui/**',
    'features/company/ui/awards/**',
    'features/quotes/ui/stock-ticker/**',
  ],
  console: ['pages/console/**', 'features/diagnostics/ui/**'],
  // Rendered for staff by the server alone: no page has them.
  desk: ['features/desk/ui/**'],
  // What translators read in `npm run dev` alone: no build has it.
  'text-editor': ['features/diagnostics/content/text-editor.json'],
};
