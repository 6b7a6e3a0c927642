import { expect, test } from 'vitest';
import type { NewsRelease } from '#features/investors/model/ports.ts';
import { newsChoices, newsCounts, newsDetail, newsPage } from './news-lists.ts';

/** Twenty-four releases, two a month, the newest first. */
const releases: NewsRelease[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(24 - index),
  releaseDate: { date: `${index < 14 ? 2026 : 2025}-${String(12 - (index % 12)).padStart(2, '0')}-01` },
  title: `T${24 - index}`,
  summary: 'S',
  category: index % 3 === 0 ? 'results' : 'dividend',
  body: [],
  original: null,
}));
const idsOf = (page: { id: string }[] | null) => page?.map(({ id }) => id);

test('ten to a page, and the rest on the last', () => {
  expect(idsOf(newsPage(releases, 3))).toEqual(['4', '3', '2', '1']);
  expect(newsCounts(releases, 3)).toEqual({ page: 3, pages: 3, total: 24 });
});

test.each([0, 4, -1, 1.5, Number.NaN])('there is no page %d', (page) => {
  expect([newsPage(releases, page), newsCounts(releases, page)]).toEqual([null, null]);
});

test('a list of one year and one category', () => {
  const filter = { year: 2025, category: 'results' } as const;
  expect(idsOf(newsPage(releases, 1, filter))).toEqual(['9', '6', '3']);
  expect(newsCounts(releases, 1, filter)).toEqual({ page: 1, pages: 1, total: 3 });
});

test('the first page of nothing is empty', () => {
  expect(newsPage(releases, 1, { category: 'governance' })).toEqual([]);
  expect(newsCounts([], 1)).toEqual({ page: 1, pages: 1, total: 0 });
  expect(newsPage([], 2)).toBeNull();
});

test('a line of a list holds what tells whether to read on, and no more', () => {
  const figures = [{ name: 'Revenue', value: '$1' }];
  const summary = 'Sales grew. Costs fell.';
  expect(
    newsPage(
      [{ ...(releases[0] as NewsRelease), language: 'eng', summary, figures }, ...releases.slice(1, 2)],
      1,
    ),
  ).toEqual([
    {
      id: '24',
      releaseDate: { date: '2026-12-01' },
      title: 'T24',
      language: 'eng',
      category: 'results',
      opening: 'Sales grew.',
      figures,
    },
    {
      id: '23',
      releaseDate: { date: '2026-11-01' },
      title: 'T23',
      category: 'dividend',
      opening: 'S',
    },
  ]);
});

test('a release stands between the one after and the one before it', () => {
  expect(newsDetail(releases, '24')).toMatchObject({ newer: null, older: { id: '23' } });
  expect(newsDetail(releases, '1')).toMatchObject({ newer: { id: '2' }, older: null });
  expect(newsDetail(releases, '25')).toBeNull();
});

test('choices name only what there is', () => {
  expect(newsChoices(releases)).toEqual({
    years: [
      { year: 2026, count: 14 },
      { year: 2025, count: 10 },
    ],
    categories: [
      { category: 'results', count: 8 },
      { category: 'dividend', count: 16 },
    ],
  });
});
