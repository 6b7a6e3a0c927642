import { expect, test } from 'vitest';
import { mostSimilarity, similarity } from './similarity.ts';

test.each([
  ['', '', 1],
  ['abc', 'abc', 1],
  ['abc', 'xyz', 0],
  ['abcd', 'abxd', 0.75],
  ['ab', 'abcd', 4 / 6],
])('%s and %s are alike by %d', (a, b, measure) => {
  expect(similarity(a, b)).toBeCloseTo(measure);
  expect(similarity(b, a)).toBeCloseTo(measure);
  expect(mostSimilarity(a, b)).toBeGreaterThanOrEqual(similarity(a, b));
});
