import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { CompanyFiling } from '#features/filings/model/filings.ts';
import type { NewsPort } from '#features/investors/model/ports.ts';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { createContentNews } from '#features/news/server/content-news.ts';
import { createSitePaths } from '#server/pages/site-paths.ts';
import { fixturePaths } from '#tests/server/support/app-fixture.ts';
import { readableLog } from '#tests/server/support/outside-fixture.ts';
import { plainCatalogs } from '#tests/server/support/plain-catalogs.ts';
import { buildIndex, writeIndex } from '../model/site-index.ts';
import { openSiteSearch } from './site-search.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

const release = (id: string, date: string, title: string): NewsRecord => ({
  id,
  date,
  category: 'operations',
  title,
  summary: 'Nothing more.',
});

/** A search over one page and some news, with a clock of its own. */
async function open(news: (now: () => number) => NewsPort, every = async (): Promise<CompanyFiling[]> => []) {
  const root = mkdtempSync(join(tmpdir(), 'search-'));
  cleanups.push(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'build/eng'), { recursive: true });
  const page = { id: 'a', kind: 'page' as const, of: 'a', title: 'Careers', text: 'Work.', path: '/company' };
  writeFileSync(join(root, 'build/eng/search-index.json'), writeIndex(buildIndex('eng', [page])));
  const clock = { at: Date.parse('2026-11-20T12:00:00Z') };
  const now = () => clock.at;
  const { log, lines } = readableLog();
  const site = createSitePaths({ paths: fixturePaths });
  const search = await openSiteSearch({
    root,
    site,
    news: news(now),
    filings: { company: { ...noList, every } },
    log,
    now,
  });
  const titles = (query: string) => JSON.stringify(search.find('eng', query));
  return { clock, lines, search, titles };
}

const none = plainCatalogs();

const noList = {
  page: async () => null,
  choices: async () => ({ forms: [], years: [] }),
};

const filing = (form: string, filedOn: string, title: string): CompanyFiling => ({
  id: `${form} ${filedOn}`,
  filedOn,
  periodEnd: null,
  form,
  title,
  pages: null,
  documents: [],
  sample: true,
});

test('a release is found from its day on, without a new start', async () => {
  const records = [release('1', '2026-11-19', 'Furnace'), release('2', '2026-11-21', 'Shredder')];
  const { clock, titles, search } = await open((now) => createContentNews(records, none, { now }));
  expect(titles('furnace')).toContain('/news-release-details/1');
  expect(titles('shredder')).not.toContain('/news-release-details/2');
  clock.at = Date.parse('2026-11-21T12:00:00Z');
  await vi.waitFor(() => expect(titles('shredder')).toContain('/news-release-details/2'), {
    timeout: 20_000,
  });
  expect(titles('furnace')).toContain('/news-release-details/1');
  // That language has no index here.
  expect(search.find('es', 'furnace')).toBeNull();
});

test('what a source changes or takes back is found as it is now', async () => {
  let records = [release('1', '2026-11-19', 'Furnace'), release('2', '2026-11-18', 'Shredder')];
  const { clock, titles } = await open((now) => {
    const current = () => createContentNews(records, none, { now });
    return {
      ...current(),
      list: (...asked) => current().list(...asked),
      release: (...asked) => current().release(...asked),
    };
  });
  records = [release('1', '2026-11-19', 'Conveyor')];
  clock.at += 600_000;
  await vi.waitFor(() => expect(titles('conveyor')).toContain('/news-release-details/1'), {
    timeout: 20_000,
  });
  expect(titles('shredder')).not.toContain('/news-release-details');
});

test('a release that is taken back while it is being read is found by its title', async () => {
  const { titles } = await open((now) => ({
    ...createContentNews([release('1', '2026-11-19', 'Furnace')], none, { now }),
    release: createContentNews([], none, { now }).release,
  }));
  expect(titles('furnace')).toContain('/news-release-details/1');
  expect(titles('furnace')).not.toContain('Nothing more.');
});

test('pages are found while the source of the news fails, from the start', async () => {
  const failing = () => Promise.reject(new Error('away'));
  const { titles, lines } = await open((now) => ({
    ...createContentNews([], none, { now }),
    list: failing,
  }));
  expect(titles('careers')).toContain('/company');
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['news not searchable']);
});

test('filings of one form and year are one document, which leads to the list of just these', async () => {
  const { search } = await open(
    (now) => createContentNews([], none, { now }),
    async () => [
      filing('10-K', '2026-11-10', 'Annual report for fiscal 2026'),
      filing('8-K', '2026-10-22', 'News of the results of a quarter'),
      filing('8-K', '2026-09-03', 'Two directors join the board'),
      filing('10-K/A', '2025-11-19', 'Exhibit added to the annual report for fiscal 2025'),
      filing('10-K', '2025-11-10', 'Annual report for fiscal 2025'),
    ],
  );
  const found = (query: string) =>
    search.find('eng', query)?.map(({ kind, title, path }) => [kind, title, path]);
  expect(found('directors')).toEqual([
    ['document', '8-K, 2026', '/company/investors/sec-filings?form=8-K&year=2026'],
  ]);
  expect(found('annual report')?.sort()).toEqual([
    ['document', '10-K, 2025', '/company/investors/sec-filings?form=10-K&year=2025'],
    ['document', 'Annual report for fiscal 2026, 10-K', '/company/investors/sec-filings?form=10-K&year=2026'],
  ]);
});

test('pages and news are found while the source of the filings fails', async () => {
  const { titles, lines } = await open(
    (now) => createContentNews([release('1', '2026-11-19', 'Furnace')], none, { now }),
    () => Promise.reject(new Error('away')),
  );
  expect(titles('careers')).toContain('/company');
  expect(titles('furnace')).toContain('/news-release-details/1');
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['filings not searchable']);
});
