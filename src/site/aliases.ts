import { languages, otherLanguages } from '#i18n/language.ts';
import type { PathTable } from './slugs.ts';

/**
 * Addresses that are not a page's own but lead to it, with parameters kept: old bookmarks, and links that mix the
 * languages. Each language's table maps alias → address.
 */
export function aliasTable(paths: PathTable): Record<keyof PathTable, Record<string, string>> {
  const table = {} as Record<keyof PathTable, Record<string, string>>;
  for (const language of languages) {
    const own = paths[language];
    const last = (path: string | undefined): string => path?.split('/').at(-1) ?? '';
    table[language] = {
      // The locations area has one child in each language; the other languages' words for it are understood too.
      ...Object.fromEntries(
        otherLanguages(language).map((each) => [
          `${own.locations}/${last(paths[each]['location-search'])}`,
          own['location-search'],
        ]),
      ),
      // The dividend history is below `stock-info`, the share price at `stock-information`: a likely slip.
      [`${own['stock-information']}/${last(own['dividend-history'])}`]: own['dividend-history'],
    };
  }
  return table;
}
