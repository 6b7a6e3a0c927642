import { box, line, type Shape, type Spot, surface, tube } from '../../drawing/isometric.ts';
import { cyclist, larch, placed } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { between, ease } from '../timing.ts';

const deck = 1.5;
const span = { from: -4, to: 4 };
const sides = [-0.9, 1.1];

/** The metal is back: an arched bridge over a river, and a cyclist who crosses it at dawn. */
export function returning(time: number): Drawing[] {
  const ridden = between(-4.8, 4, ease(0.6, 9.5, time));
  return [
    ...water(time),
    ...box([-5, -5, 0], [2.2, 10, 0.75], 'slab'),
    ...box([2.8, -5, 0], [2.2, 10, 0.75], 'slab'),
    ...grove(-1),
    ...arch(sides[0] ?? 0),
    ...box([-5, -1, deck - 0.25], [10, 2.2, 0.25], 'machine'),
    ...[-3.5, -1.5, 0.5, 2.5].map((x) =>
      line(
        [
          [x, 0.1, deck],
          [x + 0.9, 0.1, deck],
        ],
        'paper',
        'fine',
      ),
    ),
    ...placed(cyclist(-time * 4), ridden, 0.35, deck),
    ...arch(sides[1] ?? 0),
    ...grove(1),
  ];
}

function arch(y: number): Shape[] {
  const at = (part: number): Spot => [
    between(span.from, span.to, part),
    y,
    deck - 0.1 + 2.7 * Math.sin(part * Math.PI),
  ];
  const curve = Array.from({ length: 33 }, (_, index) => at(index / 32));
  const hangers = Array.from({ length: 9 }, (_, index) => {
    const [x, , z] = at((index + 1) / 10);
    return line(
      [
        [x, y, deck],
        [x, y, z],
      ],
      'paper',
      'fine',
    );
  });
  return [...hangers, tube(curve, 0.2, 'copper')];
}

/** Larches on both banks: those behind the bridge (-1) or before it (1). */
function grove(side: number): Shape[] {
  const trees: [number, number, number][] =
    side < 0
      ? [
          [-4.3, -4.2, 1.9],
          [-3.5, -3.3, 1.5],
          [-4.4, -2.6, 1.7],
          [3.5, -4.2, 1.7],
          [4.4, -3.5, 2],
          [3.6, -2.4, 1.5],
        ]
      : [
          [-4.3, 2.3, 1.6],
          [-3.4, 3.2, 2],
          [-4.3, 4.1, 1.7],
          [3.5, 2.4, 1.5],
          [4.3, 3.2, 1.9],
          [3.5, 4.2, 1.6],
        ];
  return trees.flatMap(([x, y, height]) => placed(larch(height), x, y, 0.75));
}

function water(time: number): Shape[] {
  const waves = Array.from({ length: 24 }, (_, index) => {
    const y = -4.8 + index * 0.38;
    const x = -2.3 + ((index * 1.37) % 4.5);
    const drift = 0.25 * Math.sin(time * 0.7 + index);
    return line(
      [
        [x + drift, y, 0.06],
        [x + drift, y + 0.9, 0.06],
      ],
      'paper',
      'fine',
    );
  });
  return [
    surface(
      [
        [-2.8, -5, 0.04],
        [2.8, -5, 0.04],
        [2.8, 5, 0.04],
        [-2.8, 5, 0.04],
      ],
      'dark',
      'top',
      'fine',
    ),
    ...waves,
  ];
}
