/** The things of a metals yard, each standing on z = 0 with its far corner at the origin unless it says otherwise. */
import {
  bin,
  box,
  circle,
  disc,
  hull,
  line,
  type Material,
  moved,
  type Point,
  profile,
  project,
  rod,
  type Shape,
  type Spot,
  surface,
  tube,
} from './isometric.ts';

/** An old car along x, 4.4 long and 1.7 wide; `pressed` below 1 makes it shorter. */
export function car(material: Material, pressed = 1): Shape[] {
  const width = 1.7;
  const body: Point[] = [
    [0, 0.42],
    [0.05, 0.95],
    [0.5, 1.02],
    [1.0, 1.55],
    [2.55, 1.58],
    [3.1, 1.05],
    [4.2, 0.92],
    [4.4, 0.75],
    [4.4, 0.42],
  ];
  const onSide = (points: Point[]): Spot[] => points.map(([x, z]) => [x * pressed, width, z]);
  const windshield = [
    [2.6, 0.16, 1.53],
    [3.05, 0.16, 1.1],
    [3.05, width - 0.16, 1.1],
    [2.6, width - 0.16, 1.53],
  ].map(([x = 0, y = 0, z = 0]): Spot => [x * pressed, y, z]);
  const axles = [0.85 * pressed, 3.5 * pressed];
  return [
    ...axles.flatMap((x) => wheel([x, 0.05, 0.38], 0.2, 0.38)),
    ...profile(
      body.map(([x, z]): Point => [x * pressed, z]),
      0,
      width,
      material,
    ),
    surface(windshield, 'dark', 'top', 'fine'),
    surface(
      onSide([
        [0.68, 1.05],
        [1.08, 1.46],
        [1.66, 1.47],
        [1.66, 1.05],
      ]),
      'dark',
      'left',
      'fine',
    ),
    surface(
      onSide([
        [1.8, 1.05],
        [1.8, 1.47],
        [2.46, 1.48],
        [2.84, 1.05],
      ]),
      'dark',
      'left',
      'fine',
    ),
    line(
      onSide([
        [1.73, 1.05],
        [1.73, 0.52],
      ]),
      'paper',
      'fine',
    ),
    line(
      onSide([
        [0.1, 0.72],
        [4.36, 0.72],
      ]),
      'paper',
      'fine',
    ),
    ...axles.flatMap((x) => wheel([x, width - 0.14, 0.38], 0.2, 0.38)),
  ];
}

/** A wheel across y from the middle of its far side. */
export function wheel(middle: Spot, thickness: number, radius: number): Shape[] {
  const [x, y, z] = middle;
  return [
    ...rod(middle, 'y', thickness, radius, 'dark'),
    disc([x, y + thickness, z], 'y', radius * 0.45, 'machine', 'fine'),
  ];
}

/** A refrigerator with two doors, door side to the left. */
export function fridge(material: Material): Shape[] {
  const [width, depth, height] = [1.1, 1, 2.3];
  return [
    ...box([0, 0, 0], [width, depth, height], material),
    line(
      [
        [0, depth, 1.5],
        [width, depth, 1.5],
      ],
      'paper',
      'fine',
    ),
    line([
      [0.16, depth, 1.05],
      [0.16, depth, 1.38],
    ]),
    line([
      [0.16, depth, 1.62],
      [0.16, depth, 1.9],
    ]),
  ];
}

/** A washing machine, drum to the left. */
export function washer(material: Material): Shape[] {
  return [
    ...box([0, 0, 0], [1.05, 1, 1.2], material),
    disc([0.52, 1, 0.52], 'y', 0.36, 'dark'),
    disc([0.52, 1, 0.52], 'y', 0.25, 'machine', 'fine'),
    line(
      [
        [0.12, 1, 1.02],
        [0.9, 1, 1.02],
      ],
      'paper',
      'fine',
    ),
  ];
}

/** Six pipes in a pyramid along x. */
export function pipes(material: Material, length = 3): Shape[] {
  const radius = 0.24;
  const rows: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0.5, 1],
    [1.5, 1],
    [1, 2],
  ];
  return rows.flatMap(([column, row]) => {
    const middle: Spot = [0, radius + column * 2 * radius, radius + row * radius * 1.74];
    return [
      ...rod(middle, 'x', length, radius, material),
      disc([length, middle[1], middle[2]], 'x', radius * 0.62, 'dark', 'fine'),
    ];
  });
}

/** A tipping truck along x, 6 long and 2 wide, cab in front, with what it carries. */
export function truck(load: Shape[]): Shape[] {
  const width = 2;
  const axles = [0.8, 1.75, 5.1];
  const cab: Point[] = [
    [4.4, 0.55],
    [4.4, 2.15],
    [5.3, 2.15],
    [5.85, 1.35],
    [6, 1.25],
    [6, 0.55],
  ];
  return [
    ...axles.flatMap((x) => wheel([x, 0.05, 0.42], 0.25, 0.42)),
    ...box([0, 0.1, 0.5], [6, width - 0.2, 0.16], 'dark'),
    ...bin([0, 0, 0.68], [4.2, width, 1.05], 'machine', load),
    ...[0.84, 1.68, 2.52, 3.36].map((x) =>
      line(
        [
          [x, width, 0.68],
          [x, width, 1.73],
        ],
        'paper',
        'fine',
      ),
    ),
    ...profile(cab, 0.08, width - 0.08, 'paper'),
    surface(
      [
        [4.65, width - 0.08, 1.4],
        [4.65, width - 0.08, 1.98],
        [5.22, width - 0.08, 1.98],
        [5.6, width - 0.08, 1.4],
      ],
      'dark',
      'left',
      'fine',
    ),
    surface(
      [
        [5.36, 0.25, 2.05],
        [5.8, 0.25, 1.42],
        [5.8, width - 0.25, 1.42],
        [5.36, width - 0.25, 2.05],
      ],
      'dark',
      'top',
      'fine',
    ),
    ...axles.flatMap((x) => wheel([x, width - 0.2, 0.42], 0.25, 0.42)),
  ];
}

/** A loose heap of blocks that fills `width` by `depth`; `fill` from 0 to 1 lets it grow. */
export function heap(
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  materials: Material[],
  fill = 1,
): Shape[] {
  const across = 5;
  const along = 4;
  const blocks: Shape[][] = [];
  for (let row = 0; row < along; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const chance = scatter(row * across + column);
      const arch = 1 - Math.abs((column + 0.5) / across - 0.5) - Math.abs((row + 0.5) / along - 0.5) * 0.6;
      const tall = Math.max(0.06, height * fill * arch * (0.75 + chance * 0.5));
      const material =
        materials[Math.floor(scatter(row * 17 + column * 3 + 5) * materials.length)] ?? 'paper';
      blocks.push(
        box(
          [x + (column * width) / across + 0.02, y + (row * depth) / along + 0.02, z],
          [width / across - 0.04, depth / along - 0.04, tall],
          material,
          'fine',
        ),
      );
    }
  }
  return blocks.flat();
}

/** A number from 0 to 1 that looks like chance and is the same in every run. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** A piece of shredded metal, turned by its seed. */
export function fragment(seed: number, material: Material, size = 0.34): Shape[] {
  const [a, b, c] = [0.6 + scatter(seed) * 0.6, 0.6 + scatter(seed + 9) * 0.6, 0.5 + scatter(seed + 4) * 0.6];
  return box([(-a * size) / 2, (-b * size) / 2, 0], [a * size, b * size, c * size], material, 'fine');
}

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
    tube([[x, y + 0.2, z], at(turn, radius * 0.7)], 0.07, 'copper'),
    disc([x, y + 0.2, z], 'y', radius * 0.1, 'dark', 'none'),
  ];
}

/** Reinforcing bars along x, with their ribs, in a bundle of `count` rows. */
export function rebar(length: number, count: number, material: Material): Shape[] {
  const radius = 0.12;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row }, (_, column) => {
      const y = radius + column * 2 * radius + row * radius;
      const z = radius + row * radius * 1.74;
      return rod([0, y, z], 'x', length, radius, material, 'fine');
    }).flat(),
  ).flat();
}

/** A cyclist along x, wheels on z = 0. */
export function cyclist(turned: number): Shape[] {
  const rear: Spot = [0, 0, 0.34];
  const front: Spot = [1.05, 0, 0.34];
  const crank: Spot = [0.46, 0, 0.34];
  const seat: Spot = [0.3, 0, 0.92];
  const bar: Spot = [0.92, 0, 0.98];
  const pedal = (phase: number): Spot => [
    crank[0] + Math.cos(turned + phase) * 0.15,
    0,
    crank[2] + Math.sin(turned + phase) * 0.15,
  ];
  const hoop = (middle: Spot): Shape =>
    line([...circle(middle, 'y', 0.34), [middle[0] + 0.34, 0, middle[2]]]);
  const knee = (phase: number): Spot => [
    0.58 + Math.cos(turned + phase) * 0.06,
    0,
    0.78 + Math.sin(turned + phase) * 0.06,
  ];
  return [
    hoop(rear),
    hoop(front),
    line([rear, crank, seat, rear], 'copper'),
    line([seat, [0.86, 0, 0.82], crank], 'copper'),
    line([front, bar, [0.82, 0, 1.02]], 'copper'),
    tube([[0.3, 0, 0.98], knee(0), pedal(0)], 0.07, 'paper'),
    tube([[0.3, 0, 0.98], knee(Math.PI), pedal(Math.PI)], 0.07, 'paper'),
    tube(
      [
        [0.3, 0, 1],
        [0.6, 0, 1.45],
        [0.84, 0, 1.06],
      ],
      0.12,
      'paper',
    ),
    disc([0.68, 0, 1.68], 'y', 0.13, 'paper', 'none'),
  ];
}

/** A larch: a trunk and three tiers of branches, growing from its own middle. */
export function larch(height: number): Shape[] {
  const tier = (from: number, to: number, radius: number): Shape => ({
    points: hull([...circle([0, 0, from * height], 'z', radius), [0, 0, to * height] as const].map(project)),
    material: 'machine',
    side: 'left',
    line: 'normal',
  });
  return [
    line([
      [0, 0, 0],
      [0, 0, height * 0.3],
    ]),
    tier(0.2, 0.62, 0.42),
    tier(0.44, 0.82, 0.33),
    tier(0.68, 1, 0.22),
  ];
}

/** Things moved to their places. */
export function placed(shapes: Shape[], x: number, y: number, z = 0): Shape[] {
  return moved(shapes, [x, y, z]);
}
