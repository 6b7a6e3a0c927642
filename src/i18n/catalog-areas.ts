/**
 * Which source files put their words into which catalog (`locales/{language}/{area}.po`); paths are below `src/`.
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
  ],
  home: [
    'pages/home/**',
    'features/investors/ui/news-carousel/**',
    'features/film/ui/**',
    'content/film.json',
  ],
  company: ['pages/company/**'],
  investors: ['pages/investors/**'],
  locations: ['pages/locations/**'],
  sell: ['pages/sell/**'],
  buy: ['pages/buy/**'],
  services: ['pages/services/**'],
  legal: ['pages/legal/**'],
  forms: ['features/forms/ui/**', 'pages/forms/**'],
  news: ['content/news.json'],
  site: ['pages/site/**'],
  console: ['pages/console/**'],
};
