import { expect, test } from 'vitest';
import { perViewAt, startingAt } from './per-view.ts';

test.each([
  [320, 1],
  [399, 1],
  [400, 2],
  [739, 2],
  [740, 3],
  [939, 3],
  [940, 4],
  [1920, 4],
])('a window of %i px shows %i slides', (width, slides) => {
  expect(perViewAt(width)).toBe(slides);
});

test('the list begins where the view begins, and what came before follows', () => {
  expect(startingAt(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(startingAt([], 0)).toEqual([]);
});
