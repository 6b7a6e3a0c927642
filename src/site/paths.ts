import { slugTable } from 'virtual:slug-table';
import { language as currentLanguage } from '#i18n/current.ts';
import type { Language } from '#i18n/language.ts';
import type { PageId } from './manifest.ts';
import { fillPath, matchPage, type PageMatch, pathTable } from './slugs.ts';

/** Every page's address in both languages, as this build knows them. */
export const paths = pathTable(slugTable);

/** What an address may carry besides the page. */
export interface PathOptions {
  /** Defaults to this build's language. */
  language?: Language;
  /** Values for `:id` and the like. */
  parameters?: Record<string, string>;
  /** Query parameters, in order. */
  search?: Record<string, string>;
  /** Fragment without `#`. */
  hash?: string;
}

/**
 * The address of a page: `pathTo('investors')` → `/company/investors`.
 * Pages are named by id everywhere, so that a translator may change an address without a word of code.
 */
export function pathTo(pageId: PageId, options: PathOptions = {}): string {
  const pattern = paths[options.language ?? currentLanguage][pageId];
  if (pattern === undefined) {
    throw new Error(`No page has the id "${pageId}"; see site/manifest.ts.`);
  }
  const query = options.search ? `?${new URLSearchParams(options.search)}` : '';
  return `${fillPath(pattern, options.parameters ?? {})}${query}${options.hash ? `#${options.hash}` : ''}`;
}

/** The page that an address of this build's language names; `/eng` and `/es` are home. */
export function pageAt(pathname: string): PageMatch | null {
  if (pathname.replace(/(.)\/$/, '$1') === `/${currentLanguage}`) return { pageId: 'home', parameters: {} };
  return matchPage(paths[currentLanguage], pathname);
}
