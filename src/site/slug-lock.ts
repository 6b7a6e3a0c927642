import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { isRecord } from '#i18n/world/is-record.ts';
import { brandSlug, isPageId, type PageId } from './manifest.ts';
import { type PathTable, pathTable, patternsOverlap, type SlugTable, type SomePaths } from './slugs.ts';

/**
 * The memory of the site: every address that a page ever had, so that a bookmark, a printed leaflet or another site's
 * link still leads to the page after a translator has renamed it. It is kept in `locales/slugs.lock.json`, grows by
 * `npm run i18n:slugs -- --accept`, and is read by the server (`read-slug-lock.server.ts`).
 *
 * Addresses are patterns (`/company/events/:id`); the brand's part is written `{brand}`, since it is configuration.
 */
export type SlugLock = Record<Language, Record<string, LockedPage>>;

/** The addresses of one page in one language. */
export interface LockedPage {
  /** Where it was when the lock was last accepted; `null` for a page that the site no longer has. */
  current: string | null;
  /** Where it was before, oldest first. */
  former: readonly string[];
}

/** One address that is not as the lock has it. `from` is `null` for a new page, `to` for one that is gone. */
export interface PathChange {
  language: Language;
  pageId: string;
  from: string | null;
  to: string | null;
}

/** A page at an address that already leads to another page. */
export interface PathConflict {
  language: Language;
  pageId: string;
  /** The page's address now. */
  path: string;
  /** The page that this address belongs to, and the pattern it was published under. */
  owner: string;
  published: string;
}

/** What the lock becomes when the present addresses are accepted. It must not be written while there are conflicts. */
export interface Acceptance {
  lock: SlugLock;
  changes: PathChange[];
  conflicts: PathConflict[];
}

/** An address that now leads elsewhere. */
export interface FormerPath {
  pattern: string;
  pageId: PageId;
}

/** What stands for the brand's slug in the lock. */
const brandMark = '{brand}';

/** The present addresses in the spelling of the lock. @throws as `pathTable` does, on slugs that cannot be addresses. */
export function lockedPaths(slugs: SlugTable): PathTable {
  return pathTable(slugs, brandMark);
}

/** A pattern of the lock as a visitor knows the address: with the brand's slug in its place. */
export function publicPattern(pattern: string): string {
  return pattern.replaceAll(brandMark, brandSlug);
}

/** The addresses that were published and are no page's address now, each with its page, in the site's own spelling. */
export function formerPaths(
  lock: SlugLock,
  paths: Record<Language, SomePaths>,
): Record<Language, FormerPath[]> {
  return perLanguage((language) =>
    Object.entries(lock[language] ?? {}).flatMap(([pageId, page]) => {
      const path = isPageId(pageId) ? paths[language][pageId] : undefined;
      if (!isPageId(pageId) || path === undefined) return [];
      return publishedOf(page)
        .map(publicPattern)
        .filter((pattern) => pattern !== path)
        .map((pattern) => ({ pattern, pageId }));
    }),
  );
}

/**
 * Takes the present addresses into the lock. An address belongs to the page that had it first, for good: given to
 * another page it would send old links to the wrong place, so that is a conflict and not a change.
 * @param paths As `lockedPaths` gives them.
 */
export function acceptPaths(
  lock: SlugLock,
  paths: Record<Language, Readonly<Record<string, string>>>,
): Acceptance {
  const changes: PathChange[] = [];
  const conflicts: PathConflict[] = [];
  const next = Object.fromEntries(
    languages.map((language) => {
      const before = lock[language] ?? {};
      const now = paths[language];
      const pageIds = [...new Set([...Object.keys(now), ...Object.keys(before)])];
      const pages = pageIds.map((pageId): [string, LockedPage] => {
        const from = before[pageId]?.current ?? null;
        const to = now[pageId] ?? null;
        if (from !== to) changes.push({ language, pageId, from, to });
        const published = before[pageId] ? publishedOf(before[pageId]) : [];
        return [pageId, { current: to, former: published.filter((pattern) => pattern !== to) }];
      });
      conflicts.push(...conflictsIn(language, before, now));
      return [language, Object.fromEntries(pages)];
    }),
  ) as SlugLock;
  return { lock: next, changes, conflicts };
}

/** The text of the lock file: a line for each page, so that two people's renames merge and a diff reads as a list. */
export function lockText(lock: SlugLock): string {
  const blocks = Object.entries(lock).map(([language, pages]) => {
    const lines = Object.entries(pages).map(([pageId, { current, former }]) => {
      const past = former.map((path) => JSON.stringify(path)).join(', ');
      return `    ${JSON.stringify(pageId)}: { "current": ${JSON.stringify(current)}, "former": [${past}] }`;
    });
    return `  ${JSON.stringify(language)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${blocks.join(',\n')}\n}\n`;
}

/**
 * Reads the text of the lock file.
 * @throws when it is not a lock: half a merge, or a hand's slip. Reading on would forget addresses without a word.
 */
export function parseLock(text: string): SlugLock {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('It must be an object with an entry for each language.');
  for (const [language, pages] of Object.entries(value)) {
    if (!isRecord(pages)) throw new Error(`"${language}" must be an object with an entry for each page.`);
    for (const [pageId, page] of Object.entries(pages)) {
      const isPage =
        isRecord(page) &&
        (page.current === null || isPath(page.current)) &&
        Array.isArray(page.former) &&
        page.former.every(isPath);
      if (!isPage) throw new Error(`"${pageId}" of "${language}" must have "current" and "former".`);
    }
  }
  return value as SlugLock;
}

/** Every address that a page had until the lock was last accepted, oldest first. */
function publishedOf({ current, former }: LockedPage): string[] {
  return [...former, ...(current === null ? [] : [current])];
}

function conflictsIn(
  language: Language,
  before: Record<string, LockedPage>,
  now: Record<string, string>,
): PathConflict[] {
  return Object.entries(now).flatMap(([pageId, path]) =>
    Object.entries(before).flatMap(([owner, page]): PathConflict[] => {
      if (owner === pageId) return [];
      const published = publishedOf(page).find((pattern) => patternsOverlap(pattern, path));
      return published === undefined ? [] : [{ language, pageId, path, owner, published }];
    }),
  );
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}
