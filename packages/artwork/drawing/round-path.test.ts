import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

test('a disc is two half ellipses between the ends of its long side', () => {
  expect(roundPath({ middles: [[20, 20]], axis: 'z', radius: 10 })).toBe(
    'M32 20a7 4 0 0 1 -24 0a7 4 0 0 1 24 0z',
  );
});

test('a bar is a half ellipse at each end, joined by straight sides', () => {
  // An upright bar, its lower end first: up the right side, over the top, down the left side, around the foot.
  const middles: [number, number][] = [
    [20, 60],
    [20, 20],
  ];
  expect(roundPath({ middles, axis: 'z', radius: 10 })).toBe(
    'M32 60l0 -40a7 4 0 0 0 -24 0l0 40a7 4 0 0 0 24 0z',
  );
});

test('nothing round has no outline', () => {
  expect(roundPath({ middles: [], axis: 'x', radius: 1 })).toBe('');
});
