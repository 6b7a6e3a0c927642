import type { HeightField } from './valley.ts';

/** A place on the drawing. */
export type Point = readonly [x: number, y: number];

/** A contour line; a closed one ends where it starts. */
export type Line = readonly Point[];

interface Frame {
  width: number;
  height: number;
  /** Side of one square of the sampling grid. */
  cell: number;
}

/** All lines of one height, by marching squares: each square of the grid adds the pieces that cross it, then pieces join. */
export function contourLines(field: HeightField, level: number, { width, height, cell }: Frame): Line[] {
  const pieces: [Point, Point][] = [];
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) pieces.push(...crossings(field, level, x, y, cell));
  }
  return join(pieces);
}

function crossings(field: HeightField, level: number, x: number, y: number, cell: number): [Point, Point][] {
  const corners: Point[] = [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ];
  const heights = corners.map(([cx, cy]) => field(cx, cy));
  const met: Point[] = [];
  for (let side = 0; side < 4; side += 1) {
    const next = (side + 1) % 4;
    const [from, to] = [heights[side] ?? 0, heights[next] ?? 0];
    if (from >= level === to >= level) continue;
    const part = (level - from) / (to - from);
    const [a, b] = [corners[side] ?? [x, y], corners[next] ?? [x, y]];
    met.push([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
  }
  const [first, second, third, fourth] = met;
  if (!first || !second) return [];
  // Four crossings are a saddle; either pairing is true to the heights.
  return third && fourth
    ? [
        [first, second],
        [third, fourth],
      ]
    : [[first, second]];
}

function join(pieces: [Point, Point][]): Line[] {
  const open = new Map<string, Set<[Point, Point]>>();
  const keyOf = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  for (const piece of pieces) {
    for (const end of piece) {
      const key = keyOf(end);
      open.set(key, (open.get(key) ?? new Set()).add(piece));
    }
  }
  const used = new Set<[Point, Point]>();
  const follow = (start: Point): Point[] => {
    const line: Point[] = [];
    let at = start;
    for (;;) {
      const next = [...(open.get(keyOf(at)) ?? [])].find((piece) => !used.has(piece));
      if (!next) return line;
      used.add(next);
      at = keyOf(next[0]) === keyOf(at) ? next[1] : next[0];
      line.push(at);
    }
  };
  return pieces.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    const forward = follow(piece[1]);
    return [[...follow(piece[0]).reverse(), piece[0], piece[1], ...forward]];
  });
}

/** The parts of a line where the field is above zero, as far as there: a line that meets a river becomes two, one to each bank. */
export function outside(line: Line, field: HeightField): Line[] {
  const parts: Point[][] = [[]];
  line.forEach((point, index) => {
    const [last, here] = [line[index - 1] ?? point, field(...point)];
    const before = field(...last);
    if (before > 0 !== here > 0) {
      const part = before / (before - here);
      const bank: Point = [last[0] + (point[0] - last[0]) * part, last[1] + (point[1] - last[1]) * part];
      if (here > 0) parts.push([bank]);
      else parts.at(-1)?.push(bank);
    }
    if (here > 0) parts.at(-1)?.push(point);
  });
  return parts.filter((part) => part.length > 1);
}

/** Leaves out every point that lies within `tolerance` of the line without it (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  line.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.001) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/**
 * A line as path data: a smooth curve that bends towards each point and passes half-way between them.
 * Points are set on even numbers, so the half-ways are whole and each `t` needs two short numbers.
 * Example: (0,0) (10,0) (10,10) open -> `M0 0l5 0q5 0 5 5l0 5`, with `t` for each bend after the first.
 */
export function pathOf(line: Line): string {
  const points = line
    .map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2])
    .filter((point, index, all) => index === 0 || !same(point, all[index - 1]));
  const closed = points.length > 3 && same(points[0], points.at(-1));
  const ring = closed ? [...points.slice(0, -1), points[0], points[1]] : points;
  const corners = ring.filter((point) => point !== undefined);
  const halves = corners.slice(1).map((point, index) => half(corners[index] ?? point, point));
  const [start, end, begin, bend] = [corners[0], corners.at(-1), halves[0], corners[1]];
  if (!start || !end || !begin || !bend || halves.length < 2) return '';
  let path = closed ? `M${pair(begin)}` : `M${pair(start)}l${step(start, begin)}`;
  halves.slice(1).forEach((to, index) => {
    const from = halves[index] ?? begin;
    if (index === 0) path += `q${step(from, bend)}${glue(step(from, to))}`;
    else if (index === 1) path += `t${step(from, to)}`;
    else path += glue(step(from, to));
  });
  if (closed) return `${path}z`;
  return `${path}l${step(halves.at(-1) ?? begin, end)}`;
}

function same(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function half([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function step([ax, ay]: Point, [bx, by]: Point): string {
  return pair([bx - ax, by - ay]);
}

/** Two numbers, the space left out where a minus sign already parts them. */
function pair([x, y]: Point): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

function glue(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`;
}
