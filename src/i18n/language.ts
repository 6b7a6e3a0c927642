/**
 * The two languages of the site and everything that differs between them by name alone.
 * Adding a language is one entry in each record here, plus its PO files.
 */
export const languages = ['eng', 'es'] as const;

/** One language of the site, as files, addresses and the visitor's memory spell it. */
export type Language = (typeof languages)[number];

/** What a page falls back to when neither memory, path nor host says otherwise. */
export const defaultLanguage: Language = 'eng';

/** The value of `<html lang>` and `hreflang` for each language (BCP 47). */
export const htmlLang: Record<Language, string> = { eng: 'en', es: 'es' };

/** The locale that `Intl` formats dates, numbers and lists with. Both sites serve the United States and Canada. */
export const formatLocale: Record<Language, string> = { eng: 'en-US', es: 'es-US' };

/** Each language's name in itself, for the language switch: a reader looks for a word they can read. */
export const ownName: Record<Language, string> = { eng: 'English', es: 'Español' };

/** The key in local storage, and the name of the cookie copied from it, that remembers a language on a local host. */
export const storageKey = 'site-language';

/** True when a value from outside (a cookie, a build mode, storage) is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language the switch offers from a page in `language`. */
export function otherLanguage(language: Language): Language {
  return language === 'eng' ? 'es' : 'eng';
}
