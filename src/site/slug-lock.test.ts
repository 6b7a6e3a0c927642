import { expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import { brandSlug } from './manifest.ts';
import { readSlugFiles } from './read-slug-files.server.ts';
import { readSlugLock } from './read-slug-lock.server.ts';
import { acceptPaths, formerPaths, lockedPaths, lockText, parseLock, type SlugLock } from './slug-lock.ts';
import { pathTable, patternsOverlap } from './slugs.ts';

const lock: SlugLock = inEveryLanguage<SlugLock['eng']>({
  eng: { news: { current: '/news', former: ['/press'] }, event: { current: '/news/:id', former: [] } },
  es: { news: { current: '/noticias', former: [] }, event: { current: '/noticias/:id', former: [] } },
});
const now = inEveryLanguage<Record<string, string>>({
  eng: { news: '/news', event: '/news/:id' },
  es: { news: '/noticias', event: '/noticias/:id' },
});

test('the committed lock holds every address that the catalogs have now', () => {
  const { changes, conflicts } = acceptPaths(readSlugLock(), lockedPaths(readSlugFiles()));
  expect({ changes, conflicts }).toEqual({ changes: [], conflicts: [] });
});

test('the lock names no brand, and what is read from it has the brand’s own addresses', () => {
  expect(lockText(readSlugLock())).not.toContain(brandSlug);
  const slugs = readSlugFiles();
  const { history } = pathTable(slugs).eng;
  expect(history).toContain(`-${brandSlug}/`);
  const renamed = { ...slugs, eng: { ...slugs.eng, history: 'once-upon-a-time' } };
  // A lock from before anything was renamed: the site's own grows with every address that is changed.
  const { lock: fresh } = acceptPaths(
    inEveryLanguage<SlugLock['eng']>({ eng: {}, es: {} }),
    lockedPaths(slugs),
  );
  const { lock: grown } = acceptPaths(fresh, lockedPaths(renamed));
  expect(lockText(grown)).not.toContain(brandSlug);
  expect(formerPaths(grown, pathTable(renamed)).eng).toEqual([{ pageId: 'history', pattern: history }]);
});

test('a renamed page keeps its old address behind the new one, and gets it back when it is renamed back', () => {
  const there = acceptPaths(lock, { ...now, es: { ...now.es, news: '/actualidad' } });
  expect(there.changes).toEqual([{ language: 'es', pageId: 'news', from: '/noticias', to: '/actualidad' }]);
  expect(there.lock.es.news).toEqual({ current: '/actualidad', former: ['/noticias'] });
  const back = acceptPaths(there.lock, now);
  expect(back.conflicts).toEqual([]);
  expect(back.lock.es.news).toEqual({ current: '/noticias', former: ['/actualidad'] });
});

test('an address that was ever public is refused to any other page, also as one of many below it', () => {
  const taken = { ...now, eng: { ...now.eng, jobs: '/press', office: '/news/office' } };
  expect(acceptPaths(lock, taken).conflicts).toEqual([
    { language: 'eng', pageId: 'jobs', path: '/press', owner: 'news', published: '/press' },
    { language: 'eng', pageId: 'office', path: '/news/office', owner: 'event', published: '/news/:id' },
  ]);
});

test('a page that is gone keeps its addresses from others', () => {
  const gone = acceptPaths(lock, { ...now, eng: { event: '/news/:id' } });
  expect(gone.lock.eng.news).toEqual({ current: null, former: ['/press', '/news'] });
  const taken = acceptPaths(gone.lock, { ...now, eng: { event: '/news/:id', jobs: '/news' } });
  expect(taken.conflicts).toMatchObject([{ pageId: 'jobs', owner: 'news' }]);
});

test('what is written is what is read, a page to a line', () => {
  const text = lockText(lock);
  expect(parseLock(text)).toEqual(lock);
  expect(text).toContain('\n    "news": { "current": "/news", "former": ["/press"] },\n');
});

test.each([
  ['half a merge', '<<<<<<< ours\n{}'],
  ['no languages', '[]'],
  ['no pages', '{"eng": []}'],
  ['a page without its past', '{"eng": {"news": {"current": "/news"}}}'],
  ['an address that is none', '{"eng": {"news": {"current": "news", "former": []}}}'],
])('a lock with %s is refused', (_, text) => {
  expect(() => parseLock(text)).toThrow();
});

test('a project without a lock is told what to do', () => {
  expect(() => readSlugLock('/nowhere/')).toThrow(/bring it back from the last commit/);
});

test.each([
  ['/a/b', '/a/b', true],
  ['/a/:id', '/a/b', true],
  ['/a/:id', '/a/:year', true],
  ['/:id/b', '/a/:id', true],
  ['/a/b', '/a/c', false],
  ['/a/:id', '/a', false],
  ['/a/:id/c', '/a/b/d', false],
])('%s and %s name one address: %s', (one, other, expected) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([expected, expected]);
});
