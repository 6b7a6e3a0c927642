import { language as currentLanguage } from '#i18n/current.ts';
import { type Language, languages } from '#i18n/language.ts';
import { paths } from './paths.ts';
import { matchPage } from './slugs.ts';

/** An address that a visitor asked for in vain, as the 404 page may show it. */
export interface KnownAddress {
  /** For reading only. */
  text: string;
  /** The language that has this page, or `null` when none has. */
  language: Language | null;
  /** The page's own address from our table, never what was asked; `/` when no language has it. */
  path: string;
}

/** The longest address shown, in characters. */
const maximum = 200;

/**
 * Reads the `l` parameter of the 404 page. Whatever it holds, what comes out as `path` is an address of the site's own
 * table: an address made from the text could lead to another site (`/..//evil.example` becomes `//evil.example`).
 */
export function knownAddress(value: string | null): KnownAddress | null {
  if (!value?.startsWith('/') || /[\p{C}\\]/u.test(value)) return null;
  const pathname = value.replace(/[?#].*$/, '');
  const order: Language[] = [currentLanguage, ...languages.filter((each) => each !== currentLanguage)];
  for (const language of order) {
    const match = matchPage(paths[language], pathname);
    const pattern = match ? paths[language][match.pageId] : undefined;
    if (pattern && !pattern.includes(':')) return { text: value.slice(0, maximum), language, path: pattern };
  }
  return { text: value.slice(0, maximum), language: null, path: '/' };
}
