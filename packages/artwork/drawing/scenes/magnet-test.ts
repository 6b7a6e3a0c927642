/** The test with a magnet at home: the same magnet over the same piece, with each answer. */
import { box, disc, moved, moving, type Point, profile, rod, type Shape } from '../isometric.ts';
import { bar, cone, panel, seam } from '../solids.ts';
import { ground } from '../things.ts';

/** How high the ends of the magnet are held. */
const reach = 1.7;

/** It sticks: the whole piece hangs on the magnet. */
export function magnetSticks(): Shape[] {
  return [...ground(4.6, 3.4), ...moving(piece(reach - 0.5)), ...horseshoe()];
}

/** It sticks a little: a bolt hangs, the piece that it was in stays. */
export function magnetWeak(): Shape[] {
  return [
    ...ground(4.6, 3.4),
    ...piece(0),
    ...rod([0.82, 0.1, reach - 0.66], 'z', 0.5, 0.13, 'machine'),
    ...rod([0.82, 0.1, reach - 0.16], 'z', 0.16, 0.26, 'machine'),
    ...horseshoe(),
  ];
}

/** It does not stick: the piece stays where it is. */
export function magnetApart(): Shape[] {
  return [...ground(4.6, 3.4), ...piece(0), ...horseshoe()];
}

/** What a test at home takes: the magnet, a file, and a pipe with the bright place that the file has left. */
export function homeTest(): Shape[] {
  return [
    ...ground(6.6, 4.6),
    ...moved(horseshoe(), [-1.3, -0.9, -reach]),
    ...rod([1.5, -1.6, 0.34], 'y', 2.9, 0.34, 'copper'),
    disc([1.5, 1.3, 0.34], 'y', 0.2, 'dark', 'fine'),
    panel('top', [1.36, -0.7, 0.68], [0.3, 0.6], 'paper'),
    bar([2.5, -1.7, 0.12], [2.5, 0.1, 0.12], 0.34, 'machine'),
    ...[-1.5, -1.2, -0.9, -0.6, -0.3, 0].map((y) => seam([2.36, y, 0.2], [2.62, y, 0.2])),
    bar([2.5, 0.2, 0.14], [2.5, 1.4, 0.14], 0.42, 'copper'),
    ...cone([-2.4, 1.3, 0], 0.5, [0.34, 0.42], 'light'),
    ...box([-0.9, 0.9, 0], [1.5, 0.9, 0.26], 'machine'),
    ...rod([0.4, 1.9, 0.13], 'x', 0.6, 0.13, 'machine', 'fine'),
  ];
}

/** A flat piece of metal whose lower side is at `z`. */
const piece = (z: number): Shape[] => box([-1.45, -0.7, z], [2.9, 1.4, 0.5], 'machine');

/** A horseshoe magnet, its ends down. */
function horseshoe(): Shape[] {
  const [outer, inner, leg, tip] = [1.15, 0.5, 0.85, 0.42];
  const middle = reach + tip + leg;
  const arc = (radius: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => {
      const turn = Math.PI - (index * Math.PI) / 8;
      return [Math.cos(turn) * radius, middle + Math.sin(turn) * radius];
    });
  const bow: Point[] = [
    [-outer, reach + tip],
    ...arc(outer),
    [outer, reach + tip],
    [inner, reach + tip],
    ...arc(inner).toReversed(),
    [-inner, reach + tip],
  ];
  const end = (x: number) => box([x, -0.35, reach], [outer - inner, 0.7, tip], 'light');
  return [...end(-outer), ...end(inner), ...profile(bow, -0.35, 0.35, 'copper')];
}
