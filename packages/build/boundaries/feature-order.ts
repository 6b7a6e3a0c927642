/**
 * All features, the lowest first. A feature may read those before it in this list, never those after it: then each can be
 * understood, changed or removed together with what stands on it, and with nothing else.
 *
 * What it may read: `model` from everywhere; `content` from page readers (`*.server.ts`), from `server` and as types; and
 * page readers may read page readers. Of base features, whose purpose is to carry others, `ui` and `server` too.
 */
export const featureOrder = [
  // What a browser has chosen; the legal texts show it.
  'consent',
  // Forms stand on it.
  'submissions',
  // The company, and what its pages tell.
  'sustainability',
  'company',
  'careers',
  'film',
  'help',
  'diagnostics',
  'legal',
  'home',
  'site-map',
  'products',
  'vehicles',
  // From what is bought, through what is paid for it, to who buys it.
  'materials',
  'prices',
  'locations',
  // The pages for investors stand on `investors`; above them what gathers their lists.
  'investors',
  'news',
  'quotes',
  'filings',
  'events',
  'investor-data',
  'alerts',
  'search',
  // Single forms.
  'contact',
  'privacy-request',
  'office-hours',
] as const;

/**
 * Features that carry others: the frame of all forms, that of all pages for investors, the choices of a browser, and what
 * yards pay, which the yards' own pages and files show.
 */
export const baseFeatures = ['consent', 'submissions', 'prices', 'investors'] as const;
