/** Short ways to the solids that scenes are made of; isometric.ts has the world they stand in. */
import {
  type Axis,
  circle,
  disc,
  hull,
  line,
  type Material,
  type Point,
  project,
  type Shape,
  type Side,
  type Spot,
  surface,
  tube,
} from './isometric.ts';

/** Corners from a flat list: [0, 1, 2, 3] -> (0, 1) (2, 3). */
export function corners(flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, index): Point => {
    const [x = 0, y = 0] = flat.slice(index * 2);
    return [x, y];
  });
}

/** Places from a flat list: [0, 1, 2, 3, 4, 5] -> (0, 1, 2) (3, 4, 5). */
export function spots(flat: number[]): Spot[] {
  return Array.from({ length: flat.length / 3 }, (_, index): Spot => {
    const [x = 0, y = 0, z = 0] = flat.slice(index * 3);
    return [x, y, z];
  });
}

/** A rectangle that looks to one side, from its far lower corner: a window, a door, a sheet of paper. */
export function panel(
  side: Side,
  [x, y, z]: Spot,
  [width, height]: Point,
  material: Material,
  strength: Shape['line'] = 'fine',
): Shape {
  const at = (a: number, b: number): Spot => {
    if (side === 'top') return [x + a, y + b, z];
    return side === 'left' ? [x + a, y, z + b] : [x, y + a, z + b];
  };
  return surface([at(0, 0), at(width, 0), at(width, height), at(0, height)], material, side, strength);
}

/** A small surface through places given as a flat list: a windshield, a slanted pane. */
export function facet(
  side: Side,
  material: Material,
  flat: number[],
  strength: Shape['line'] = 'fine',
): Shape {
  return surface(spots(flat), material, side, strength);
}

/** A thin line between two places: a seam, a rib, a wire. */
export function seam(from: Spot, to: Spot): Shape {
  return line([from, to], 'paper', 'fine');
}

/** A round post or bar between two places. */
export function bar(from: Spot, to: Spot, width: number, material: Material = 'machine'): Shape {
  return tube([from, to], width, material);
}

/** A round body that stands on z and grows narrower or wider on its way up. */
export function cone(
  [x, y, z]: Spot,
  height: number,
  [below, above]: Point,
  material: Material,
  strength: Shape['line'] = 'normal',
): Shape[] {
  const rings = [...circle([x, y, z], 'z', below), ...circle([x, y, z + height], 'z', above)];
  return [
    { points: hull(rings.map(project)), material, side: 'left', line: strength },
    disc([x, y, z + height], 'z', above, material, strength),
  ];
}

/** A dome on z = `z`: half a ball, or flatter. */
export function dome([x, y, z]: Spot, radius: number, height: number, material: Material): Shape {
  const rings = Array.from({ length: 7 }, (_, index) => {
    const rise = (index / 6) * (Math.PI / 2);
    return circle([x, y, z + Math.sin(rise) * height], 'z', Math.cos(rise) * radius);
  });
  return { points: hull(rings.flat().map(project)), material, side: 'left', line: 'normal' };
}

/** An upright body over an outline through x and y whose corners all point outwards. */
export function prism(
  outline: Point[],
  z: number,
  height: number,
  material: Material,
  strength: Shape['line'] = 'normal',
): Shape[] {
  const [middleX, middleY] = [0, 1].map((axis) => mean(outline.map((corner) => corner[axis] ?? 0)));
  const walls = outline.flatMap((start, index) => {
    const end = outline[(index + 1) % outline.length] ?? start;
    const [towardX, towardY] = [
      (start[0] + end[0]) / 2 - (middleX ?? 0),
      (start[1] + end[1]) / 2 - (middleY ?? 0),
    ];
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const outward = dy * towardX - dx * towardY > 0 ? 1 : -1;
    const [nx, ny] = [dy * outward, -dx * outward];
    if (nx + ny <= 1e-9) return [];
    const side: Side = nx > ny ? 'right' : 'left';
    const wall = spots([...start, z, ...end, z, ...end, z + height, ...start, z + height]);
    return [surface(wall, material, side, strength)];
  });
  const top = outline.map(([x, y]): Spot => [x, y, z + height]);
  return [...walls, surface(top, material, 'top', strength)];
}

/** Shapes with x and y exchanged: what ran along x runs along y. */
export function turned(shapes: Shape[]): Shape[] {
  const sides: Record<Side, Side> = { top: 'top', left: 'right', right: 'left' };
  const axes: Record<Axis, Axis> = { x: 'y', y: 'x', z: 'z' };
  const turn = ([x, y]: Point): Point => [-x, y];
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(turn),
    side: sides[shape.side],
    ...(shape.round && {
      round: { ...shape.round, middles: shape.round.middles.map(turn), axis: axes[shape.round.axis] },
    }),
  }));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
