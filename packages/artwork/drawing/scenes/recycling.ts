/** From the shredder to the ship: how a mixed stream becomes clean metal. */
import { bin, box, disc, line, moving, rod, type Shape, type Spot, surface } from '../isometric.ts';
import { bar, corners, panel, prism } from '../solids.ts';
import { car, conveyor, fragment, grapple, ground, heap, placed } from '../things.ts';

/** The middle of the shredder's rotor. */
export const rotorAt: Spot = [0.1, 1, 1.7];

/** A conveyor that feeds a hammer mill, and the pieces that leave it. */
export function shredder(): Shape[] {
  const [x, y, z] = rotorAt;
  const hammer = (turn: number): Shape => {
    const at = (angle: number, reach: number): Spot => [
      x + Math.cos(angle) * reach,
      y,
      z + Math.sin(angle) * reach,
    ];
    return surface(
      [at(turn - 0.2, 0.5), at(turn - 0.16, 0.95), at(turn + 0.16, 0.95), at(turn + 0.2, 0.5)],
      'paper',
      'left',
      'fine',
    );
  };
  return [
    ...ground(9.4, 5),
    ...conveyor([-4.6, -1.1, 1.7], 'x', 3.4, 0.2, 1.9),
    ...placed(car('copper', 0.82), -4.2, -1, 1.88),
    ...box([-1.4, -1.6, 0], [2.9, 2.6, 3.9], 'machine'),
    ...rod([0.1, -0.5, 3.9], 'z', 0.9, 0.4, 'machine'),
    disc([x, y, z], 'y', 1.15, 'dark'),
    disc([x, y, z], 'y', 0.55, 'machine'),
    ...moving([0, 1, 2, 3, 4].map((index) => hammer(0.5 + (index * 2 * Math.PI) / 5))),
    disc([x, y, z], 'y', 0.18, 'dark', 'fine'),
    ...conveyor([1.5, -0.9, 1.3], 'x', 1.7, 0.3, 1.3),
    ...placed(fragment(3, 'copper', 0.55), 1.9, -0.4, 1.48),
    ...placed(fragment(8, 'copper', 0.55), 2.7, -0.1, 1.48),
    ...heap([2.8, -0.9, 0], [1.7, 2.1, 1.5], ['copper', 'light', 'copper'], 1, [4, 4]),
    ...placed(fragment(5, 'copper', 0.55), 3.4, -0.2, 1.5),
    ...placed(fragment(2, 'copper', 0.5), 2.2, 1.5),
    ...placed(fragment(7, 'light', 0.45), 1.4, 1.8),
  ];
}

/** A drum magnet over a belt, which lifts the steel out of the stream. */
export function magnet(): Shape[] {
  const axle = 2.9;
  const around = (turn: number, y: number, seed: number): Shape[] =>
    placed(fragment(seed, 'copper', 0.42), Math.cos(turn) * 1.2, y, axle + Math.sin(turn) * 1.2 - 0.15);
  return [
    ...ground(9, 5.6),
    ...box([-0.4, -2.6, 0], [0.8, 0.6, 4.7], 'machine'),
    ...conveyor([-4.4, -1.3, 0.9], 'x', 8.8, 0.3, 1.8),
    ...[-3.9, -3, -2.1].flatMap((x, index) => [
      ...placed(fragment(index, 'dark', 0.5), x, -0.8, 1.08),
      ...placed(fragment(index + 11, 'copper', 0.5), x + 0.4, 0, 1.08),
    ]),
    ...placed(fragment(2, 'copper', 0.5), -1.1, -0.6, 1.25),
    ...[1.5, 2.5, 3.5].flatMap((x, index) =>
      placed(fragment(index + 4, 'dark', 0.5), x, index % 2 ? -0.2 : -0.7, 1.08),
    ),
    ...rod([0, -1.2, axle], 'y', 1.6, 1.05, 'machine'),
    disc([0, 0.4, axle], 'y', 0.8, 'light', 'fine'),
    ...around(Math.PI * 1.35, 0.2, 3),
    ...around(Math.PI * 1.1, 0.1, 6),
    ...around(Math.PI * 0.85, 0, 9),
    ...around(Math.PI * 0.6, -0.3, 2),
    ...around(Math.PI * 0.35, -0.2, 5),
    ...rod([0, 0.4, axle], 'y', 0.3, 0.22, 'dark', 'fine'),
    ...box([-0.3, -2.6, 4.4], [0.6, 3.3, 0.4], 'machine'),
    bar([0, 0.6, 4.4], [0, 0.6, axle], 0.18),
    ...bin([0.3, 0.9, 0], [2, 1.5, 0.8], 'machine', [
      ...heap([0.4, 1, 0], [1.8, 1.3, 1.5], ['copper'], 1, [4, 3]),
    ]),
    ...placed(fragment(12, 'copper', 0.45), 1, 1.2, 1.7),
  ];
}

/** The end of a belt that throws aluminum over a splitter, farther than the rest. */
export function eddy(): Shape[] {
  const at = (part: number): Spot => [-1 + part * 4.3, 0, 2.2 + 2.6 * part - part * part * 3.5];
  const flight = line(
    Array.from({ length: 12 }, (_, index) => at(index / 11)),
    'copper',
  );
  const near = heap([-0.5, -0.8, 0], [1.5, 1.6, 0.9], ['dark', 'machine', 'dark'], 1, [4, 3]);
  const far = heap([2.1, -0.8, 0], [2, 1.6, 1.5], ['copper'], 1, [4, 3]);
  return [
    ...ground(9.2, 5),
    ...conveyor([-4.5, -0.9, 1.6], 'x', 3.4, 0.2, 1.8),
    ...rod([-1.1, -0.9, 1.5], 'y', 1.8, 0.4, 'machine'),
    disc([-1.1, 0.9, 1.5], 'y', 0.26, 'copper', 'fine'),
    ...[-4, -3.2, -2.4, -1.5].flatMap((x, index) => [
      ...placed(fragment(index, index % 2 ? 'copper' : 'dark', 0.46), x, -0.35, 1.78),
      ...placed(fragment(index + 11, index % 2 ? 'dark' : 'copper', 0.46), x + 0.3, 0.4, 1.78),
    ]),
    ...bin([-0.6, -0.9, 0], [1.7, 1.8, 0.8], 'machine', near),
    ...placed(fragment(6, 'dark', 0.46), -0.5, -0.1, 1.2),
    ...placed(fragment(3, 'dark', 0.46), -0.1, 0.3, 0.9),
    ...box([1.45, -1, 0], [0.14, 2, 2], 'paper'),
    ...bin([2, -0.9, 0], [2.2, 1.8, 0.8], 'machine', far),
    flight,
    ...moving(
      [0.22, 0.42, 0.62, 0.82].flatMap((part, index) => {
        const [x, y, z] = at(part);
        return placed(fragment(index + 5, 'copper', 0.5), x, y, z - 0.15);
      }),
    ),
  ];
}

/** A belt under X-rays and a camera; air blows what they saw to one side, the rest falls straight down. */
export function sorter(): Shape[] {
  const ray = (x: number): Shape =>
    line(
      [
        [0, 0, 3.1],
        [x, 0, 1.8],
      ],
      'copper',
    );
  const near = heap([2, 0.35, 0], [2.2, 1.6, 1.3], ['dark', 'machine'], 1, [4, 3]);
  const far = heap([2, -1.95, 0], [2.2, 1.6, 1.5], ['copper'], 1, [4, 3]);
  const flight = (y: number, height: number): Spot[] =>
    Array.from({ length: 7 }, (_, index): Spot => {
      const part = index / 6;
      return [1.5 + part * 1.5, y * part, 1.9 + height * part - part * part * (height + 0.5)];
    });
  return [
    ...ground(9.4, 5.4),
    ...bin([1.9, -2.1, 0], [2.4, 1.8, 0.9], 'machine', far),
    ...box([-0.9, -1.5, 0], [1.8, 0.4, 3.1], 'paper'),
    ...conveyor([-4.6, -1, 1.4], 'x', 6, 0.2, 2),
    ...[-4.1, -3.2, -2.3, -1.4].flatMap((x, index) => [
      ...placed(fragment(index, index % 2 ? 'copper' : 'dark', 0.46), x, -0.5, 1.58),
      ...placed(fragment(index + 11, index % 2 ? 'dark' : 'copper', 0.46), x + 0.35, 0.35, 1.58),
    ]),
    ...[-0.55, 0, 0.55].map(ray),
    ...box([-0.9, -1.5, 3.1], [1.8, 3.1, 0.8], 'machine'),
    panel('left', [-0.5, 1.6, 3.3], [1, 0.4], 'glow'),
    disc([0.95, 0, 3.5], 'x', 0.22, 'dark', 'fine'),
    ...rod([1.4, -0.95, 1.25], 'y', 1.9, 0.14, 'copper', 'fine'),
    line(flight(-1.1, 1.1), 'copper'),
    ...placed(fragment(5, 'copper', 0.46), 1.9, -0.7, 2.2),
    ...placed(fragment(8, 'copper', 0.46), 2.5, -1.2, 1.9),
    ...placed(fragment(3, 'dark', 0.46), 1.75, 0.3, 1),
    ...bin([1.9, 0.2, 0], [2.4, 1.8, 0.9], 'machine', near),
    ...box([-0.9, 1.2, 0], [0.3, 0.3, 1.4], 'dark'),
    ...box([0.6, 1.2, 0], [0.3, 0.3, 1.4], 'dark'),
  ];
}

/** A bulk carrier at its dock, and the crane that loads it. */
export function ship(): Shape[] {
  const waterline = corners([-4.4, -0.2, 2.6, -0.2, 4.5, 1, 2.6, 2.2, -4.4, 2.2]);
  const hold = (x: number): Shape[] =>
    bin([x, 0.2, 1.6], [1.5, 1.6, 0.3], 'machine', [
      ...heap([x + 0.05, 0.25, 1.6], [1.4, 1.5, 1], ['copper', 'copper', 'light'], 1, [3, 3]),
    ]);
  const leg = (x: number, y: number): Shape[] => box([x, y, 0.5], [0.3, 0.3, 2.2], 'machine');
  return [
    ...box([-4.8, -3.5, -0.5], [9.6, 6.2, 0.2], 'slab'),
    ...box([-4.8, -3.5, -0.3], [9.6, 2.6, 0.8], 'light'),
    ...[-4, -2.6, 3.4].flatMap((x) => rod([x, -1.3, 0.5], 'z', 0.25, 0.14, 'dark', 'fine')),
    ...leg(0, -2.9),
    ...leg(1.6, -2.9),
    ...leg(0, -1.6),
    ...leg(1.6, -1.6),
    ...box([-0.1, -3, 2.7], [2.1, 1.8, 0.3], 'machine'),
    ...box([0.3, -2.8, 3], [1.3, 1.3, 1.2], 'paper'),
    panel('left', [0.5, -1.5, 3.3], [0.9, 0.6], 'dark'),
    ...prism(waterline, -0.3, 0.5, 'dark'),
    ...prism(waterline, 0.2, 1.4, 'light'),
    ...box([-4.2, 0, 1.6], [1.3, 2, 1.7], 'paper'),
    ...rod([-3.7, 0.7, 3.3], 'z', 0.8, 0.34, 'copper'),
    ...[0.2, 0.6, 1, 1.4].map((y) => panel('right', [-2.9, y, 2.5], [0.26, 0.35], 'dark')),
    ...hold(-2.6),
    ...hold(-0.8),
    ...hold(1),
    ...rod([3.4, 1, 1.6], 'z', 0.5, 0.12, 'machine', 'fine'),
    bar([0.9, -1.7, 4], [0.6, -0.6, 6.6], 0.3),
    bar([0.6, -0.6, 6.6], [0, 1, 5.6], 0.22),
    line([
      [0, 1, 5.6],
      [0, 1, 4.2],
    ]),
    ...placed(box([-0.4, -0.4, 0], [0.8, 0.8, 0.5], 'copper'), 0, 1, 2.9),
    ...grapple([0, 1, 4.2], 1),
  ];
}
