import { expect, test } from 'vitest';
import { overHalf } from '#tests/support/journeys/over-half.ts';
import { medianOf } from './record.ts';

const figures = { presses: 2, fields: 1, screens: 1.5, y: 400 };

test('a way is held to half of what it cost before, and to no less than one press', () => {
  expect(overHalf(figures, { presses: 4, screens: 3, y: null }, 1280)).toEqual([]);
  expect(overHalf(figures, { presses: 5, screens: 2, y: null }, 1280)).toEqual(['screens 1.5 of 1']);
  expect(overHalf({ ...figures, presses: 1 }, { presses: 1, screens: null, y: null }, 390)).toEqual([]);
  expect(overHalf(figures, { presses: 3, screens: null, y: null }, 390)).toEqual(['presses 2 of 1']);
});

test('where the answer stands is held to half of where it stood in a window of that width', () => {
  const before = { presses: 4, screens: null, y: { 1280: 800, 390: 799 } };
  expect(overHalf(figures, before, 1280)).toEqual([]);
  expect(overHalf(figures, before, 390)).toEqual(['y 400 of 399']);
});

test('the median is the number in the middle, or the mean of the two there', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([9, 1, 5, 8])).toBe(7);
  expect(medianOf([])).toBe(0);
});
