import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { type PageId, pages } from '#site/manifest.ts';
import { formerPaths, type SlugLock } from '#site/slug-lock.ts';
import { fillPath, matchPage, pathEntries, type SomePaths } from '#site/slugs.ts';

/** Pages that show another language's page at that page's address. */
const twins: ReadonlySet<string> = new Set(
  pages.flatMap(({ id, atOtherLanguageOf }) => (atOtherLanguageOf ? [id] : [])),
);

/** What an address of one language means. */
export type Resolved =
  | { kind: 'page'; pageId: PageId }
  /** Another spelling of a page's address, or a likely slip. */
  | { kind: 'alias'; redirectTo: string }
  /** The address that the page had before it was renamed. */
  | { kind: 'moved'; redirectTo: string };

/** The addresses of the site as the server asks about them. */
export type SitePaths = {
  /** The page at a path, the path that it should have been, or `null` when this language has nothing there. */
  resolve(language: Language, pathname: string): Resolved | null;
  /** The language that an address alone decides, as `pathLanguage` of `site/slugs.ts` says, with former addresses. */
  pathLanguage(pathname: string, preferred?: Language): Language | null;
  /** True for a page that this site shows: the console is none in production. */
  shows(pageId: PageId): boolean;
  /** The address of a page that it shows; one that shows one thing of many needs its parameters. */
  pathOf(language: Language, pageId: PageId, parameters?: Record<string, string>): string;
  /** The pattern of that address, with `:id` and the like where it has parameters. */
  patternOf(language: Language, pageId: PageId): string;
};

/** What the addresses are made from. */
export type SitePathsOptions = {
  paths: Record<Language, SomePaths>;
  /** Every address that was ever published. Default: none but those of `paths`. */
  lock?: SlugLock;
  /** Addresses that lead to others, per language. */
  aliases?: Record<Language, Record<string, string>>;
  /** Pages that do not exist here: the console in production. */
  hidden?: (pageId: PageId) => boolean;
};

/**
 * Looks addresses up in the slug table. A redirect always goes to an address of that table, never to what was asked:
 * `//evil.example/` normalised by hand would lead to another site.
 */
export function createSitePaths(options: SitePathsOptions): SitePaths {
  const { aliases, lock, hidden = () => false } = options;
  const table = perLanguage((language) =>
    Object.fromEntries(pathEntries(options.paths[language]).filter(([pageId]) => !hidden(pageId))),
  ) as Record<Language, SomePaths>;
  const former = lock && formerPaths(lock, table);

  function resolve(language: Language, pathname: string): Resolved | null {
    const home = `/${language}`;
    if (pathname === home) return { kind: 'page', pageId: 'home' };
    if (pathname === `${home}/`) return { kind: 'alias', redirectTo: home };
    const match = matchPage(table[language], pathname);
    if (!match) return resolveMoved(language, pathname) ?? resolveAlias(language, pathname);
    const parameters = decoded(match.parameters);
    if (!parameters) return null;
    const canonical = pathOf(language, match.pageId, parameters);
    return canonical === pathname
      ? { kind: 'page', pageId: match.pageId }
      : { kind: 'alias', redirectTo: canonical };
  }

  /** One step from any address that a page ever had to the one it has now. */
  function resolveMoved(language: Language, pathname: string): Resolved | null {
    for (const { pattern, pageId } of former?.[language] ?? []) {
      const parameters = decoded(matchPage({ [pageId]: pattern }, pathname)?.parameters);
      if (parameters) return { kind: 'moved', redirectTo: pathOf(language, pageId, parameters) };
    }
    return null;
  }

  function resolveAlias(language: Language, pathname: string): Resolved | null {
    const target = aliases?.[language][pathname.replace(/(.)\/+$/, '$1')];
    return target === undefined ? null : { kind: 'alias', redirectTo: target };
  }

  function pathOf(language: Language, pageId: PageId, parameters: Record<string, string> = {}): string {
    return fillPath(patternOf(language, pageId), parameters);
  }

  function patternOf(language: Language, pageId: PageId): string {
    const pattern = table[language][pageId];
    if (pattern === undefined) {
      throw new Error(
        `The page "${pageId}" has no address here; whoever is sent to it would get lost; ask for pages that this site shows.`,
      );
    }
    return pattern;
  }

  return {
    resolve,
    pathLanguage(pathname, preferred) {
      const meanings = languages.flatMap((language) => {
        const meaning = resolve(language, pathname);
        if (!meaning) return [];
        const isTwin = meaning.kind === 'page' && twins.has(meaning.pageId);
        return [{ language, isTwin, isMoved: meaning.kind === 'moved' }];
      });
      // Where one language has a page now and another had one once, the page counts: the browser, which knows nothing
      // of what was, comes to the same language.
      const present = meanings.filter(({ isMoved }) => !isMoved);
      const knowing = present.length > 0 ? present : meanings;
      if (knowing.length === languages.length) return null;
      // Where several have it, the one that is preferred, else the one whose own page it is.
      const chosen =
        knowing.find(({ language }) => language === preferred) ??
        knowing.find(({ isTwin }) => !isTwin) ??
        knowing[0];
      return chosen?.language ?? null;
    },
    shows: (pageId) => languages.some((language) => table[language][pageId] !== undefined),
    pathOf,
    patternOf,
  };
}

/** Parameters as typed by a person, or `null` when the percent signs in them make no sense. */
function decoded(parameters: Record<string, string> | undefined): Record<string, string> | null {
  if (!parameters) return null;
  try {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}
