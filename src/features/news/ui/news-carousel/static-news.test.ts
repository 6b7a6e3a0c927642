import { expect, test } from 'vitest';
import news from '../../content/news.json';
import { staticNews } from './static-news.ts';

test('the five newest releases stand on the page without script, newest first', () => {
  const days = staticNews.map(({ releaseDate }) => releaseDate.date);
  expect(days).toHaveLength(5);
  expect(days).toEqual([...days].sort().reverse());
  expect(days[0]).toBe(
    news
      .map(({ date }) => date)
      .sort()
      .at(-1),
  );
});

test('no title shows a placeholder', () => {
  for (const { title } of staticNews) expect(title).not.toMatch(/[{}]/);
});
