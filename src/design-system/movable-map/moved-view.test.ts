import { expect, test } from 'vitest';
import { viewBoxOf, wholeView } from '../pin-map/index.ts';
import { enlargements, isSeen, movedView, viewWith, zoomedView } from './moved-view.ts';

const size = { width: 400, height: 280 };
const whole = wholeView(size);

test('a map is enlarged about the same point, step by step, and not beyond the last', () => {
  const views = [whole];
  for (let step = 0; step < enlargements.length; step += 1)
    views.push(zoomedView(views.at(-1) ?? whole, 1, size));
  expect(views.map(({ times }) => times)).toEqual([1, 1.5, 2, 3, 4, 4]);
  expect(views.map((view) => viewBoxOf(view, size))[2]).toBe('100 70 200 140');
  expect(zoomedView(whole, -1, size)).toEqual(whole);
});

test('the whole map cannot be moved, and an enlarged one not beyond its edges', () => {
  expect(movedView(whole, 0.5, 0, size)).toEqual(whole);
  const near = { times: 2, x: 200, y: 140 };
  expect(movedView(near, 0.25, 0, size)).toEqual({ times: 2, x: 250, y: 140 });
  expect(movedView(near, 3, -3, size)).toEqual({ times: 2, x: 300, y: 70 });
});

test('made smaller at an edge it shows nothing beyond it', () => {
  expect(zoomedView({ times: 4, x: 350, y: 245 }, -1, size)).toEqual({
    times: 3,
    x: 400 - 400 / 6,
    y: 280 - 280 / 6,
  });
});

test('a point that is cut off or beyond the edge comes into sight, and one in sight moves nothing', () => {
  const near = { times: 4, x: 100, y: 100 };
  expect(viewWith(near, { x: 110, y: 95 }, size)).toBe(near);
  expect(viewWith(near, { x: 148, y: 100 }, size)).toEqual({ times: 4, x: 148, y: 100 });
  expect(viewWith(near, { x: 390, y: 270 }, size)).toEqual({ times: 4, x: 350, y: 245 });
});

test('what lies beyond the edges of a view is not seen', () => {
  const near = { times: 2, x: 100, y: 70 };
  expect([0, 200, 201].map((x) => isSeen(near, { x, y: 70 }, size))).toEqual([true, true, false]);
});
