import { type Language, otherLanguage } from '#i18n/language.ts';
import type { Origins } from '#site/origins.ts';
import { type PathTable, pathLanguage } from '#site/slugs.ts';

/**
 * True when a document was opened from a page of the other language: its visitor has pressed the language switch.
 * On fixed hosts the referrer's host says so, on a local host its path, unless both languages have that path.
 */
export function cameFromOtherLanguage(
  referrer: string,
  here: string,
  language: Language,
  origins: Origins,
  paths: PathTable,
): boolean {
  if (!URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  const other = otherLanguage(language);
  if (from.origin === here) return pathLanguage(paths, from.pathname) === other;
  return from.origin === origins.site[other];
}
