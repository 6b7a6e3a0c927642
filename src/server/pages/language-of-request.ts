import { chooseLanguage, isLocalHost, type LanguageChoice } from '#i18n/choose-language.ts';
import { type Language, perLanguage, storageKey } from '#i18n/language.ts';

/** What the language of a request depends on besides the request. */
export type LanguageOptions = {
  origins: Record<Language, string>;
  pathLanguage: (path: string, preferred: Language) => Language | null;
};

/** The language of a request for `path`, asked on the host of its URL, with the memory that its cookie holds. */
export function languageOfRequest(request: Request, path: string, options: LanguageOptions): LanguageChoice {
  const { origins, pathLanguage } = options;
  return chooseLanguage({
    host: new URL(request.url).host,
    path,
    remembered: rememberedLanguage(request),
    hosts: perLanguage((each) => new URL(origins[each]).host),
    pathLanguage,
  });
}

/** True when the request came to a host that serves all languages. */
export function isOnLocalHost(request: Request): boolean {
  return isLocalHost(new URL(request.url).host);
}

/** The cookie that remembers a language. Scripts read it too: it is the copy of what local storage holds. */
export function languageCookie(language: Language): string {
  return `${storageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The language that a request's cookie names, as text from outside. */
export function rememberedLanguage(request: Request): string | null {
  return rememberedIn(request.headers.get('cookie'));
}

/** The language that a `Cookie` header names, likewise. */
export function rememberedIn(cookies: string | null): string | null {
  return readCookie(cookies, storageKey);
}

/** `readCookie('a=1; b=2', 'b')` -> `'2'` */
function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}
