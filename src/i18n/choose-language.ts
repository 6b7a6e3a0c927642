import { defaultLanguage, htmlLang, isLanguage, type Language, languages } from './language.ts';

/** Hosts on which all languages live and a choice is remembered, as `URL.hostname` spells them. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A language's host of a local run (`es.localhost`), so that the host rule can be seen without a name server. */
export const localHostOf = (language: Language): string => `${htmlLang[language].toLowerCase()}.localhost`;

/** All that decides the language of a page. */
export interface LanguageQuestion {
  /** The host asked for, with or without its port. */
  host: string;
  /** The path of the page, without query. */
  path: string;
  /** What local storage or the cookie copied from it holds: text from outside. */
  remembered: string | null | undefined;
  /** The configured host of each language, with or without port. */
  hosts: Record<Language, string>;
  /**
   * The language that has a page at this path when not all have one, the preferred one if it is among several; `null`
   * when all have or none has.
   */
  pathLanguage: (path: string, preferred: Language) => Language | null;
}

/** The language of a page, whether to remember it, and which rule said so. */
export interface LanguageChoice {
  language: Language;
  /** True when the visitor's memory should now hold this language. */
  remember: boolean;
  reason: 'host' | 'language path' | 'path' | 'memory' | 'default';
}

/**
 * Decides the language of a page from its address and the visitor's memory. Server and browser both ask this function,
 * so that they can never disagree.
 *
 * A fixed host has one language and remembers nothing. A local host has all: `/eng` and `/es` decide, then a path
 * that not every language has, then the memory, then English.
 */
export function chooseLanguage(question: LanguageQuestion): LanguageChoice {
  const { path, remembered, hosts, pathLanguage } = question;
  const host = hostName(question.host);
  if (!isLocalHost(host)) {
    const own = languages.find((each) => host === localHostOf(each) || host === hostName(hosts[each]));
    return { language: own ?? defaultLanguage, remember: false, reason: 'host' };
  }
  const named = /^\/([a-z]+)\/?$/.exec(path)?.[1];
  if (isLanguage(named)) return { language: named, remember: true, reason: 'language path' };
  const only = pathLanguage(path, isLanguage(remembered) ? remembered : defaultLanguage);
  if (only) return { language: only, remember: true, reason: 'path' };
  if (isLanguage(remembered)) return { language: remembered, remember: false, reason: 'memory' };
  return { language: defaultLanguage, remember: false, reason: 'default' };
}

/** True for a host that serves all languages and therefore remembers a choice. */
export function isLocalHost(host: string): boolean {
  return localHosts.includes(hostName(host));
}

/** `ES.localhost.:3000` -> `es.localhost`, `[::1]:3000` -> `[::1]`. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
