import { expect, test } from 'vitest';
import { readLatestNews } from './read-news.ts';

const release = (id: number) => ({
  id: `${id}`,
  releaseDate: { date: '2026-11-05' },
  title: `Release ${id}`,
});

test('the home page shows the first five releases', () => {
  const answer = [9, 8, 7, 6, 5, 4, 3].map(release);
  expect(readLatestNews(answer).map(({ id }) => id)).toEqual(['9', '8', '7', '6', '5']);
});

test.each([0, 1, 4])('a list of only %i releases is shown as it is', (count) => {
  expect(readLatestNews(Array.from({ length: count }, (_, index) => release(index)))).toHaveLength(count);
});

test('an item that is no release is left out, and an id may be a number', () => {
  const answer = [{ ...release(1), id: 1 }, { ...release(2), title: undefined }, null, release(3)];
  expect(readLatestNews(answer).map(({ id }) => id)).toEqual(['1', '3']);
});

test.each([
  ['no list', { error: 'news.failed' }],
  ['nothing', null],
  ['an id that is no number', [{ ...release(1), id: '../x' }]],
  ['no date', [{ ...release(1), releaseDate: null }]],
  ['a date of another shape', [{ ...release(1), releaseDate: { date: 'soon' } }]],
  ['no title', [{ ...release(1), title: undefined }]],
])('refuses an answer with %s', (_, answer) => {
  expect(() => readLatestNews(answer)).toThrow(TypeError);
});
