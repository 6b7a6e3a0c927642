import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isReleased, type Language, languages } from '#i18n/language.ts';
import type { PoEntry } from '#i18n/po/po.ts';
import { type PageEntry, type PageId, pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { slugLockFile } from '#site/read-slug-lock.server.ts';
import {
  acceptPaths,
  lockedPaths,
  lockText,
  parseLock,
  publicPattern,
  type SlugLock,
} from '#site/slug-lock.ts';
import {
  matchPage,
  type PathTable,
  pathEntries,
  pathTable,
  type SlugTable,
  segmentsOf,
  slugWord,
} from '#site/slugs.ts';
import { type Catalog, projectFolder } from '../catalog-files.ts';
import { readCatalogOrTemplate } from '../draft-catalogs.ts';
import type { Finding } from '../finding.ts';
import { slugContext } from '../message-rules.ts';
import { siteSlugRules } from '../site-slugs.ts';
import { slugLockFindings } from '../slug-lock-rules.ts';
import { slugFindings } from '../slug-rules.ts';
import type { AcceptResult, AddressMove, FormerSlug, TextKey } from './editor-messages.ts';
import { writeWhole } from './write-whole.ts';

/** The catalog that holds the addresses. */
const routesArea = 'routes';

/** True of a text that is part of an address. */
export const isSlug = ({ area, context }: TextKey): boolean => area === routesArea && context === slugContext;

/** The words of an address that are a page's own; those before them belong to the pages above. None for no page. */
export function slugsOfPage(language: Language, path: string, folder = projectFolder): TextKey[] {
  const entry = entryAt(language, path, folder);
  if (entry === undefined) return [];
  const words = languages.flatMap((each) => segmentsOf(entry, each).flatMap((part) => slugWord(part) ?? []));
  return [...new Set(words)].map(slugKey);
}

/**
 * What those words were before the present ones were accepted, in each language: the last address that the page had, where
 * it differs by one word of its own. None while a move waits to be accepted, since then a save puts it back.
 */
export function formerSlugsOfPage(language: Language, path: string, folder = projectFolder): FormerSlug[] {
  const entry = entryAt(language, path, folder);
  const lock = readLock(folder);
  if (entry === undefined || lock === undefined) return [];
  const present = lockedPaths(slugTableOf(folder));
  return languages.flatMap((each): FormerSlug[] => {
    const known = lock[each]?.[entry.id];
    const last = known?.former.at(-1);
    if (last === undefined || known?.current !== present[each][entry.id as PageId]) return [];
    const [now, before] = [known.current ?? '', last].map((pattern) => pattern.split('/'));
    if (now === undefined || before?.length !== now.length) return [];
    const [at, ...more] = before.flatMap((part, index) => (part === now[index] ? [] : [index]));
    const own = segmentsOf(entry, each);
    const segment = at === undefined ? undefined : own[at - now.length + own.length];
    const word = segment && slugWord(segment);
    if (at === undefined || more.length > 0 || word === undefined) return [];
    const slug = (before[at] ?? '').replace(/-\{brand\}$/, '');
    return [{ key: slugKey(word), language: each, slug, path: readable(publicPattern(last)) }];
  });
}

/** The page at an address. The legal notices stand at the address of their twin in the other language. */
function entryAt(language: Language, path: string, folder: string): PageEntry | undefined {
  const page = matchPage(pathTable(slugTableOf(folder))[language], path);
  if (page === null) return undefined;
  const named: PageEntry = pageEntry(page.pageId);
  return named.atOtherLanguageOf ? pageEntry(named.atOtherLanguageOf) : named;
}

const slugKey = (english: string): TextKey => ({ area: routesArea, context: slugContext, english });

/**
 * What the rules about addresses say of an entry, held against all others: a slug is wrong or right among its neighbours.
 * That an address changes is no finding here, since the box lists what moves.
 */
export function addressFindings(catalog: Catalog, entry: PoEntry, folder = projectFolder): Finding[] {
  const own: Catalog = { ...catalog, po: { ...catalog.po, entries: replaced(catalog.po.entries, entry) } };
  const all = languages.flatMap((each) =>
    each === catalog.language ? own : (readCatalogOrTemplate(each, routesArea, folder) ?? []),
  );
  const lock = readLock(folder);
  const found = [
    ...all.flatMap((each) => slugFindings(each, siteSlugRules(), all)),
    ...(lock === undefined ? [] : slugLockFindings(all, lock)).filter(({ rule }) => rule === 'slug-retired'),
  ];
  const line = entry.translations[0]?.segments[0]?.line;
  // Two pages at one address are told at one of them, which may be the other.
  const slug = entry.translations[0]?.text ?? '';
  return found.filter(
    (finding) =>
      (finding.file === catalog.path && finding.line === line) ||
      (finding.rule === 'slug-shared' && (finding.values.path ?? '').split('/').includes(slug)),
  );
}

/** Which addresses move when a word of them changes: none while it cannot be one. */
export function movesWith(
  key: TextKey,
  language: Language,
  slug: string,
  folder = projectFolder,
): AddressMove[] {
  if (!isSlug(key)) return [];
  try {
    const before = slugTableOf(folder);
    const [from, to] = [before, { ...before, [language]: { ...before[language], [key.english]: slug } }].map(
      (table) => pathTable(table),
    );
    return languages.flatMap((each) =>
      pathEntries(from?.[each] ?? {}).flatMap(([page, path]) => {
        const next = to?.[each][page] ?? path;
        return next === path ? [] : [{ language: each, from: readable(path), to: readable(next) }];
      }),
    );
  } catch {
    // The rules say what is wrong with it.
    return [];
  }
}

/** Addresses that have moved on the disk since they were last accepted. None while the files cannot be read. */
export function movesToAccept(folder = projectFolder): AddressMove[] {
  try {
    return acceptance(folder).changes.flatMap(({ language, from, to }) =>
      from === null || to === null
        ? []
        : [{ language, from: readable(publicPattern(from)), to: readable(publicPattern(to)) }],
    );
  } catch {
    return [];
  }
}

/** Has each former address lead to the present one, as `npm run i18n:slugs -- --accept` does. */
export function acceptMoves(folder = projectFolder): AcceptResult {
  try {
    const { lock, conflicts } = acceptance(folder);
    const [conflict] = conflicts;
    if (conflict !== undefined) {
      const detail = `${publicPattern(conflict.path)} (${conflict.owner})`;
      return { accepted: false, fault: 'refused', file: slugLockFile, detail };
    }
    writeWhole(folder + slugLockFile, lockText(lock));
    return { accepted: true, file: slugLockFile };
  } catch (error) {
    return { accepted: false, fault: 'unwritable', file: slugLockFile, detail: (error as Error).message };
  }
}

/** The addresses as the lock spells them; undefined while slugs cannot be addresses. */
export function addressesNow(folder = projectFolder): PathTable | undefined {
  try {
    return lockedPaths(slugTableOf(folder));
  } catch {
    return undefined;
  }
}

/**
 * The addresses as they were last handed in: visitors may have read each of them. Undefined where Git does not know the
 * list, or is not there.
 */
export function handedInLock(folder = projectFolder): SlugLock | undefined {
  try {
    return parseLock(
      execFileSync('git', ['show', `HEAD:./${slugLockFile}`], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return undefined;
  }
}

/**
 * After a word of an address was put back: an address that was accepted in between is no page's any more. It is forgotten,
 * so that it may become any page's, unless it was public: then it leads to the page for good.
 * @param before The addresses before the word was put back.
 * @param published Which addresses were public; undefined where nobody can say, so that all count as public.
 * @throws when the lock cannot be read or written.
 */
export function forgetMoves(
  before: PathTable,
  language: Language,
  published: SlugLock | undefined,
  folder = projectFolder,
): void {
  const file = folder + slugLockFile;
  const lock = parseLock(readFileSync(file, 'utf8'));
  const pages = { ...lock[language] };
  for (const [page, path] of pathEntries(lockedPaths(slugTableOf(folder))[language])) {
    const left = before[language][page];
    const known = pages[page];
    if (left === path || known === undefined || known.current !== left || !known.former.includes(path))
      continue;
    const { current, former = [] } = published?.[language]?.[page] ?? {};
    const wasPublic = published === undefined || current === left || former.includes(left);
    const others = known.former.filter((each) => each !== path);
    pages[page] = { current: path, former: wasPublic ? [...others, left] : others };
  }
  const text = lockText({ ...lock, [language]: pages });
  if (lock[language] !== undefined && text !== lockText(lock)) writeWhole(file, text);
}

function acceptance(folder: string) {
  const text = existsSync(folder + slugLockFile) ? readFileSync(folder + slugLockFile, 'utf8') : undefined;
  // A lock that cannot be read throws: written anew, it would have forgotten every former address.
  const { lock, changes, conflicts } = acceptPaths(
    text === undefined ? ({} as SlugLock) : parseLock(text),
    lockedPaths(slugTableOf(folder)),
  );
  // The addresses of a draft were never public; those of its first day are accepted when it is published.
  const isPublic = ({ language }: { language: Language }) => isReleased(language);
  return {
    lock: Object.fromEntries(Object.entries(lock).filter(([language]) => isReleased(language))) as SlugLock,
    changes: changes.filter(isPublic),
    conflicts: conflicts.filter(isPublic),
  };
}

/** The list of addresses, or nothing while it cannot be read. */
export function readLock(folder: string): SlugLock | undefined {
  try {
    return parseLock(readFileSync(folder + slugLockFile, 'utf8'));
  } catch {
    return undefined;
  }
}

const slugTableOf = (folder: string): SlugTable => readSlugFiles(pathToFileURL(folder));

/** `/company/jobs/:id` → `/company/jobs/…` */
const readable = (pattern: string): string => pattern.replace(/:[a-z]+/g, '…');

function replaced(entries: readonly PoEntry[], entry: PoEntry): PoEntry[] {
  return entries.map((each) =>
    !each.obsolete && each.id.text === entry.id.text && each.context?.text === entry.context?.text
      ? entry
      : each,
  );
}
