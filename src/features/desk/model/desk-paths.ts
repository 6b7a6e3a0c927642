import { htmlLang, isLanguage, type Language, languages } from '#i18n/language.ts';

/**
 * The addresses of the desk: `/en…` and `/es…`, one listener for all languages, since staff work in one place. What comes after
 * the language is the same in all of them, so that a link in a letter suits every reader.
 */

/** `('es', '/audit')` → `/es/audit`. */
export function deskPath(
  language: Language,
  rest = '',
  search: Record<string, string | undefined> = {},
): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/${htmlLang[language]}${rest}${query === '' ? '' : `?${query}`}`;
}

/** The address of one submission, behind the language. */
export const recordRest = (reference: string): string => `/record/${reference}`;

/** Where the address of one submission says what was just done with it. The page tells it only where the trail says the same. */
export const didParameter = 'did';

/** The language that a first step of an address names; undefined for any other word. */
export function languageOfStep(step: string | undefined): Language | undefined {
  return languages.find((each) => isLanguage(each) && htmlLang[each] === step);
}

/** Where somebody may be led back to after logging in: a page of the desk that only shows. Anything else is its list. */
export function restToReturnTo(text: string | null | undefined): string {
  return text && /^\/(audit|state|record\/[A-Z0-9]{4}-[A-Z0-9]{4})$/.test(text) ? text : '';
}
