import { type Language, languages } from '#i18n/language.ts';
import { fillPath, matchPage, type PathTable } from '#site/slugs.ts';

/** What an address of one language means. */
export type Resolved = { pageId: string } | { redirectTo: string };

/** The addresses of the site as the server asks about them. */
export type SitePaths = {
  /** The page at a path, the path that it should have been, or `null` when this language has nothing there. */
  resolve(language: Language, pathname: string): Resolved | null;
  /** The one language that has a page at this path; `null` when both have or neither has. */
  pathLanguage(pathname: string): Language | null;
  /** The address of a page; one that shows one thing of many needs its parameters. */
  pathOf(language: Language, pageId: string, parameters?: Record<string, string>): string;
};

/** What the addresses are made from. */
export type SitePathsOptions = {
  paths: PathTable;
  /** Addresses that lead to others, per language. */
  aliases?: Record<Language, Record<string, string>>;
  /** Pages that do not exist here: the console in production. */
  hidden?: (pageId: string) => boolean;
};

/**
 * Looks addresses up in the slug table. A redirect always goes to an address of that table, never to what was asked:
 * `//evil.example/` normalised by hand would lead to another site.
 */
export function createSitePaths(options: SitePathsOptions): SitePaths {
  const { aliases, hidden = () => false } = options;
  const table = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries(options.paths[language]).filter(([pageId]) => !hidden(pageId))),
    ]),
  ) as PathTable;

  function resolve(language: Language, pathname: string): Resolved | null {
    const home = `/${language}`;
    if (pathname === home) return { pageId: 'home' };
    if (pathname === `${home}/`) return { redirectTo: home };
    const match = matchPage(table[language], pathname);
    if (!match) {
      const target = aliases?.[language][pathname.replace(/(.)\/+$/, '$1')];
      return target === undefined ? null : { redirectTo: target };
    }
    const parameters = decoded(match.parameters);
    if (!parameters) return null;
    const canonical = pathOf(language, match.pageId, parameters);
    return canonical === pathname ? { pageId: match.pageId } : { redirectTo: canonical };
  }

  function pathOf(language: Language, pageId: string, parameters: Record<string, string> = {}): string {
    return fillPath(table[language][pageId] ?? '/', parameters);
  }

  return {
    resolve,
    pathLanguage(pathname) {
      const [only = null, ...others] = languages.filter((language) => resolve(language, pathname) !== null);
      return others.length === 0 ? only : null;
    },
    pathOf,
  };
}

/** Parameters as typed by a person, or `null` when the percent signs in them make no sense. */
function decoded(parameters: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}
