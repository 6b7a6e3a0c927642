import {
  bin,
  box,
  circle,
  disc,
  line,
  rod,
  type Shape,
  type Spot,
  surface,
} from '../../drawing/isometric.ts';
import { car, conveyor, fragment, heap, placed } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { ease } from '../timing.ts';

const front = 2;
const rotor: Spot = [0.4, front, 2];

/** A car slides into the hammer mill, whose open side shows the rotor, and leaves as pieces the size of a fist. */
export function shredding(time: number): Drawing[] {
  const fed = ease(1.2, 7.4, time);
  const rear = -6.6 + fed * 5.6;
  const swallowed = ease(7, 7.6, time);
  return [
    ...conveyor([-6.6, -0.2, 2.3], 'x', 5.2, fed * 5.6, 2.1),
    // Inside, where nobody sees it, the car is pressed so that it never comes out behind the mill whole.
    ...(swallowed < 1 ? placed(car('copper', Math.min(1, (1.9 - rear) / 4.4)), rear, 0, 2.48) : []),
    ...conveyor([2.2, 0.4, 0.7], 'x', 1.9, time * 1.1, 1.2),
    ...pieces(time),
    ...bin(
      [4, 0.1, 0],
      [1.2, 1.8, 0.75],
      'machine',
      heap([4.05, 0.15, 0], [1.1, 1.7, 1.2], ['copper'], 0.1 + 0.9 * ease(4.5, 12, time)),
    ),
    ...box([-1.5, -0.6, 0], [3.8, front + 0.6, 4.6], 'machine'),
    ...[0.6, 1.4].map((z) =>
      line(
        [
          [2.3, -0.3, z + 2.4],
          [2.3, front - 0.3, z + 2.4],
        ],
        'paper',
        'fine',
      ),
    ),
    ...chamber(time),
    ...box([0.2, -0.4, 4.6], [1.6, 1.6, 0.7], 'machine'),
    ...rod([1, 0.4, 5.3], 'z', 0.9, 0.36, 'machine'),
    ...box([-1.1, front + 0.9, 0], [2.2, 1.1, 1], 'paper'),
    ...[0.3, 0.6].map((z) =>
      line(
        [
          [-0.9, front + 2, z],
          [0.9, front + 2, z],
        ],
        'dark',
        'fine',
      ),
    ),
  ];
}

/** The round chamber: five hammers on a rotor, and chips that fly with them. Slow enough never to flicker. */
function chamber(time: number): Drawing[] {
  const angle = time * 1.9;
  const at = (turn: number, distance: number): Spot => [
    rotor[0] + Math.cos(turn) * distance,
    front,
    rotor[2] - Math.sin(turn) * -distance,
  ];
  const hammers: Shape[] = Array.from({ length: 5 }, (_, index) => {
    const turn = -angle + (index * 2 * Math.PI) / 5;
    return surface(
      [at(turn - 0.16, 0.6), at(turn - 0.13, 1.16), at(turn + 0.13, 1.16), at(turn + 0.16, 0.6)],
      'paper',
      'left',
      'fine',
    );
  });
  const chips: Shape[] = Array.from({ length: 9 }, (_, index) => {
    const turn = -angle * 0.8 + index * 1.7;
    const middle = at(turn, 1.28 + 0.12 * Math.sin(index * 2.3));
    return surface(
      circle(middle, 'y', 0.07 + 0.03 * (index % 3)).filter((__, corner) => corner % 7 === 0),
      'copper',
      'left',
      'none',
    );
  });
  const working = ease(3, 5, time);
  return [
    disc([rotor[0], front, rotor[2]], 'y', 1.5, 'dark'),
    ...(working > 0.1 ? chips : []),
    disc([rotor[0], front, rotor[2]], 'y', 0.72, 'machine'),
    ...hammers,
    disc([rotor[0], front, rotor[2]], 'y', 0.24, 'dark', 'fine'),
  ];
}

/** What leaves the mill, on the belt and down from its end into a growing heap. */
function pieces(time: number): Shape[] {
  return Array.from({ length: 16 }, (_, index) => {
    const age = time - 3.4 - index * 0.42;
    const x = 2.2 + age * 1.1;
    if (age < 0 || x > 4.35) return [];
    return placed(fragment(index, 'copper', 0.5), x, 0.75 + 0.5 * ((index * 0.37) % 1), 0.88);
  })
    .reverse()
    .flat();
}
