import { box, line, surface, tube } from '../../drawing/isometric.ts';
import { dial, heap, placed, truck } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { between, ease } from '../timing.ts';

/** A loaded truck rolls onto the scale; the deck gives a little and the needle finds the weight. */
export function weighing(time: number): Drawing[] {
  const rolled = ease(0.4, 4.6, time);
  const left = ease(7.6, 11, time);
  const loaded = ease(3.2, 4.6, time) * (1 - ease(7.9, 9, time));
  const x = between(-9.4, -2.9, rolled) + left * 0.6;
  const swing = Math.max(0, time - 4.4);
  const settle = 0.06 * Math.exp(-swing * 1.4) * Math.sin(swing * 4.2);
  const needle = 0.04 + 0.62 * ease(3.2, 5.2, time) + settle;
  const sunk = -0.12 * loaded;
  return [
    ...box([1.2, -4, 0], [3, 2, 2.3], 'paper'),
    ...box([1, -4.2, 2.3], [3.4, 2.4, 0.22], 'machine'),
    surface(
      [
        [1.6, -2, 1],
        [2.9, -2, 1],
        [2.9, -2, 1.9],
        [1.6, -2, 1.9],
      ],
      'glow',
      'left',
    ),
    surface(
      [
        [3.3, -2, 0],
        [3.9, -2, 0],
        [3.9, -2, 1.9],
        [3.3, -2, 1.9],
      ],
      'machine',
      'left',
    ),
    tube(
      [
        [-1.8, -2.6, 0],
        [-1.8, -2.6, 2.6],
      ],
      0.22,
      'machine',
    ),
    ...dial([-1.8, -2.6, 3.6], 1.35, needle),
    ...box([-4.4, -0.5, 0], [8.8, 3.2, 0.06], 'dark'),
    ...box([-4.1, -0.3, 0.06 + sunk], [8.2, 2.8, 0.26], 'machine'),
    ...[-2.05, 0, 2.05].map((place) =>
      line(
        [
          [place, -0.3, 0.32 + sunk],
          [place, 2.5, 0.32 + sunk],
        ],
        'paper',
        'fine',
      ),
    ),
    ...placed(
      truck(heap([0.12, 0.12, 0.9], [3.9, 1.7, 1.6], ['copper', 'copper', 'light', 'paper'])),
      x,
      0,
      0.32 + sunk * rolled,
    ),
  ];
}
