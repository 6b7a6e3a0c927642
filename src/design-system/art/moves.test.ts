import { expect, test } from 'vitest';
import { planes } from './moves.ts';

type Matrix = [number, number, number, number, number, number];

const read = (written: string) => written.slice('matrix('.length, -1).split(' ').map(Number) as Matrix;

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]) =>
  [a * x + c * y + e, b * x + d * y + f] as const;

function planesOf(move: 'needle' | 'barrier') {
  const found = planes(move, [300, 60]);
  if (!found) throw new Error('It does not turn.');
  return { toSheet: read(found.toSheet), fromSheet: read(found.fromSheet) };
}

test.each(['needle', 'barrier'] as const)(
  'a %s that has turned by nothing stands as it was drawn',
  (move) => {
    const { toSheet, fromSheet } = planesOf(move);
    const [x, y] = apply(toSheet, apply(fromSheet, [350, 10]));
    expect(x).toBeCloseTo(350, 0);
    expect(y).toBeCloseTo(10, 0);
  },
);

test('a quarter turn raises what lay along the axis of the world, as long as it was', () => {
  const { toSheet, fromSheet } = planesOf('needle');
  const [u, v] = apply(fromSheet, [300 + 40 * (Math.sqrt(3) / 2), 60 + 20]);
  const [x, y] = apply(toSheet, [-v, u]);
  expect(x).toBeCloseTo(300, 0);
  expect(y).toBeCloseTo(20, 0);
});

test('what slides needs no plane', () => {
  expect(planes('lift', [0, 0])).toBeUndefined();
});
