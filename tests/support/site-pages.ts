import { type ExamplePage, exampleOf, examplePages } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { development } from './servers.ts';

/** Both languages' addresses, read from the catalogs as the server reads them. */
export const paths = pathTable(readSlugFiles());

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
