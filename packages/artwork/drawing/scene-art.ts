/** Turns a scene of solids into few, short paths for a page. */
import { type Material, type Point, project, type Shape, type Side, type Spot } from './isometric.ts';
import { roundPath } from './round-path.ts';

/** Paths of one look: its class, the data, and the width where it is a pipe. */
export type Piece = [look: string, path: string, width?: number];

export type Art = {
  viewBox: string;
  pieces: Piece[];
  /** From which to before which of the pieces it moves. */
  moving?: [from: number, to: number];
  /** Where on the sheet a place of the world lies. */
  placeOf: (spot: Spot) => Point;
};

/** Drawing units per unit of the world: large enough that whole numbers keep the angles true. */
const unit = 40;
const margin = 6;
/** Corners that stand out less than this, in drawing units, are left out. */
const tolerance = 0.35;

/**
 * The tone of a surface: 0 to 5 from the page's own ground towards its ink, a to c the accent from light to dark,
 * g hot metal.
 */
const tones: Record<Material, Record<Side, string>> = {
  slab: { top: '0', left: '1', right: '2' },
  machine: { top: '2', left: '3', right: '4' },
  paper: { top: '0', left: '0', right: '1' },
  light: { top: '1', left: '2', right: '3' },
  copper: { top: 'a', left: 'b', right: 'c' },
  glow: { top: 'g', left: 'g', right: 'g' },
  dark: { top: '5', left: '5', right: '5' },
};

/** The scene as paths; neighbours in the drawing order that look alike share one. */
export function artOf(shapes: Shape[]): Art {
  const corners = shapes.flatMap(({ points, tube = 0 }) =>
    points.flatMap(([x, y]) => [-1, 1].map((way): Point => [x + (way * tube) / 2, y + (way * tube) / 2])),
  );
  const [xs, ys] = [corners.map(([x]) => x * unit), corners.map(([, y]) => y * unit)];
  const left = Math.floor(Math.min(...xs)) - margin;
  const top = Math.floor(Math.min(...ys)) - margin;
  const size = [Math.ceil(Math.max(...xs)) + margin - left, Math.ceil(Math.max(...ys)) + margin - top];
  const pieces: Piece[] = [];
  let drawnInLast: (readonly Point[])[] = [];
  let apart = false;
  const add = (look: string, path: string, corners: readonly Point[], width?: number): void => {
    const last = pieces.at(-1);
    const alike = last && width === undefined && last[0] === look && last[2] === undefined;
    // A surface covers the lines behind it, but only those of another path.
    if (alike && !apart && !drawnInLast.some((other) => overlap(other, corners))) {
      last[1] += path;
      drawnInLast.push(corners);
      return;
    }
    apart = false;
    pieces.push(width === undefined ? [look, path] : [look, path, width]);
    drawnInLast = [corners];
  };
  const onSheet = ([x, y]: Point): Point => [x * unit - left, y * unit - top];
  let moving: [number, number] | undefined;
  for (const [index, shape] of shapes.entries()) {
    const before = shapes[index - 1]?.isMoving;
    if (shape.isMoving !== before) {
      if (shape.isMoving && moving) throw new Error('What moves in a scene must stand together.');
      if (shape.isMoving) moving = [pieces.length, pieces.length];
      else if (moving) moving[1] = pieces.length;
      // No path of what moves goes on with what stays.
      apart = true;
    }
    const points = shape.points.map(onSheet).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const path = shape.round
      ? roundPath({
          ...shape.round,
          middles: shape.round.middles.map(onSheet),
          radius: shape.round.radius * unit,
        })
      : pathOf(shape.open ? simplify(points) : simplifyRing(points), shape.open !== true);
    const tone = tones[shape.material][shape.side];
    if (shape.tube !== undefined) {
      const width = Math.round(shape.tube * unit);
      // Bars that belong together, as fingers to a palm, are drawn once with and once without their outlines.
      if (shape.line !== 'none') add('o', path, points, width + 4);
      add(`n t${tone}`, path, points, width);
    } else if (shape.open) {
      // Lines cover nothing.
      add(shape.line === 'fine' ? 'f' : shape.material === 'copper' ? 'n tb' : 'o', path, []);
    } else {
      const strength = shape.line === 'normal' ? '' : shape.line === 'fine' ? ' h' : ' w';
      add(`t${tone}${strength}`, path, points);
    }
  }
  if (shapes.at(-1)?.isMoving && moving) moving[1] = pieces.length;
  return {
    viewBox: `0 0 ${size.join(' ')}`,
    pieces,
    ...(moving && { moving }),
    placeOf: (spot) => onSheet(project(spot)),
  };
}

/** Whether two outlines share more than an edge: no line along a side of one keeps them apart. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const apart = (from: readonly Point[], to: readonly Point[]): boolean =>
    from.some(([ax, ay], index) => {
      const [bx, by] = from[(index + 1) % from.length] ?? [ax, ay];
      const side = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      // Corners are rounded to whole units, so that neighbours may reach into each other by one.
      const slack = Math.hypot(bx - ax, by - ay) * 1.5;
      const own = from.map(side);
      const across = to.map(side);
      return (
        (Math.max(...own) <= slack && Math.min(...across) >= -slack) ||
        (Math.min(...own) >= -slack && Math.max(...across) <= slack)
      );
    });
  return one.length > 2 && other.length > 2 && !apart(one, other) && !apart(other, one);
}

/** Points as path data in steps from each to the next: (1,2) (4,2) (4,7) closed -> "M1 2h3v5z". */
export function pathOf(points: readonly Point[], closed: boolean): string {
  let path = '';
  let command = '';
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    if (!before) {
      path = `M${x} ${y}`;
      continue;
    }
    const [dx, dy] = [x - before[0], y - before[1]];
    if (dx === 0 && dy === 0) continue;
    if (dy === 0) path += `h${dx}`;
    else if (dx === 0) path += `v${dy}`;
    else path += `${command === 'l' ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
    command = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
  }
  return closed ? `${path}z` : path;
}

/** A closed outline without the corners nobody sees; it is cut at its two farthest points, so that none is lost. */
function simplifyRing(points: readonly Point[]): readonly Point[] {
  const [first] = points;
  if (!first || points.length < 6) return points;
  let far = 0;
  for (const [index, point] of points.entries()) {
    if (away(point, first) > away(points[far] ?? first, first)) far = index;
  }
  return [
    ...simplify(points.slice(0, far + 1)).slice(0, -1),
    ...simplify([...points.slice(far), first]).slice(0, -1),
  ];
}

/** A line without the points that lie almost on the way between their neighbours (Douglas and Peucker). */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, distance] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const length = away(first, last) || 1;
    const off =
      Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

function away([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
