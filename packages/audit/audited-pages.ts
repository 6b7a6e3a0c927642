import { type Language, languages } from '#i18n/language.ts';
import { type PageId, pages } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';

/** A page of the manifest in one language, with the address at which it is looked at. */
export interface AuditedPage {
  id: string;
  language: Language;
  /** The address below the language's origin, `/compania`. */
  path: string;
}

/** The one of many that stands for a page which shows one thing of many: things that the site ships with and keeps. */
export const shownOf: Readonly<Record<string, string>> = {
  'news-release-details': '1014',
  'investor-event': '20261022',
  yard: 'portland-ingot-ferry',
};

/**
 * Every page of the manifest in both languages. "Page not found" is one of them, so the answer 404 is audited like any other.
 * @throws when a page shows one of many and `shownOf` does not say which.
 */
export function auditedPages(): (AuditedPage & { id: PageId })[] {
  const paths = pathTable(readSlugFiles());
  return languages.flatMap((language) =>
    pages.map(({ id }) => {
      const shown = shownOf[id];
      const path = fillPath(paths[language][id], shown === undefined ? {} : { id: shown });
      return { id, language, path };
    }),
  );
}
