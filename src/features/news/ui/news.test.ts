import { expect, test } from 'vitest';
import { newsCategories } from '#features/investors/model/ports.ts';
import { newsListPath } from '#features/investors/ui/news-paths.ts';
import news from '../content/news.json';
import newsFrame from '../content/news-frame.json';
import { askedFilter } from './news.server.ts';

test('every category that a release can have has a name', () => {
  expect(newsFrame.categories.map(({ id }) => id)).toEqual([...newsCategories]);
});

const known = { years: [2026, 2025], categories: ['results', 'dividend'] as const };

test.each([
  ['', {}],
  ['year=2025', { year: 2025 }],
  ['category=results&year=2026', { year: 2026, category: 'results' }],
  ['year=1850&category=dividend', { category: 'dividend' }],
  ['category=governance', {}],
  ['category=__proto__&year=2025%27', {}],
  ['year=&category=', {}],
])('the address “%s” asks for what there is of it', (query, filter) => {
  expect(askedFilter(new URLSearchParams(query), known)).toEqual(filter);
});

test('a page of a choice keeps the choice, and the first page has no number', () => {
  const list = newsListPath({ year: '', category: '' });
  expect(newsListPath({ year: '2025', category: 'results' }, 2)).toBe(
    `${list}?year=2025&category=results&page=2`,
  );
  expect(newsListPath({ year: '', category: 'results' }, 1)).toBe(`${list}?category=results`);
});

test('no two releases share a title, which names their links', () => {
  expect(new Set(news.map(({ title }) => title)).size).toBe(news.length);
});
