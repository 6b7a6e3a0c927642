import { type Language, languages } from '#i18n/language.ts';
import { type PageEntry, type PageId, pages } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import { development } from './servers.ts';

/** Both languages' addresses, read from the catalogs as the server reads them. */
export const paths = pathTable(readSlugFiles());

/** A news release that the site ships with, for the page that needs an id. */
export const someRelease = '1014';

/** An event for investors, likewise: the calendar never drops one. */
export const someEvent = '20261022';

/** A yard, likewise. */
export const someYard = 'portland-ingot-ferry';

/** One page of the site in one language, as the tests visit it. */
export interface VisitedPage {
  id: PageId;
  language: Language;
  path: string;
  /** On the local host for English, on its own host for every other language, so that every path has one meaning. */
  url: string;
  entry: PageEntry;
}

/** What a page that shows one thing of many is visited with. */
const shownOf: Record<string, string> = { yard: someYard, 'investor-event': someEvent };

/** Every page of the manifest in both languages. */
export const visitedPages: VisitedPage[] = languages.flatMap((language) =>
  pages.map((entry) => {
    const path = fillPath(paths[language][entry.id], {
      id: shownOf[entry.id] ?? someRelease,
    });
    return { id: entry.id, language, path, url: development.origins[language] + path, entry };
  }),
);
