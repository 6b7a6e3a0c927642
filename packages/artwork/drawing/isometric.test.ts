import { expect, test } from 'vitest';
import { box, hull, moved, profile, project, rod } from './isometric.ts';

test('x runs right and down the picture, y left and down, z up', () => {
  expect(project([1, 0, 0])).toEqual([Math.sqrt(3) / 2, 0.5]);
  expect(project([0, 1, 0])).toEqual([-Math.sqrt(3) / 2, 0.5]);
  expect(project([0, 0, 1])).toEqual([0, -1]);
});

test('a box shows its top, left and right sides', () => {
  expect(box([0, 0, 0], [1, 1, 1], 'machine').map(({ side }) => side)).toEqual(['top', 'left', 'right']);
});

test('the outline around points leaves the inner ones out', () => {
  const corners = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  expect(new Set(hull([...corners, [2, 2], [1, 3]]))).toEqual(new Set(corners));
});

test('a body shows only the walls that face the viewer, and its near end last', () => {
  const slope = [
    [0, 0],
    [0, 1],
    [2, 0],
  ] as const;
  const forward = profile([...slope], 0, 1, 'machine');
  const backward = profile([...slope].reverse(), 0, 1, 'machine');
  expect(forward.map(({ side }) => side)).toEqual(['top', 'left']);
  expect(backward.map(({ side }) => side)).toEqual(['top', 'left']);
});

test('the near end of a bar is drawn after its flank', () => {
  expect(rod([0, 0, 0], 'x', 3, 1, 'light').map(({ side }) => side)).toEqual(['top', 'right']);
});

test('moving shapes keeps their form', () => {
  const [top] = box([0, 0, 0], [1, 1, 1], 'machine');
  const [there] = moved(top ? [top] : [], [2, 0, 0]);
  const [again] = box([2, 0, 0], [1, 1, 1], 'machine');
  expect(there?.points.flat().map((value) => value.toFixed(6))).toEqual(
    again?.points.flat().map((value) => value.toFixed(6)),
  );
});
