import { type Language, otherLanguages } from '#i18n/language.ts';
import type { Origins } from '#site/origins.ts';
import { type PathTable, pathLanguage } from '#site/slugs.ts';

/**
 * True when a document was opened from a page of another language: its visitor has pressed the language switch.
 * On fixed hosts the referrer's host says so, on a local host its path, unless this language has that path too.
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
  if (from.origin === here) {
    const fromLanguage = pathLanguage(paths, from.pathname, language);
    return fromLanguage !== null && fromLanguage !== language;
  }
  return otherLanguages(language).some((each) => from.origin === origins.site[each]);
}
