/** The six small scenes that pages show beside their words, each a list of solids in the order they are drawn. */
import { box, disc, line, profile, rod, type Shape, type Spot, surface, tube } from './isometric.ts';
import { boom, car, dial, handler, pipes, placed, rebar, truck, wheel } from './things.ts';

/** A plate that the things of a scene stand on, around the origin. */
function ground(width: number, depth: number): Shape[] {
  return box([-width / 2, -depth / 2, -0.3], [width, depth, 0.3], 'slab');
}

/** A truck on the scale, and the dial that tells its weight. */
function scale(): Shape[] {
  const load = [
    ...box([0.15, 0.15, 0.7], [1.2, 1.7, 1.35], 'copper', 'fine'),
    ...box([1.45, 0.15, 0.7], [1.1, 1.7, 1.6], 'light', 'fine'),
    ...box([2.65, 0.15, 0.7], [1.4, 1.7, 1.25], 'copper', 'fine'),
  ];
  return [
    ...ground(8.6, 6),
    tube(
      [
        [-0.4, -2.2, 0],
        [-0.4, -2.2, 2.3],
      ],
      0.2,
      'machine',
    ),
    ...dial([-0.4, -2.2, 3.2], 1.2, 0.66),
    ...box([-4, -0.6, 0], [8, 2.8, 0.22], 'machine'),
    ...placed(truck(load), -3, -0.2, 0.22),
  ];
}

/** A material handler that lifts pipes. */
function crane(): Shape[] {
  const tip: Spot = [4.3, 1.2, 2.9];
  const [x, y] = [-2.6, -1.2];
  return [
    ...ground(8, 6),
    ...placed(handler(), x, y),
    ...placed(pipes('copper', 2.4), x + tip[0] - 1.2, y + tip[1] - 0.7, tip[2] - 1.2),
    ...placed(boom(tip, 1), x, y),
    ...box([-2.6, 1.3, 0], [1.3, 1.2, 1], 'light'),
    ...box([-1, 1.4, 0], [1.1, 1, 0.7], 'copper'),
  ];
}

/** A car on stands in the self-service yard, one wheel already off. */
function yardCar(): Shape[] {
  const stand = (x: number, y: number): Shape[] => [
    ...rod([x, y, 0], 'z', 0.14, 0.36, 'machine', 'fine'),
    ...rod([x, y, 0.14], 'z', 0.55, 0.16, 'machine', 'fine'),
  ];
  return [
    ...ground(7.4, 5.4),
    ...stand(-1.5, -1.1),
    ...stand(1.6, -1.1),
    ...placed(car('copper'), -2.2, -1.4, 0.55),
    ...stand(-1.5, 0.2),
    ...stand(1.6, 0.2),
    ...wheel([-2.2, 1.5, 0.4], 0.22, 0.4),
    ...box([0.6, 1.3, 0], [1.2, 0.6, 0.5], 'paper'),
    tube(
      [
        [0.8, 1.6, 0.5],
        [0.8, 1.6, 0.85],
        [1.6, 1.6, 0.85],
        [1.6, 1.6, 0.5],
      ],
      0.08,
      'machine',
    ),
  ];
}

/** Two rolling stands with a hot bar between the rolls, and a bundle of finished bars. */
function mill(): Shape[] {
  const stand = (x: number): Shape[] => [
    ...box([x - 0.5, -2.3, 0], [1, 0.45, 3], 'machine'),
    ...rod([x, -1.9, 0.55], 'y', 1.6, 0.38, 'copper'),
    ...rod([x, -1.9, 1.6], 'y', 1.6, 0.38, 'copper'),
    ...box([x - 0.55, -2.35, 3], [1.1, 2.6, 0.4], 'machine'),
    ...box([x - 0.5, -0.2, 0], [0.18, 0.4, 3], 'machine'),
    ...box([x + 0.32, -0.2, 0], [0.18, 0.4, 3], 'machine'),
  ];
  const bar = (from: number, to: number, height: number): Shape[] =>
    box([from, -1.1 - height / 2, 0.94], [to - from, height, height], 'glow');
  return [
    ...ground(8, 6),
    ...bar(-3.8, -1.6, 0.5),
    ...stand(-1.6),
    ...bar(-1.6, 1.2, 0.32),
    ...stand(1.2),
    ...bar(1.2, 3.8, 0.2),
    ...placed(rebar(5.6, 4, 'light'), -2.8, 1.3),
  ];
}

/** What is bought, side by side: a beam, pipes, a coil of wire, a wheel, a pressed bale. */
function catalogue(): Shape[] {
  const beam: [number, number][] = [
    [0, 0],
    [1.1, 0],
    [1.1, 0.2],
    [0.66, 0.2],
    [0.66, 1.1],
    [1.1, 1.1],
    [1.1, 1.3],
    [0, 1.3],
    [0, 1.1],
    [0.44, 1.1],
    [0.44, 0.2],
    [0, 0.2],
  ];
  const strap = (x: number): Shape =>
    line(
      [
        [x, 0.9, 1.3],
        [x, 2.5, 1.3],
        [x, 2.5, 0],
      ],
      'paper',
      'fine',
    );
  return [
    ...ground(8, 6.4),
    ...placed(profile(beam, 0, 3.6, 'light'), -3.2, -2.6),
    ...placed(pipes('copper', 2.6), -1, -2.6),
    ...placed(box([0, 0.9, 0], [1.9, 1.6, 1.3], 'paper'), -0.9, -0.3),
    ...placed([strap(0.6), strap(1.3)], -0.9, -0.3),
    ...rod([2.7, 0.3, 0], 'z', 0.75, 0.85, 'copper'),
    disc([2.7, 0.3, 0.75], 'z', 0.42, 'dark', 'fine'),
    ...wheel([-2.1, 2, 0.62], 0.4, 0.62),
  ];
}

/** The gate of a yard: the office, a lamp, and cars in a row. */
function yard(): Shape[] {
  const office = (): Shape[] => [
    ...box([-3.6, -2.8, 0], [2.6, 1.9, 1.9], 'paper'),
    ...box([-3.8, -3, 1.9], [3, 2.3, 0.2], 'machine'),
    surface(
      [
        [-3.3, -0.9, 0.8],
        [-2.2, -0.9, 0.8],
        [-2.2, -0.9, 1.5],
        [-3.3, -0.9, 1.5],
      ],
      'glow',
      'left',
      'fine',
    ),
    surface(
      [
        [-1.9, -0.9, 0],
        [-1.35, -0.9, 0],
        [-1.35, -0.9, 1.5],
        [-1.9, -0.9, 1.5],
      ],
      'machine',
      'left',
      'fine',
    ),
  ];
  return [
    ...ground(8.6, 6.4),
    ...office(),
    tube(
      [
        [1, -2.7, 0],
        [1, -2.7, 4.2],
        [1.6, -2.7, 4.2],
      ],
      0.14,
      'machine',
    ),
    ...box([1.4, -2.95, 4.15], [1.2, 0.5, 0.22], 'copper'),
    ...placed(car('light'), -0.7, -1.4),
    ...placed(car('copper'), -2.6, 1),
  ];
}

/** Every scene by the name its component has. */
export const pageScenes: Record<string, () => Shape[]> = {
  scale,
  crane,
  car: yardCar,
  mill,
  catalogue,
  yard,
};
