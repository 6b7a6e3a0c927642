export type Place = readonly [number, number];
export type Line = readonly Place[];

/** The nearest point of a border: which line, and which of its points. */
interface Nearest {
  line: number;
  at: number;
}

/** A border this close to a river, in degrees, may be the river: four miles. */
const reach = 0.06;
/** Only what stays close for so long is: other borders are crossed. In steps. */
const shortestRun = 12;
/** How far one step along a river is, in degrees. */
const step = 0.025;
/** A cell of the grid that finds borders near a place, in degrees; no smaller than `reach` is wide at 60 degrees north. */
const cell = 0.25;

/**
 * Lays rivers on the borders that follow them. The rivers are of a smaller scale than the borders and stray from them by up to
 * three miles: on a map of sixty miles a river would run beside the border that it is.
 */
export function laidOnBorders(rivers: readonly Line[], borders: readonly Line[]): Line[] {
  const nearest = nearestOf(borders);
  return rivers.map((river) => {
    const steps = inSteps(river);
    const laid: Place[] = [];
    let from = 0;
    const near = steps.map(nearest);
    while (from < steps.length) {
      const first = near[from];
      let to = from + 1;
      while (first && to < steps.length && near[to]?.line === first.line) to += 1;
      const last = near[to - 1];
      const border = first && borders[first.line];
      if (border && last && to - from >= shortestRun && isOneWay(border, first.at, last.at, to - from)) {
        laid.push(...pieceOf(border, first.at, last.at));
      } else laid.push(...steps.slice(from, to));
      from = to;
    }
    return laid;
  });
}

/** Points of a border from one to another, in the order of the river. */
const pieceOf = (border: Line, from: number, to: number): Line =>
  from <= to ? border.slice(from, to + 1) : border.slice(to, from + 1).reverse();

/** False where a border runs around something else on its way: it would be much longer than the river. */
function isOneWay(border: Line, from: number, to: number, steps: number): boolean {
  const piece = pieceOf(border, from, to);
  const length = piece.reduce((sum, point, index) => sum + distance(point, piece[index - 1] ?? point), 0);
  return length > 0 && length < steps * step * 2.5;
}

/** Degrees of latitude between two places. */
const distance = ([x, y]: Place, [otherX, otherY]: Place): number =>
  Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY);

/** The same line with points on its way. */
function inSteps(line: Line): Place[] {
  return line.flatMap((point, index) => {
    const [x, y] = point;
    const [lastX, lastY] = line[index - 1] ?? point;
    const count = Math.max(1, Math.ceil(distance(point, [lastX, lastY]) / step));
    return Array.from({ length: count }, (_, part): Place => {
      const way = (part + 1) / count;
      return [lastX + (x - lastX) * way, lastY + (y - lastY) * way];
    });
  });
}

/** Finds the point of a border that is nearest to a place, if one is within reach. */
function nearestOf(borders: readonly Line[]): (place: Place) => Nearest | null {
  const grid = new Map<string, (Nearest & { place: Place })[]>();
  const key = (x: number, y: number): string => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
  for (const [line, border] of borders.entries())
    for (const [at, place] of border.entries()) {
      const name = key(...place);
      grid.set(name, [...(grid.get(name) ?? []), { line, at, place }]);
    }
  return (place) => {
    let best: Nearest | null = null;
    let least = reach;
    for (const east of [-cell, 0, cell])
      for (const north of [-cell, 0, cell])
        for (const { place: other, ...found } of grid.get(key(place[0] + east, place[1] + north)) ?? []) {
          const away = distance(place, other);
          if (away < least) [best, least] = [found, away];
        }
    return best;
  };
}
