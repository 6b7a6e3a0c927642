import { isLocalHost } from '#i18n/choose-language.ts';
import { type Language, languages, perLanguage } from '#i18n/language.ts';

/**
 * The absolute addresses of each language's site, and links from one language to the other.
 *
 * Where the sites stand is known when the server starts, not when the pages are rendered. Prerendered pages therefore
 * carry placeholders in these places, and the server puts the real addresses in before it serves them.
 */
export interface Origins {
  /** The origin of each language's site, without a slash at the end: canonical addresses and alternates. */
  site: Record<Language, string>;
  /**
   * What stands before an address of another language: nothing on a local host, where all languages live and the
   * address decides, or that language's origin on the fixed hosts.
   */
  cross: Record<Language, string>;
}

/** What prerendered pages carry; `.invalid` can never be a real host. */
export const placeholderOrigins: Origins = {
  site: perLanguage((each) => `https://${each}.site.invalid`),
  cross: perLanguage((each) => `https://${each}.cross.invalid`),
};

/** On a local host `/` belongs to whichever language was last seen; `/eng` and `/es` say which home is meant. */
const localHome = (language: Language): string => `/${language}`;

/** The origins as a page on `hostname` needs them, from the configured sites. */
export function originsFor(site: Record<Language, string>, hostname: string): Origins {
  return { site, cross: isLocalHost(hostname) ? perLanguage(() => '') : site };
}

/**
 * A link to a page of another language: `crossLanguageLink(origins, 'es', '/compania')`.
 * It is a document navigation: the page has another `lang`, and assistive technology must load another voice.
 */
export function crossLanguageLink(origins: Origins, target: Language, path: string): string {
  const origin = origins.cross[target];
  const isHome = path === '/' || path.startsWith('/?') || path.startsWith('/#');
  if (!isHome) return `${origin}${path}`;
  if (origin === '') return `${localHome(target)}${path.slice(1)}`;
  return origin === placeholderOrigins.cross[target]
    ? `${origin}/${homeMark}${path.slice(1)}`
    : `${origin}${path}`;
}

/** Marks a link to another home in a prerendered page, where `/` would be ambiguous. */
const homeMark = '-home-';

/** Puts the real addresses into a prerendered page. */
export function replacePlaceholders(html: string, origins: Origins): string {
  let result = html;
  for (const language of languages) {
    const { site, cross } = placeholderOrigins;
    const home = origins.cross[language] === '' ? localHome(language) : `${origins.cross[language]}/`;
    result = result
      .replaceAll(`${cross[language]}/${homeMark}`, home)
      .replaceAll(cross[language], origins.cross[language])
      .replaceAll(site[language], origins.site[language]);
  }
  return result;
}
