import { expect, test } from 'vitest';
import newsFrame from '#content/investors/news-frame.json';
import news from '#content/news.json';

test('every category of a release has a name', () => {
  const named = new Set(newsFrame.categories.map(({ id }) => id));
  for (const { id, category } of news) expect(named.has(category), id).toBe(true);
});

test('no two releases share a title, which names their links', () => {
  expect(new Set(news.map(({ title }) => title)).size).toBe(news.length);
});
