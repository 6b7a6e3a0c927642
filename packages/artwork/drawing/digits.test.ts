import { expect, test } from 'vitest';
import { arc, digits } from './digits.ts';

test('a number stands around its middle, one stroke a digit', () => {
  const marks = digits(2024, [100, 50], 16, '#000000');
  const xs = marks.flatMap((mark) => (mark.kind === 'line' ? mark.points.map(([x]) => x) : []));
  expect(marks).toHaveLength(4);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(100, 0);
});

test('an arc goes clockwise from the right', () => {
  const quarter = arc([0, 0], [10, 5], 0, 90);
  expect(quarter[0]).toEqual([10, 0]);
  expect(quarter.at(-1)?.[1]).toBeCloseTo(5);
});
