/** The test with a magnet at home: the same magnet over the same piece, with each answer. */
import { box, type Point, profile, rod, type Shape } from '../isometric.ts';
import { ground } from '../things.ts';

/** How high the ends of the magnet are held. */
const reach = 1.7;

/** It sticks: the whole piece hangs on the magnet. */
export function magnetSticks(): Shape[] {
  return [...ground(4.6, 3.4), ...piece(reach - 0.5), ...horseshoe()];
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
