import { type PageEntry, type PageId, pages } from './manifest.ts';

/** Pages whose answers are other things: the home page, the search itself, and pages of one thing of many. */
const searchedByItems: ReadonlySet<PageId> = new Set([
  'home',
  'search',
  'news-release-details',
  'investor-event',
  'yard',
  'job',
]);

/** The pages that the site's search leads to, in the order of the manifest. */
export const searchedPages: readonly PageEntry[] = pages.filter(
  ({ id, indexable }) => indexable && !searchedByItems.has(id),
);
