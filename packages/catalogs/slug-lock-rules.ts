import { readFileSync } from 'node:fs';
import { isReleased, type Language, languages } from '#i18n/language.ts';
import type { PoEntry } from '#i18n/po/po.ts';
import { slugLockFile } from '#site/read-slug-lock.server.ts';
import {
  acceptPaths,
  lockedPaths,
  type PathChange,
  parseLock,
  publicPattern,
  type SlugLock,
} from '#site/slug-lock.ts';
import type { SlugTable } from '#site/slugs.ts';
import type { Catalog } from './catalog-files.ts';
import type { Finding } from './finding.ts';
import { slugContext, sourceLanguage } from './message-rules.ts';
import { siteSlugRules } from './site-slugs.ts';
import type { SlugLockRule } from './slug-lock-wording.ts';
import type { AddressSegment } from './slug-rules.ts';

/** The addresses of the catalogs held against those that were ever published. @param folder Ends in a slash. */
export function lockFindings(catalogs: Catalog[], folder: string): Finding[] {
  let lock: SlugLock;
  try {
    lock = parseLock(readFileSync(folder + slugLockFile, 'utf8'));
  } catch (error) {
    return [finding('slug-lock', { file: slugLockFile, values: { reason: (error as Error).message } })];
  }
  return slugLockFindings(catalogs, lock);
}

/** What of the catalogs' addresses is not as the lock has it, each told at the word that makes the difference. */
export function slugLockFindings(catalogs: Catalog[], lock: SlugLock): Finding[] {
  const entries = slugEntries(catalogs);
  let acceptance: ReturnType<typeof acceptPaths>;
  try {
    acceptance = acceptPaths(lock, lockedPaths(slugTableOf(entries)));
  } catch {
    // A slug that is missing or no slug: the rules about slugs say where.
    return [];
  }
  const { addresses } = siteSlugRules();
  const place = (language: Language, word: string | undefined) => ({
    file: `locales/${language}/routes.po`,
    entry: word === undefined ? undefined : entries[language]?.get(word),
  });
  const conflicts = acceptance.conflicts
    .filter(isOfReleased)
    .map(({ language, pageId, path, owner, published }) =>
      finding('slug-retired', {
        ...place(language, lastWord(addresses[language][pageId])),
        values: { to: publicPattern(path), owner, published: publicPattern(published), page: pageId },
      }),
    );
  const told = new Set(acceptance.conflicts.map(({ language, pageId }) => `${language} ${pageId}`));
  const groups = new Map<string, { change: PathChange; word: string | undefined; count: number }>();
  for (const change of acceptance.changes.filter(isOfReleased)) {
    const { language, pageId, from, to } = change;
    if (told.has(`${language} ${pageId}`)) continue;
    const rule = ruleOf(change);
    // A page at the other language's address moves with the other language, and is told there.
    const segments = addresses[language][pageId];
    if (rule === 'slug-changed' && segments?.some((segment) => segment.language !== undefined)) continue;
    for (const word of from === null ? [lastWord(segments)] : changedWords(segments, to, from)) {
      const key = rule === 'slug-changed' ? `${language} ${word}` : `${language} ${pageId} ${rule}`;
      const group = groups.get(key);
      if (group) group.count += 1;
      else groups.set(key, { change, word, count: 1 });
    }
  }
  const changes = [...groups.values()].map(({ change, word, count }) => {
    const { language, pageId, from, to } = change;
    const [before, now] = [from, to].map((path) => publicPattern(path ?? ''));
    const values = { from: before ?? '', to: now ?? '', page: pageId, count: String(count) };
    return finding(ruleOf(change), { ...place(language, word), values });
  });
  return [...conflicts, ...changes];
}

function ruleOf({ from, to }: PathChange): SlugLockRule {
  if (from === null) return 'slug-new';
  return to === null ? 'slug-gone' : 'slug-changed';
}

/** The English words of the segments in which an address differs from what it was; its last word where none does. */
function changedWords(
  segments: AddressSegment[] | undefined,
  to: string | null,
  from: string,
): (string | undefined)[] {
  const [now, before] = [to ?? '', from].map((path) => path.split('/').slice(1));
  const changed = (segments ?? []).flatMap(({ slug }, index) =>
    slug !== undefined && now?.[index] !== before?.[index] ? [slug] : [],
  );
  // A page that is gone is told once; one whose address got longer or shorter, at the word where that begins.
  if (changed.length === 0) return [lastWord(segments)];
  return to !== null && now?.length === before?.length ? changed : changed.slice(0, 1);
}

function lastWord(segments: AddressSegment[] | undefined): string | undefined {
  // A word of another language stands in another file.
  return segments?.findLast(({ slug, language }) => slug !== undefined && language === undefined)?.slug;
}

type SlugEntries = Partial<Record<Language, Map<string, PoEntry>>>;

function slugEntries(catalogs: Catalog[]): SlugEntries {
  return Object.fromEntries(
    catalogs
      .filter(({ area }) => area === 'routes')
      .map(({ language, po }) => [
        language,
        new Map(
          po.entries
            .filter(({ obsolete, context }) => !obsolete && context?.text === slugContext)
            .map((entry) => [entry.id.text, entry]),
        ),
      ]),
  );
}

/**
 * English word → slug, as the site reads it. A draft has no addresses to keep, and has stand-ins here: without any, nobody
 * could tell what the other languages' addresses are.
 */
function slugTableOf(entries: SlugEntries): SlugTable {
  const english = entries[sourceLanguage] ?? new Map<string, PoEntry>();
  const drafts = languages.filter((each) => !isReleased(each));
  return Object.fromEntries([
    ...Object.entries(entries).map(([language, words]) => [
      language,
      Object.fromEntries(
        [...words].map(([word, { translations }]) => [
          word,
          translations[0]?.text || (language === sourceLanguage ? word : ''),
        ]),
      ),
    ]),
    ...drafts.map((each) => [
      each,
      Object.fromEntries([...english.keys()].map((word) => [word, `${each}-${word}`])),
    ]),
  ]) as SlugTable;
}

function isOfReleased({ language }: { language: Language }): boolean {
  return isReleased(language);
}

function finding(
  rule: SlugLockRule,
  { file, entry, values }: { file: string; entry?: PoEntry | undefined; values: Record<string, string> },
): Finding {
  const { line, column } = entry?.translations[0]?.segments[0] ?? { line: 1, column: 1 };
  const found = entry?.translations[0]?.text ?? '';
  return { rule, severity: 'error', file, line, column, found, values };
}
