import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { aliasTable } from '#site/aliases.ts';
import type { PageId } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { acceptPaths, lockedPaths, type SlugLock } from '#site/slug-lock.ts';
import { pathEntries, pathTable, type SlugTable, slugsInUse } from '#site/slugs.ts';
import { createSitePaths } from './site-paths.ts';

/** One thing a translator does: another word, the words of two pages in each other's place, or the first word again. */
type Rename = { language: Language } & (
  | { kind: 'rename'; word: string; to: string }
  | { kind: 'swap'; word: string; other: string }
  | { kind: 'restore'; word: string }
);

const first: SlugTable = readSlugFiles();

/** Some parents and some of their children again and again, so that histories meet themselves; now and then any other. */
const often = [
  'company',
  'locations',
  'search',
  'investors',
  'careers',
  'news-releases',
  'events',
  'stock-info',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...often) },
  { weight: 1, arbitrary: fc.constantFrom(...slugsInUse()) },
);
const newWord = fc.oneof(fc.constantFrom('alpha', 'beta', 'gamma'), word);
const language = fc.constantFrom(...languages);
const histories = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('rename' as const), language, word, to: newWord }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('swap' as const), language, word, other: word }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), language, word }) },
  ),
  { minLength: 8, maxLength: 25, size: 'max' },
);

test('whatever was renamed, every address ever published is its page’s or leads there in one step', {
  timeout: 30_000,
}, () => {
  const seen = { accepted: 0, refused: 0, redirects: 0 };
  fc.assert(
    fc.property(histories, (history) => {
      const { slugs, lock, published } = live(history, seen);
      const paths = pathTable(slugs);
      const site = createSitePaths({ paths, lock, aliases: aliasTable(paths) });
      for (const each of languages) {
        // No address names two pages, now or ever.
        const owners = new Map<string, PageId>();
        for (const [pattern, pageId] of published[each]) {
          expect(owners.get(pattern) ?? pageId).toBe(pageId);
          owners.set(pattern, pageId);
        }
        for (const [pattern, pageId] of owners) {
          const asked = pattern.replace(/:[a-z]+/g, 'some-thing');
          const present = site.pathOf(each, pageId, { id: 'some-thing' });
          const resolved = site.resolve(each, asked);
          if (asked === present) expect(resolved).toEqual({ kind: 'page', pageId });
          else {
            seen.redirects += 1;
            expect(resolved).toEqual({ kind: 'moved', redirectTo: present });
          }
          expect(site.resolve(each, present)).toEqual({ kind: 'page', pageId });
        }
      }
    }),
    { numRuns: 40 },
  );
  // The histories did come to something; chance gives about sixty refusals, and never as few as twenty.
  for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(20);
});

test('an address of one language is never led to a page of the other', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { slugs, lock } = live(history);
      const paths = pathTable(slugs);
      const site = createSitePaths({ paths, lock });
      for (const each of languages) {
        for (const path of Object.values(paths[each])) {
          const asked = path.replace(/:[a-z]+/g, 'some-thing');
          // What is a page today decides the language, even where another language once had a page.
          const knowing = languages.filter((language) => site.resolve(language, asked)?.kind === 'page');
          expect(knowing).toContain(each);
          const expected = knowing.length === languages.length ? [null] : knowing;
          expect(expected).toContain(site.pathLanguage(asked));
        }
      }
    }),
    { numRuns: 15 },
  );
});

/** Lives through a history: what the check would refuse does not happen, all else is accepted and published. */
function live(history: Rename[], seen = { accepted: 0, refused: 0 }) {
  let slugs = first;
  let lock = acceptPaths(perLanguage(() => ({})) as SlugLock, lockedPaths(first)).lock;
  const published = perLanguage((): [string, PageId][] => []);
  const publish = () => {
    for (const each of languages) published[each].push(...pathEntries(pathTable(slugs)[each]).map(swapped));
  };
  publish();
  for (const step of history) {
    const next = { ...slugs, [step.language]: changed(slugs[step.language], step) };
    try {
      const acceptance = acceptPaths(lock, lockedPaths(next));
      if (acceptance.conflicts.length > 0) throw new Error('refused');
      if (acceptance.changes.length > 0) seen.accepted += 1;
      lock = acceptance.lock;
      slugs = next;
      publish();
    } catch {
      seen.refused += 1;
    }
  }
  return { slugs, lock, published };
}

function changed(slugs: Record<string, string>, step: Rename): Record<string, string> {
  const own = slugs[step.word] ?? '';
  if (step.kind === 'rename') return { ...slugs, [step.word]: step.to };
  if (step.kind === 'restore') return { ...slugs, [step.word]: first[step.language][step.word] ?? own };
  return { ...slugs, [step.word]: slugs[step.other] ?? own, [step.other]: own };
}

const swapped = ([pageId, path]: [PageId, string]): [string, PageId] => [path, pageId];
