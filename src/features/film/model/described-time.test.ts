import { expect, test } from 'vitest';
import { describedTime, filmTime } from './described-time.ts';

const holds = [
  { at: 10, seconds: 4 },
  { at: 20, seconds: 2 },
];

test.each([
  [5, 5],
  [10, 14],
  [15, 19],
  [30, 36],
])('second %d of the film is second %d of the described version', (film, described) => {
  expect(describedTime(film, holds)).toBe(described);
  expect(filmTime(described, holds)).toBe(film);
});

test('while the picture waits, the film stands still', () => {
  expect([10, 11, 13.9].map((time) => filmTime(time, holds))).toEqual([10, 10, 10]);
});
