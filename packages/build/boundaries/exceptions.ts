/** A single file that may do what its place may not, with the reason. Rather move the file, or pass the thing in. */
export interface Exception {
  /** The name of the rule. */
  rule: string;
  file: string;
  reason: string;
}

/**
 * The files of the kit that put the server together: they alone know the features' server parts by name. Everything else
 * of the kit gets what it needs passed in.
 */
export const composingFiles: readonly Omit<Exception, 'rule'>[] = [
  { file: 'src/server/open-site.ts', reason: 'It opens the real parts of the server.' },
  { file: 'src/server/open-desk.ts', reason: 'It opens the desk of the staff beside them.' },
  { file: 'src/server/app.ts', reason: 'It puts their calls together.' },
  { file: 'src/server/site-forms.ts', reason: 'It lists the forms that the calls of forms take.' },
  {
    file: 'src/server/storage/kysely-storage.ts',
    reason: 'It puts storage together from the stores of each capability.',
  },
  {
    file: 'src/server/storage/tables.ts',
    reason: 'One database holds the tables of all; its type is put together from theirs.',
  },
  {
    file: 'src/server/sources/open-investor-sources.ts',
    reason: 'It chooses, by the settings, between live and sample sources of each list.',
  },
  {
    file: 'src/server/sources/open-price-source.ts',
    reason: 'It chooses, by the settings, between a feed of prices and made-up boards.',
  },
  {
    file: 'src/server/sources/open-vehicle-source.ts',
    reason: 'It chooses, by the settings, between a feed of vehicles and made-up ones.',
  },
  {
    file: 'src/server/delivery/open-delivery.ts',
    reason: 'It puts together what is delivered behind the answers.',
  },
  { file: 'src/server/delivery/open-channels.ts', reason: 'It opens the ways by which deliveries leave.' },
  {
    file: 'src/server/openapi/describe-api.ts',
    reason: 'The description of the API is put together from the calls of every feature.',
  },
  { file: 'src/server/openapi/schemas.ts', reason: 'So are the shapes that it names.' },
];

/** All other single files, by rule. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'words-with-layout',
    file: 'src/pages/legal/legal-notices-other.tsx',
    reason: 'The one page that shows words of the other language.',
  },
  {
    rule: 'words-with-layout',
    file: 'src/features/news/ui/news-carousel/static-news.ts',
    reason: 'The server alone uses it, for homes without script; the browser gets an empty list.',
  },
  {
    rule: 'package-imports',
    file: 'packages/build/write-route-types.ts',
    reason:
      'The types of route modules are made from the routes themselves; the framework reads the same file.',
  },
  {
    rule: 'ui-content',
    file: 'src/features/news/ui/news-carousel/static-news.ts',
    reason: 'The same: the build leaves the news out of what the browser gets.',
  },
];
