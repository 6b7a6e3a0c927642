/** A yard and its machines: scale, crane, container, office. */
import { bin, box, rod, type Shape, type Spot, tube } from '../isometric.ts';
import { bar, panel, seam, spots } from '../solids.ts';
import { bale, boom, car, coil, dial, ground, handler, heap, pipes, placed, truck } from '../things.ts';

/** The middle of the dial beside the scale. */
export const dialAt: Spot = [-0.4, -2, 3.2];

/** A truck on the scale, and the dial that tells its weight. */
export function scale(): Shape[] {
  const load = [
    ...box([0.15, 0.15, 0.7], [1.2, 1.7, 1.35], 'copper', 'fine'),
    ...box([1.45, 0.15, 0.7], [1.1, 1.7, 1.6], 'light', 'fine'),
    ...box([2.65, 0.15, 0.7], [1.4, 1.7, 1.25], 'copper', 'fine'),
  ];
  return [
    ...ground(8.6, 6),
    bar([-0.4, -2.2, 0], [-0.4, -2.2, 2.3], 0.2),
    ...dial([-0.4, -2.2, 3.2], 1.2, 0.66),
    ...box([-4, -0.6, 0], [8, 2.8, 0.22], 'machine'),
    ...placed(truck(load), -3, -0.2, 0.22),
  ];
}

/** A material handler that lifts pipes. */
export function crane(): Shape[] {
  const tip: Spot = [4.3, 1.2, 2.9];
  const [x, y] = [-2.6, -1.2];
  return [
    ...ground(8, 6),
    ...placed(handler(), x, y),
    ...placed(pipes('copper', 2.4), x + tip[0] - 1.2, y + tip[1] - 0.7, tip[2] - 1.2),
    ...placed(boom(tip, 1), x, y),
    ...placed(bale([1.6, 1.3, 1], 'light', 6), -2.8, 1.2),
    ...placed(bale([1.6, 1.3, 1], 'copper', 12), -0.6, 1.3),
    ...placed(coil(0.7, 0.55, 'light'), 2.6, 1.7),
  ];
}

/** A yard: its office, a lamp, and cars in a row. */
export function yard(): Shape[] {
  return [
    ...ground(8.6, 6.4),
    ...box([-3.6, -2.8, 0], [2.6, 1.9, 1.9], 'paper'),
    ...box([-3.8, -3, 1.9], [3, 2.3, 0.2], 'machine'),
    panel('left', [-3.3, -0.9, 0.8], [1.1, 0.7], 'glow'),
    panel('left', [-1.9, -0.9, 0], [0.55, 1.5], 'machine'),
    tube(spots([1, -2.7, 0, 1, -2.7, 4.2, 1.6, -2.7, 4.2]), 0.14, 'machine'),
    ...box([1.4, -2.95, 4.15], [1.2, 0.5, 0.22], 'copper'),
    ...placed(car('light'), -0.7, -1.4),
    ...placed(car('copper'), -2.6, 1),
  ];
}

/** A roll-off container full of scrap. */
export function container(): Shape[] {
  const [x, y] = [-3, -1.2];
  const load = heap([0.1, 0.1, 0.5], [5.6, 2.1, 2.3], ['copper', 'light', 'copper', 'paper']);
  return [
    ...ground(8.6, 5.6),
    ...box([x - 0.4, y + 0.3, 0.1], [6.8, 0.22, 0.22], 'dark'),
    ...rod([x + 0.5, y + 1.5, 0.25], 'y', 0.3, 0.25, 'dark'),
    ...placed(bin([0, 0, 0.35], [5.8, 2.3, 1.75], 'machine', load), x, y),
    ...Array.from({ length: 8 }, (_, index) =>
      box([x + 0.35 + index * 0.7, y + 2.3, 0.35], [0.16, 0.12, 1.6], 'machine', 'fine'),
    ).flat(),
    ...box([x, y + 2.3, 1.95], [5.8, 0.14, 0.16], 'machine'),
    ...box([x + 5.8, y, 1.95], [0.14, 2.44, 0.16], 'machine'),
    ...[0.4, 1.1, 1.8].map((across) => seam([x + 5.8, y + across, 0.4], [x + 5.8, y + across, 1.9])),
    ...rod([x + 0.6, y + 2.1, 0.28], 'y', 0.3, 0.28, 'dark'),
    ...rod([x + 4.9, y + 2.1, 0.28], 'y', 0.3, 0.28, 'dark'),
    tube(
      spots([
        x + 5.95,
        y + 0.75,
        0.4,
        x + 5.95,
        y + 0.75,
        1.3,
        x + 5.95,
        y + 1.55,
        1.3,
        x + 5.95,
        y + 1.55,
        0.4,
      ]),
      0.16,
      'copper',
    ),
  ];
}
