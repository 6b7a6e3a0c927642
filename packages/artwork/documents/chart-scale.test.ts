import { expect, test } from 'vitest';
import { digitsOf, scaleOver } from './chart-scale.ts';

test.each([
  [[3, 17], false, [0, 5, 10, 15, 20]],
  [[237.5, 180.6], false, [0, 100, 200, 300]],
  [[222, 238], true, [220, 225, 230, 235, 240]],
  [[0.93, 4.2], false, [0, 2, 4, 6]],
] as const)('a scale over %j has round marks', (values, leaveZero, ticks) => {
  expect(scaleOver(values, leaveZero).ticks).toEqual(ticks);
});

test('marks are written with as many digits as they need', () => {
  expect(digitsOf([0, 2.5, 5])).toBe(1);
  expect(digitsOf([0, 100])).toBe(0);
});
