import { readFileSync } from 'node:fs';
import { type Language, languages } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po/po-words.ts';
import type { SlugTable } from './slugs.ts';

/** Where the slugs of a language are written. */
export const routesFile = (language: Language): string => `locales/${language}/routes.po`;

/**
 * Reads every language's slugs from its PO file. For the build (`routes.ts` runs before any plugin) and the server; a
 * browser has no files, and gets the same table as `virtual:slug-table`.
 * @param root The project's folder, as a URL or a path ending in a slash.
 */
export function readSlugFiles(root: URL | string = new URL('../../', import.meta.url)): SlugTable {
  const tables = languages.map((language) => {
    const text = readFileSync(new URL(routesFile(language), root), 'utf8');
    return [language, slugsOf(text, language)] as const;
  });
  return Object.fromEntries(tables) as SlugTable;
}

/** English slug → slug, from the text of one `routes.po`. An English entry left empty is its own translation. */
function slugsOf(text: string, language: Language): Record<string, string> {
  const slugs: Record<string, string> = {};
  for (const { message, context, translation } of readPoWords(text, routesFile(language))) {
    if (context === 'slug') slugs[message] = translation || (language === 'eng' ? message : '');
  }
  return slugs;
}
