/**
 * Solids in isometric projection, as flat shapes. All line drawings of the site are made of the same few solids, which is
 * why they look alike.
 *
 * The world: x runs right and down the picture, y left and down, z up. What has the greater x + y stands in front.
 */

export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, z: number];

/** Which way a surface looks; it decides how light the surface is. */
export type Side = 'top' | 'left' | 'right';

/** What a thing is made of. Copper is the accent: the metal whose way the eye should follow. */
export type Material = 'slab' | 'machine' | 'paper' | 'copper' | 'light' | 'glow' | 'dark';

export type Axis = 'x' | 'y' | 'z';

/** A disc, or a bar from disc to disc: the middles of its discs on the picture. */
export type Round = { middles: Point[]; axis: Axis; radius: number };

export type Shape = {
  points: Point[];
  material: Material;
  side: Side;
  /** How strong the outline is. */
  line: 'normal' | 'fine' | 'none';
  /** An open line without area. */
  open?: boolean;
  /** An open line drawn as a pipe of this width: outline, then filling. */
  tube?: number;
  /** What the points stand for, where that is round. */
  round?: Round;
  /** Moves once when the drawing is first seen; all that moves stands together in the order of drawing. */
  isMoving?: true;
};

/** The part of a drawing that moves. */
export const moving = (shapes: Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, isMoving: true }));

const cos30 = Math.sqrt(3) / 2;
const circleSteps = 28;

/** The place on the picture of a place in the world: (1, 0, 0) -> (0.866, 0.5). */
export function project([x, y, z]: Spot): Point {
  return [(x - y) * cos30, (x + y) / 2 - z];
}

/** A surface through corners of the world. */
export function surface(
  corners: Spot[],
  material: Material,
  side: Side,
  line: Shape['line'] = 'normal',
): Shape {
  return { points: corners.map(project), material, side, line };
}

/** A line through places of the world. */
export function line(
  places: Spot[],
  material: Material = 'paper',
  strength: Shape['line'] = 'normal',
): Shape {
  return { points: places.map(project), material, side: 'top', line: strength, open: true };
}

/** A pipe through places of the world. */
export function tube(places: Spot[], width: number, material: Material, side: Side = 'top'): Shape {
  return { points: places.map(project), material, side, line: 'normal', open: true, tube: width };
}

/** A box from its far lower corner and its size along x, y and z. */
export function box(
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  material: Material,
  strength: Shape['line'] = 'normal',
): Shape[] {
  const [x1, y1, z1] = [x + width, y + depth, z + height];
  return [
    surface(
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      material,
      'top',
      strength,
    ),
    surface(
      [
        [x, y1, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      material,
      'left',
      strength,
    ),
    surface(
      [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
      material,
      'right',
      strength,
    ),
  ];
}

/** An open box: the inner walls at the back, then `content`, then the walls in front. */
export function bin(
  [x, y, z]: Spot,
  [width, depth, height]: Spot,
  material: Material,
  content: Shape[],
): Shape[] {
  const [x1, y1, z1] = [x + width, y + depth, z + height];
  return [
    surface(
      [
        [x, y, z],
        [x1, y, z],
        [x1, y, z1],
        [x, y, z1],
      ],
      'dark',
      'left',
    ),
    surface(
      [
        [x, y, z],
        [x, y1, z],
        [x, y1, z1],
        [x, y, z1],
      ],
      'dark',
      'right',
    ),
    ...content,
    surface(
      [
        [x, y1, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x, y1, z1],
      ],
      material,
      'left',
    ),
    surface(
      [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
      material,
      'right',
    ),
  ];
}

/** A round bar along one axis, from the middle of its far end. */
export function rod(
  [x, y, z]: Spot,
  axis: Axis,
  length: number,
  radius: number,
  material: Material,
  strength: Shape['line'] = 'normal',
): Shape[] {
  const end: Spot =
    axis === 'x' ? [x + length, y, z] : axis === 'y' ? [x, y + length, z] : [x, y, z + length];
  const nearSide: Side = axis === 'x' ? 'right' : axis === 'y' ? 'left' : 'top';
  const flank: Side = axis === 'z' ? 'left' : 'top';
  const far = circle([x, y, z], axis, radius).map(project);
  const near = circle(end, axis, radius).map(project);
  return [
    {
      points: hull([...far, ...near]),
      material,
      side: flank,
      line: strength,
      round: { middles: [project([x, y, z]), project(end)], axis, radius },
    },
    {
      points: near,
      material,
      side: nearSide,
      line: strength,
      round: { middles: [project(end)], axis, radius },
    },
  ];
}

/** A disc that stands across an axis. */
export function disc(
  middle: Spot,
  axis: Axis,
  radius: number,
  material: Material,
  strength: Shape['line'] = 'normal',
): Shape {
  const side: Side = axis === 'x' ? 'right' : axis === 'y' ? 'left' : 'top';
  return {
    points: circle(middle, axis, radius).map(project),
    material,
    side,
    line: strength,
    round: { middles: [project(middle)], axis, radius },
  };
}

/** A body with one outline all along y, from `from` to `to`: `outline` goes through x and z. */
export function profile(outline: Point[], from: number, to: number, material: Material): Shape[] {
  const clockwise = signedArea(outline) < 0;
  const walls = outline.flatMap((start, index) => {
    const end = outline[(index + 1) % outline.length] ?? start;
    const [dx, dz] = [end[0] - start[0], end[1] - start[1]];
    const [nx, nz] = clockwise ? [-dz, dx] : [dz, -dx];
    if (nx + nz <= 1e-9) return [];
    const wall = surface(
      [
        [start[0], from, start[1]],
        [end[0], from, end[1]],
        [end[0], to, end[1]],
        [start[0], to, start[1]],
      ],
      material,
      nz > Math.abs(nx) * 0.4 ? 'top' : 'right',
    );
    return [{ wall, depth: start[0] + end[0] + start[1] + end[1] }];
  });
  walls.sort((a, b) => a.depth - b.depth);
  return [
    ...walls.map(({ wall }) => wall),
    surface(
      outline.map(([x, z]): Spot => [x, to, z]),
      material,
      'left',
    ),
  ];
}

/** The corners of a regular polygon that reads as a circle, across an axis. */
export function circle([x, y, z]: Spot, axis: Axis, radius: number): Spot[] {
  return Array.from({ length: circleSteps }, (_, index) => {
    const angle = (index / circleSteps) * 2 * Math.PI;
    const [a, b] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    if (axis === 'x') return [x, y + a, z + b];
    return axis === 'y' ? [x + a, y, z + b] : [x + a, y + b, z];
  });
}

/** The outline around points (Andrew's monotone chain). */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length >= 2 && turn(kept[kept.length - 2], kept[kept.length - 1], point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function signedArea(outline: Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Shapes moved through the world. */
export function moved(shapes: Shape[], by: Spot): Shape[] {
  const [dx, dy] = project(by);
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(move),
    ...(shape.round && { round: { ...shape.round, middles: shape.round.middles.map(move) } }),
  }));
}
