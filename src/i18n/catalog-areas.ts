/**
 * Which source files put their words into which catalog (`locales/{language}/{area}.po`); paths are below `src/`.
 * An area's `-content` catalog holds its long texts: a page's loader reads them on the server, so they never travel as
 * script.
 * Every file with a macro stands in exactly one area: a file outside all of them would never be extracted.
 */
export const catalogAreas: Record<string, string[]> = {
  routes: ['site/route-words.ts'],
  shared: [
    'root.tsx',
    'shell/**',
    'i18n/**',
    'pages/*.tsx',
    'features/locations/ui/**',
    'features/consent/ui/**',
    'features/forms/ui/third-party-banner/**',
  ],
  home: [
    'pages/home/**',
    'features/investors/ui/news-carousel/**',
    'features/film/ui/**',
    'content/film.json',
  ],
  company: ['pages/company/**'],
  sustainability: ['pages/sustainability/**'],
  investors: ['pages/investors/*.ts', 'pages/investors/*.tsx'],
  // What only some of its pages say would travel with all of them.
  'investors-prices': ['pages/investors/prices/**'],
  'investors-return': ['pages/investors/return/**'],
  'investors-filings': ['pages/investors/filings/**'],
  'investors-news': ['pages/investors/news/**'],
  'investors-events': ['pages/investors/events/**'],
  'investors-alerts': ['pages/investors/alerts/**'],
  locations: ['pages/locations/**'],
  sell: ['pages/sell/**', 'features/materials/ui/**'],
  buy: ['pages/buy/**'],
  services: ['pages/services/**'],
  help: ['pages/help/**'],
  contact: ['pages/contact/**'],
  legal: ['pages/legal/**'],
  // Every form needs these words; each form has the rest to itself, since a page carries one form.
  'form-parts': ['features/forms/ui/form-parts/**', 'features/forms/ui/human-check/**'],
  // Sixty-five names that only some forms show.
  'region-words': ['features/forms/ui/region-words/**'],
  'contact-form': ['features/forms/ui/contact-form/**'],
  'office-hours-form': ['features/forms/ui/office-hours-form/**'],
  forms: [
    'features/forms/ui/pending-requests/**',
    'features/forms/ui/privacy-request-form/**',
    'pages/forms/**',
  ],
  'company-content': ['content/company/**'],
  'sell-content': ['content/sell/**'],
  'buy-content': ['content/buy/**'],
  'services-content': ['content/services/**'],
  'investors-content': ['content/investors/**'],
  'locations-content': ['content/locations/**'],
  'legal-content': ['content/legal/**'],
  'site-content': ['content/site/**'],
  // Read by the server from the PO files themselves: letters are no part of any page.
  'mail-content': ['content/mail/**'],
  news: ['content/news.json'],
  // Read by the server from the PO files, like the news: pages get these words with the lists they ask for.
  'investor-data': ['content/investor-data/**'],
  site: ['pages/site/**', 'features/investors/ui/stock-ticker/**'],
  console: ['pages/console/**'],
};
