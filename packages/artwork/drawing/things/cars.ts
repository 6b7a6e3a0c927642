/** Cars and their wheels. Things stand on z = 0 with their far corner at the origin unless they say otherwise. */
import {
  disc,
  line,
  type Material,
  type Point,
  profile,
  rod,
  type Shape,
  type Spot,
  surface,
} from '../isometric.ts';

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

/** A wheel without its tire, across y, from the middle of its far side. */
export function rim([x, y, z]: Spot, thickness: number, radius: number, material: Material): Shape[] {
  const near = y + thickness;
  const at = (turn: number, reach: number): Spot => [
    x + Math.cos(turn) * reach * radius,
    near,
    z + Math.sin(turn) * reach * radius,
  ];
  const openings = Array.from({ length: 5 }, (_, index) => {
    const turn = (index * 2 * Math.PI) / 5 + Math.PI / 2;
    const outer = [-0.42, -0.2, 0, 0.2, 0.42].map((part) => at(turn + part, 0.78));
    return surface([...outer, at(turn + 0.22, 0.36), at(turn - 0.22, 0.36)], 'dark', 'left', 'fine');
  });
  return [
    ...rod([x, y, z], 'y', thickness, radius, material),
    disc([x, near, z], 'y', radius * 0.88, material, 'fine'),
    ...openings,
    disc([x, near, z], 'y', radius * 0.16, 'copper', 'fine'),
  ];
}
