import { expect, test } from 'vitest';
import { slopesOf } from './slopes.ts';

test('a slope ends where time and way are, and its words stand in the order of the ways', () => {
  const slopes = slopesOf([
    { id: 'slow', way: 30, time: 40 },
    { id: 'fast', way: 60, time: 40 },
  ]);
  expect(slopes).toEqual([
    { id: 'fast', way: 60, time: 40, x: 40, y: 40, row: 25, isBehind: false },
    { id: 'slow', way: 30, time: 40, x: 40, y: 70, row: 75, isBehind: true },
  ]);
});

test('an aim at its steady pace is not behind', () => {
  expect(slopesOf([{ way: 40, time: 40 }])[0]?.isBehind).toBe(false);
});
