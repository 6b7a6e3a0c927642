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
  // What can be read without a connection; the document of every page asks for it.
  'saved-pages',
  // The company, and what its pages tell.
  'sustainability',
  'company',
  'film',
  'help',
  'legal',
  'site-map',
  'products',
  'vehicles',
  // How old what a source says is; the pages for investors stand on it, and so do prices.
  'investors',
  // From what is bought, through what is paid for it, to who buys it.
  'materials',
  // What parts of vehicles cost; its search knows words as that of materials does.
  'parts',
  'prices',
  'locations',
  // Who is wanted, and at which yard.
  'careers',
  // What stands in the yards that sell parts.
  'inventory',
  // The lists for investors; above them what gathers them.
  'news',
  'quotes',
  'filings',
  'events',
  'home',
  'investor-data',
  // Whether the site takes requests, and how old what its sources say is.
  'site-status',
  // The description of the API, for people.
  'api-guide',
  // For those who develop and test the site; it lets quotes and news fail.
  'diagnostics',
  'alerts',
  'search',
  // Single forms.
  'contact',
  // What a yard gives for a whole car; who wants to be called about it is a lead as a contact request is.
  'car-offer',
  // What a business asks for; a lead as well.
  'containers',
  'privacy-request',
  'report-misconduct',
  // What every footer leads to.
  'page-problem',
  'office-hours',
  // Where staff work on what all of them brought.
  'desk',
] as const;

/**
 * Features that carry others: the frame of all forms, that of all pages for investors, the choices of a browser, and what
 * yards pay, which the yards' own pages and files show.
 */
export const baseFeatures = ['consent', 'submissions', 'prices', 'investors'] as const;
