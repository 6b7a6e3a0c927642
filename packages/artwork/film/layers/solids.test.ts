import { expect, test } from 'vitest';
import { frame } from '../view.ts';
import { mayHide, outlineOf, type Place, solid } from './solids.ts';

const deck = solid(0, -0.9, 3.1, 2.2, 3.8, 0.9);

test.each<[string, Place, boolean]>([
  ['below it', [0, -1, 2.8], true],
  ['behind it', [2, 2, 3.2], true],
  ['on top of it', [0, -1, 4], false],
  ['to the left of it, before it', [-1.2, 0, 2], false],
  ['to the right of it, before it', [0, -3, 2], false],
])('a block hides what is below and behind it only: %s', (_, place, hidden) => {
  expect(mayHide(deck, place)).toBe(hidden);
});

test('what is hidden directly below a block lies within its outline', () => {
  const at = frame(0, 0);
  const outline = outlineOf(deck, at);
  const [x, y] = at(0, -1, 2.9);
  // The outline goes round against the clock, so a place within lies left of each of its sides.
  for (const [index, [fromX, fromY]] of outline.entries()) {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [0, 0];
    expect((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)).toBeGreaterThan(0);
  }
});
