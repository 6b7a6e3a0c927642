/** The machines of a yard. */
import { box, disc, line, moving, rod, type Shape, type Spot, surface, tube } from '../isometric.ts';

/** A conveyor along x or y: legs, frame and a belt whose marks have run `travel` far. */
export function conveyor(from: Spot, axis: 'x' | 'y', length: number, travel: number, width = 1): Shape[] {
  const [x, y, z] = from;
  const along = (distance: number, across: number, height: number): Spot =>
    axis === 'x' ? [x + distance, y + across, height] : [x + across, y + distance, height];
  const legs: Shape[] = [];
  for (let distance = 0.5; distance < length; distance += 2.4) {
    legs.push(line([along(distance, width * 0.9, 0), along(distance, width * 0.9, z)], 'paper', 'fine'));
    legs.push(line([along(distance, width * 0.1, 0), along(distance, width * 0.1, z)], 'paper', 'fine'));
  }
  const marks: Shape[] = [];
  const spacing = 0.6;
  for (let distance = ((travel % spacing) + spacing) % spacing; distance < length; distance += spacing) {
    marks.push(
      line([along(distance, 0.08, z + 0.18), along(distance, width - 0.08, z + 0.18)], 'slab', 'fine'),
    );
  }
  const size: Spot = axis === 'x' ? [length, width, 0.18] : [width, length, 0.18];
  return [...legs, ...box(from, size, 'machine'), ...marks];
}

/** A grapple that hangs open or closed (0 to 1) below a spot. */
export function grapple([x, y, z]: Spot, closed: number): Shape[] {
  const reach = 0.75 - closed * 0.35;
  const arm = (dx: number, dy: number): Shape =>
    tube(
      [
        [x, y, z - 0.2],
        [x + dx * reach, y + dy * reach, z - 0.5],
        [x + dx * reach * 0.75, y + dy * reach * 0.75, z - 1.15],
      ],
      0.12,
      'machine',
    );
  return [arm(-1, 0), arm(0, -1), arm(0, 1), arm(1, 0), ...rod([x, y, z - 0.25], 'z', 0.3, 0.22, 'machine')];
}

/** A material handler: tracks, engine and cab, without its boom. */
export function handler(): Shape[] {
  return [
    ...box([-0.9, -0.8, 0], [2.6, 0.5, 0.5], 'dark'),
    ...box([-0.9, 0.9, 0], [2.6, 0.5, 0.5], 'dark'),
    ...rod([0.3, 0.3, 0.45], 'z', 0.25, 0.7, 'machine'),
    ...box([-0.9, -0.6, 0.7], [2.3, 1.7, 1], 'machine'),
    ...[0.95, 1.2, 1.45].map((z) =>
      line(
        [
          [-0.75, 1.1, z],
          [0.1, 1.1, z],
        ],
        'paper',
        'fine',
      ),
    ),
    ...box([0.35, 0.5, 0.75], [0.95, 0.8, 1.5], 'paper'),
    surface(
      [
        [0.47, 1.3, 1.35],
        [1.15, 1.3, 1.35],
        [1.15, 1.3, 2.1],
        [0.47, 1.3, 2.1],
      ],
      'dark',
      'left',
      'fine',
    ),
    surface(
      [
        [1.3, 0.6, 1.35],
        [1.3, 1.2, 1.35],
        [1.3, 1.2, 2.1],
        [1.3, 0.6, 2.1],
      ],
      'dark',
      'right',
      'fine',
    ),
  ];
}

/** The handler's boom of two parts, its cable and the grapple at `tip`. */
export function boom(tip: Spot, closed: number): Shape[] {
  const elbow: Spot = [tip[0] * 0.5, tip[1] * 0.5, 5.3];
  const head: Spot = [tip[0], tip[1], 4.9];
  return [
    tube([[0.5, -0.1, 1.6], elbow], 0.34, 'machine'),
    tube([elbow, head], 0.24, 'machine'),
    disc(elbow, 'y', 0.16, 'paper', 'fine'),
    line([head, tip]),
    ...grapple(tip, closed),
  ];
}

/** A round dial that stands across y, its needle at `turn` from 0 to 1. */
export function dial([x, y, z]: Spot, radius: number, turn: number): Shape[] {
  const at = (part: number, distance: number): Spot => {
    const angle = Math.PI * (1.2 - 1.4 * part);
    return [x + Math.cos(angle) * distance, y + 0.2, z + Math.sin(angle) * distance];
  };
  const ticks = Array.from({ length: 11 }, (_, index) =>
    line(
      [at(index / 10, radius * 0.86), at(index / 10, radius * (index % 5 === 0 ? 0.66 : 0.75))],
      'dark',
      'fine',
    ),
  );
  return [
    ...rod([x, y, z], 'y', 0.2, radius, 'paper'),
    ...ticks,
    ...moving([tube([[x, y + 0.2, z], at(turn, radius * 0.7)], 0.07, 'copper')]),
    disc([x, y + 0.2, z], 'y', radius * 0.1, 'dark', 'none'),
  ];
}
