/** What one caller can flood the site with. Those with a space are quoted in a shell: `--kind "valid forms"`. */
export const floodKinds = [
  'searches',
  'page data',
  'unknown pages',
  'finished pages',
  'challenges',
  'forms',
  'valid forms',
  'plain posts',
  'alert sign-ups',
  'reads',
  'files',
  'receipts',
  'visits',
] as const;

/** One of them. */
export type FloodKind = (typeof floodKinds)[number];

/** One request of a flood. */
export type FloodRequest = { method: 'GET' | 'POST'; path: string; body?: string; type?: string };

/** What takes no more than its number to be written. */
export const simpleRequests: Partial<Record<FloodKind, (number: number) => FloodRequest>> = {
  searches: (number) => ({ method: 'GET', path: `/search?s=word${number}x${number * 7919}` }),
  // What the router of a page asks for in its place.
  'page data': (number) => ({ method: 'GET', path: `/search.data?s=word${number}x${number * 7919}` }),
  'unknown pages': (number) => ({ method: 'GET', path: `/no-such-page-${number}` }),
  'finished pages': () => ({ method: 'GET', path: '/' }),
  challenges: () => ({ method: 'GET', path: '/api/human-check/challenge' }),
  forms: (number) => ({
    method: 'POST',
    path: '/api/dataprivacy/submit',
    body: `{"name":"flood ${number}"}`,
  }),
  'alert sign-ups': (number) => ({
    method: 'POST',
    path: '/api/alerts',
    body: JSON.stringify({ email: `flood${number}@example.com`, topics: ['news'], language: 'eng' }),
  }),
  reads: (number) => ({ method: 'GET', path: reads[number % reads.length]?.(number) ?? '/' }),
  files: (number) => ({ method: 'GET', path: files[number % files.length] ?? '/' }),
  // One wrong signature after the other: each is read and checked.
  receipts: (number) => ({
    method: 'GET',
    path: `/check-receipt?code=AB12-${(number % 65_536).toString(16).toUpperCase().padStart(4, '0')}.1m2n3p.${'a'.repeat(32)}.first.${'b'.repeat(86)}`,
  }),
  visits: () => ({ method: 'POST', path: '/api/visits', body: '{"path":"/company"}' }),
};

/** Files that are made for each who asks: feeds, a site map, a spreadsheet, a card for an address book. */
const files = [
  '/sitemap.xml',
  '/feeds/news.atom',
  '/feeds/events.json',
  '/company/investors/stock-info/dividend-history.csv',
  '/locations/yard/houston.vcf',
] as const;

/** Calls that search, narrow and sort, each time for something else. */
const reads: readonly ((number: number) => string)[] = [
  (number) => `/api/vehicles?from=${1990 + (number % 30)}&near=77002&page=1`,
  (number) => `/api/prices?metal=copper-1&near=${97_201 + (number % 40)}`,
  (number) => `/api/locations/search?zip=${90_001 + (number % 90)}`,
  (number) => `/api/investornews/1?year=${2015 + (number % 12)}`,
];
