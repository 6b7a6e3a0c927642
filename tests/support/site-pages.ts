import type { Language } from '#i18n/language.ts';
import { type ExamplePage, exampleOf, examplePages } from '#site/example-pages.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import { development } from './servers.ts';

/** Both languages' addresses, read from the catalogs as the server reads them. */
export const paths = pathTable(readSlugFiles());

/** The address of one thing on a page that shows one of many, `/locations/yard/tacoma`. */
export const addressOf = (language: Language, page: PageId, id: string): string =>
  fillPath(paths[language][page], { id });

/** The yard that stands for all of them. */
export const someYard = exampleOf(pageEntry('yard')).id;

/** One page of the site in one language, as the tests visit it. */
export interface VisitedPage extends ExamplePage {
  /** On the local host for English, on its own host for every other language, so that every path has one meaning. */
  url: string;
}

/** Every page of the manifest in both languages. */
export const visitedPages: VisitedPage[] = examplePages(paths).map((page) => ({
  ...page,
  url: development.origins[page.language] + page.path,
}));
