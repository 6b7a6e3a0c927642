import { type Language, languages } from '#i18n/language.ts';
import { type PageEntry, type PageId, pages } from './manifest.ts';
import { fillPath, type Paths, type PathTable } from './slugs.ts';

/** A page of the manifest in one language, at an address that shows it. */
export interface ExamplePage {
  id: PageId;
  language: Language;
  /** The address below the language's origin, `/compania`. */
  path: string;
  entry: PageEntry;
}

/**
 * Every page in every language, once: what the audit looks at and what browser tests open. "Page not found" is one of
 * them, so the answer 404 is looked at like any other.
 * @throws as `exampleOf` does.
 */
export function examplePages(paths: PathTable): ExamplePage[] {
  return languages.flatMap((language) =>
    pages.map((entry) => ({ id: entry.id, language, path: examplePath(entry, paths[language]), entry })),
  );
}

/** The address of a page in one language; of one that shows one of many, the address of its example. */
export function examplePath(entry: PageEntry, paths: Paths): string {
  const pattern = paths[entry.id];
  return pattern.includes(':') ? fillPath(pattern, exampleOf(entry)) : pattern;
}

/**
 * What a page that shows one of many is opened with.
 * @throws when its entry has no example: the page would be left out of every list, and nobody would notice.
 */
export function exampleOf({ id, example }: Pick<PageEntry, 'id' | 'example'>): { id: string } {
  if (!example) {
    throw new Error(
      `The page "${id}" shows one of many and names no example; no audit and no test could open it; ` +
        'add an example to its entry in site/manifest.ts.',
    );
  }
  return example;
}
