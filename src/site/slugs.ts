import { choiceFor } from '#i18n/choices.ts';
import { isLanguage, type Language, languages, otherLanguage, perLanguage } from '#i18n/language.ts';
import { brandSlug, type PageEntry, type PageId, pageEntry, pages, type Segment } from './manifest.ts';

/**
 * Pure functions over the slug table: which address each page has in each language, and which page an address names.
 * Two thin readers feed them: `read-slug-files.server.ts` (files, for the build and the server) and `virtual:slug-table`
 * (compiled in, for pages and the browser).
 */

/** For each language, English slug → that language's slug. `routes.po`, context "slug". */
export type SlugTable = Record<Language, Record<string, string>>;

/** Of one language: page id → address pattern (`/company/investors/news-release-details/:id`). */
export type Paths = Readonly<Record<PageId, string>>;

/** The addresses of every page in every language. */
export type PathTable = Record<Language, Paths>;

/** The same of a site that leaves pages out: the console in production, most of them in a test. */
export type SomePaths = Readonly<Partial<Record<PageId, string>>>;

/** What an address names: a page and the values of its parameters. */
export interface PageMatch {
  pageId: PageId;
  parameters: Record<string, string>;
}

/** What the server answers itself at the top of the site: its calls, feeds and probes, and the folders of `public/`. */
const servedNames = 'api assets audit documents feeds film fonts images livez metrics readyz social'.split(
  ' ',
);

/** Segments that name something else at the top of the site. */
export const reservedSlugs: readonly string[] = [...languages, ...servedNames];

/** Letters, digits and single hyphens: what survives being read aloud, typed and linked. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The longest slug we accept, in characters. */
export const slugMaximum = 60;

/** Every English slug that the manifest uses; each needs one message per language. */
export function slugsInUse(): string[] {
  const words = pages.flatMap((entry: PageEntry) =>
    [entry.segments ?? [], ...Object.values(entry.segmentsIn ?? {})].flat(),
  );
  return [...new Set(words.flatMap((segment) => slugWord(segment) ?? []))];
}

/**
 * The address of every page in every language.
 * @param brand What stands behind `about-` and the like; the lock of addresses has a mark there.
 * @throws when a slug is missing, malformed or reserved, or when two pages of one language share an address.
 */
export function pathTable(slugs: SlugTable, brand: string = brandSlug): PathTable {
  const table = perLanguage((language) =>
    Object.fromEntries(pages.map((entry) => [entry.id, pathOf(entry, language, { slugs, brand })])),
  ) as PathTable;
  for (const language of languages) refuseSharedPaths(table[language], language);
  return table;
}

/** Pages and addresses as pairs, in the order of the manifest. */
export function pathEntries(paths: SomePaths): [pageId: PageId, pattern: string][] {
  return Object.entries(paths) as [PageId, string][];
}

/** The page that `pathname` names in one language, or `null`. `/a/b/` and `/a/b` are the same address. */
export function matchPage(paths: SomePaths, pathname: string): PageMatch | null {
  const parts = split(pathname);
  for (const [pageId, pattern] of pathEntries(paths)) {
    const wanted = split(pattern);
    if (wanted.length !== parts.length) continue;
    const parameters: Record<string, string> = {};
    const matches = wanted.every((segment, index) => {
      const part = parts[index] ?? '';
      if (!segment.startsWith(':')) return segment === part;
      parameters[segment.slice(1)] = part;
      return part !== '';
    });
    if (matches) return { pageId, parameters };
  }
  return null;
}

/** True when some address is named by both patterns: `/a/b` and `/a/:id` both name `/a/b`. */
export function patternsOverlap(one: string, other: string): boolean {
  if (!one.includes(':') && !other.includes(':')) return one === other;
  const [ours, theirs] = [split(one), split(other)];
  return (
    ours.length === theirs.length &&
    ours.every((part, index) => {
      const opposite = theirs[index] ?? '';
      return part === opposite || part.startsWith(':') || opposite.startsWith(':');
    })
  );
}

/**
 * The language that an address alone decides: `/eng`, `/es`, or an address that exists in some languages only.
 * `null` where all languages know it (`/`, the legal pages) or none does.
 * @param preferred The language to take where it is one of several that know the address.
 */
export function pathLanguage(
  table: Record<Language, SomePaths>,
  pathname: string,
  preferred?: Language,
): Language | null {
  const [first, ...rest] = split(pathname);
  if (rest.length === 0 && isLanguage(first)) return first;
  const knowing = languages.filter((language) => matchPage(table[language], pathname) !== null);
  if (knowing.length === languages.length) return null;
  return knowing.find((each) => each === preferred) ?? knowing[0] ?? null;
}

/** `/a/:id` with its parameters filled in. */
export function fillPath(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:([a-z]+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) {
      throw new Error(`The address ${pattern} needs a value for "${name}".`);
    }
    return encodeURIComponent(value);
  });
}

/** A language that has no shape of its own for an address has that of the language the source is written in. */
export function segmentsOf(entry: PageEntry, language: Language): readonly Segment[] {
  return entry.segmentsIn ? choiceFor(entry.segmentsIn, language) : (entry.segments ?? []);
}

/** What segments become text with. */
interface SegmentWords {
  slugs: SlugTable;
  brand: string;
}

function pathOf(entry: PageEntry, language: Language, words: SegmentWords): string {
  if (entry.atOtherLanguageOf) {
    return pathOf(pageEntry(entry.atOtherLanguageOf), otherLanguage(language), words);
  }
  const start = entry.addressBelow ?? entry.parent;
  const above = start === null ? '' : pathOf(pageEntry(start), language, words);
  const own = segmentsOf(entry, language).map((segment) => segmentText(segment, language, words));
  return [above === '/' ? '' : above, ...own].join('/') || '/';
}

function segmentText(segment: Segment, language: Language, { slugs, brand }: SegmentWords): string {
  if ('parameter' in segment) return `:${segment.parameter}`;
  const word = slugWord(segment) ?? '';
  const text = slugs[language][word];
  if (text === undefined || text === '') {
    throw new Error(
      `The slug "${word}" has no translation; ` +
        `translate it (msgctxt "slug") in locales/${language}/routes.po.`,
    );
  }
  if (!slugPattern.test(text) || text.length > slugMaximum || reservedSlugs.some((name) => name === text)) {
    throw new Error(
      `"${text}" cannot be an address; it must be small letters a-z, digits and single hyphens, at most ` +
        `${slugMaximum} characters, and none of ${reservedSlugs.join(', ')}; change the translation of the slug ` +
        `"${word}" in locales/${language}/routes.po.`,
    );
  }
  return 'slugWithBrand' in segment ? `${text}-${brand}` : text;
}

/** The slug in a segment; a parameter has none. */
export function slugWord(segment: Segment): string | undefined {
  if ('slug' in segment) return segment.slug;
  return 'slugWithBrand' in segment ? segment.slugWithBrand : undefined;
}

function refuseSharedPaths(paths: Paths, language: Language): void {
  const owners: [id: string, path: string][] = [];
  for (const [id, path] of Object.entries(paths)) {
    const [owner] = owners.find(([, other]) => patternsOverlap(other, path)) ?? [];
    if (owner !== undefined) {
      throw new Error(
        `The pages "${owner}" and "${id}" would both be served at ${path}; ` +
          `give them different slugs in locales/${language}/routes.po.`,
      );
    }
    owners.push([id, path]);
  }
}

function split(pathname: string): string[] {
  return pathname.split('/').filter((part) => part !== '');
}
