import { type Language, languages } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.ts';
import { fillPath, pathTable } from '#site/slugs.ts';

/** One page of the manifest in one language. */
export interface VisitedPage {
  id: string;
  language: Language;
  /** Below the language's origin: `/compania`. */
  path: string;
}

/** The one of many that a page is visited with: things that the site ships with and keeps. */
const shownOf: Readonly<Record<string, string>> = {
  'news-release-details': '1014',
  'investor-event': '20261022',
  yard: 'portland-ingot-ferry',
};

/**
 * Every page of the manifest in both languages; "page not found" is one of them. The preview of the design system is
 * left out: its examples are English in every language, marked as such, and no visitor meets them.
 */
export async function readVisitedPages(): Promise<VisitedPage[]> {
  const paths = pathTable(await readSlugFiles());
  return languages.flatMap((language) =>
    (pages as readonly PageEntry[])
      .filter(({ id }) => id !== 'console-components')
      .map(({ id }) => {
        const shown = shownOf[id];
        return {
          id,
          language,
          path: fillPath(paths[language][id] ?? '/', shown === undefined ? {} : { id: shown }),
        };
      }),
  );
}
