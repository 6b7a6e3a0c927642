import { bin, box, disc, line, type Shape, tube } from '../../drawing/isometric.ts';
import { conveyor, fragment, heap, placed } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { ease } from '../timing.ts';

const spacing = 1.3;
const speed = 1.05;
const belt = 1.18;
const magnetAt = 0.2;

/** Mixed pieces pass below a magnet: steel rises and crosses to its bin, copper travels on. */
export function sorting(time: number): Drawing[] {
  const travel = time * speed;
  const onBelt: { depth: number; shapes: Shape[] }[] = [];
  const lifted: Shape[] = [];
  const first = Math.floor((travel - 5) / spacing) - 1;
  for (let index = first; index < first + 12; index += 1) {
    const x = travel - index * spacing - 5;
    if (x < -4.9) continue;
    const isSteel = ((index % 3) + 3) % 3 !== 0;
    const pulled = isSteel ? (x - magnetAt) / speed : -1;
    if (pulled < 0) {
      if (x < 4.7)
        onBelt.push({
          depth: x,
          shapes: placed(fragment(index, isSteel ? 'light' : 'copper', 0.85), x, 1.5, belt),
        });
      continue;
    }
    const risen = ease(0, 0.7, pulled);
    const crossed = ease(0.5, 2.4, pulled);
    const fallen = ease(2.4, 3, pulled);
    if (fallen >= 1) continue;
    const place = placed(
      fragment(index, 'light', 0.85),
      magnetAt + 0.25 * risen,
      1.5 - crossed * 4.3,
      belt + risen * 1.15 - fallen * fallen * 1.9,
    );
    lifted.push(...place);
  }
  return [
    ...bin(
      [-1.1, -4.3, 0],
      [2.8, 2.4, 1.3],
      'machine',
      heap([-1, -4.2, 0.1], [2.6, 2.2, 1.5], ['light', 'light', 'machine']),
    ),
    ...[-1.25, 1.75].map((x) =>
      tube(
        [
          [x, -1.2, 0],
          [x, -1.2, 4.6],
        ],
        0.2,
        'machine',
      ),
    ),
    ...conveyor([-5, 1, 1], 'x', 10, travel),
    ...onBelt.sort((a, b) => a.depth - b.depth).flatMap(({ shapes }) => shapes),
    ...lifted,
    ...box([-0.75, -3, 3.2], [2, 5.4, 0.7], 'copper'),
    ...[-2.2, -0.8, 0.6, 2].map((y) =>
      line(
        [
          [-0.75, y, 3.9],
          [1.25, y, 3.9],
        ],
        'dark',
        'fine',
      ),
    ),
    disc([1.25, -2.6, 3.55], 'x', 0.24, 'dark', 'fine'),
    disc([1.25, 2, 3.55], 'x', 0.24, 'dark', 'fine'),
    ...[-1.25, 1.75].map((x) =>
      tube(
        [
          [x, 2.9, 0],
          [x, 2.9, 4.6],
        ],
        0.2,
        'machine',
      ),
    ),
    ...[-1.25, 1.75].map((x) =>
      tube(
        [
          [x, -1.2, 4.6],
          [x, 2.9, 4.6],
        ],
        0.2,
        'machine',
      ),
    ),
    tube(
      [
        [-1.25, 0.8, 4.6],
        [1.75, 0.8, 4.6],
      ],
      0.2,
      'machine',
    ),
    ...[-0.2, 0.7].map((x) =>
      line([
        [x, 0.8, 3.9],
        [x, 0.8, 4.6],
      ]),
    ),
  ];
}
