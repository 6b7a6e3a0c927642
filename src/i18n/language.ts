/** What differs between the languages by name alone. */
interface LanguageFacts {
  /** The value of `<html lang>` and `hreflang` (BCP 47). */
  html: string;
  /** The locale that `Intl` formats with. */
  format: string;
  /** The language's name in itself, for the language switch: a reader looks for a word they can read. */
  name: string;
  /** Its translation has begun and is not finished: tools and `npm run dev` know it, the site does not. */
  draft?: boolean;
}

/**
 * The languages of the site, a line each. A further one is a further line and a folder of PO files; `src/i18n/README.md`
 * says what its pages need besides. With `draft: true` at its end it is only being translated. All of them serve the
 * United States and Canada.
 */
const facts = {
  eng: { html: 'en', format: 'en-US', name: 'English' },
  es: { html: 'es', format: 'es-US', name: 'Español' },
} as const satisfies Record<string, LanguageFacts>;

/** One language of the site, as files, addresses and the visitor's memory spell it. */
export type Language = keyof typeof facts;

/**
 * Every language, the one that the source is written in first; without the drafts, but where a tool has asked for them.
 * `packages/build/vite-draft-languages.ts` settles for bundles which those are, so a browser filters nothing.
 */
export const languages = Object.keys(facts).filter(isServed) as readonly Language[];

/** True unless `language` is a draft. */
export function isReleased(language: string): boolean {
  return (facts as Record<string, LanguageFacts>)[language]?.draft !== true;
}

/** Drafts are shown by what sets `SITE_DRAFTS` before this module is read: to `all`, or to names parted by commas. */
function isServed(language: string): boolean {
  const asked = process.env.SITE_DRAFTS?.split(',') ?? [];
  return isReleased(language) || asked.includes('all') || asked.includes(language);
}

/** What a page falls back to when neither memory, path nor host says otherwise. */
export const defaultLanguage = 'eng' satisfies Language;

/** Something for every language, made from its name. */
export function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((each) => [each, make(each)])) as Record<Language, Value>;
}

/** The value of `<html lang>` and `hreflang` for each language (BCP 47). */
export const htmlLang = factOf('html');

/** The locale that `Intl` formats dates, numbers and lists with. */
export const formatLocale = factOf('format');

/** Each language's name in itself. */
export const ownName = factOf('name');

/** The key in local storage, and the name of the cookie copied from it, that remembers a language on a local host. */
export const storageKey = 'site-language';

/** True when a value from outside (a cookie, a build mode, storage) is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The languages that the switch offers from a page in `language`. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((each) => each !== language);
}

/**
 * The one language that stands beside `language` where a page carries a second one (the legal notices' twin, the words
 * a search understands, documents): English and Spanish have each other, a further language has English.
 */
export function otherLanguage(language: Language): Language {
  return language === 'eng' ? 'es' : 'eng';
}

function factOf(key: 'html' | 'format' | 'name'): Record<Language, string> {
  return perLanguage((language) => facts[language][key]);
}
