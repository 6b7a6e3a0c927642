import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { type Language, languages } from '#i18n/language.ts';
import type { SlugTable } from './slugs.ts';

/** Where the slugs of a language are written. */
export const routesFile = (language: Language): string => `locales/${language}/routes.po`;

/**
 * Reads both languages' slugs from their PO files. For the build (`routes.ts` runs before any plugin) and the server.
 * @param root The project's folder, as a URL or a path ending in a slash.
 */
export async function readSlugFiles(
  root: URL | string = new URL('../../', import.meta.url),
): Promise<SlugTable> {
  const tables = await Promise.all(
    languages.map(async (language) => {
      const filename = routesFile(language);
      const text = readFileSync(new URL(filename, root), 'utf8');
      return [language, await slugsOf(text, language, filename)] as const;
    }),
  );
  return Object.fromEntries(tables) as SlugTable;
}

/** English slug → slug, from the text of one `routes.po`. An English entry left empty is its own translation. */
async function slugsOf(text: string, language: Language, filename: string): Promise<Record<string, string>> {
  const catalog = await formatter().parse(text, { locale: language, sourceLocale: 'eng', filename });
  const slugs: Record<string, string> = {};
  for (const entry of Object.values(catalog)) {
    if (entry.context !== 'slug' || entry.obsolete || entry.message === undefined) continue;
    slugs[entry.message] = entry.translation || (language === 'eng' ? entry.message : '');
  }
  return slugs;
}
