import type { Bounds } from './postal-index.ts';
import type { Point } from './yard.ts';

/** What a line of a map is, in the order in which they are drawn: what comes later lies on what came before. */
export const outlineKinds = ['abroad', 'lake', 'land', 'river', 'county', 'border'] as const;

/** One line of a map. */
export interface Outline extends Bounds {
  kind: (typeof outlineKinds)[number];
  /** Longitude and latitude in turn, in degrees. */
  points: Float32Array;
}

/** Lines are kept to a thousandth of a degree: 120 yards. */
export const perDegree = 1000;

/**
 * Reads the map of one state or country: a line for each outline, its kind, then its first point and the steps from there,
 * `land -124563 42123 12 -5`.
 * @throws on a line that is none.
 */
export function readOutlines(text: string, name: string): Outline[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, row) => {
      const [word, ...steps] = line.split(' ');
      const kind = outlineKinds.find((each) => each === word);
      const numbers = steps.map(Number);
      if (!kind || numbers.length < 4 || numbers.length % 2 !== 0 || !numbers.every(Number.isInteger)) {
        throw new Error(
          `The map of ${name} cannot be read in line ${row + 1}, so pages would show land that is none; run npm run maps -w @site/build.`,
        );
      }
      return outlineOf(kind, numbers);
    });
}

/** Writes a line of a map as `readOutlines` reads it. "" for one that shrinks to a point. */
export function outlineText(kind: Outline['kind'], points: readonly (readonly [number, number])[]): string {
  const steps: string[] = [];
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of points) {
    const [east, north] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)];
    if (steps.length > 0 && east === x && north === y) continue;
    steps.push(`${east - x} ${north - y}`);
    [x, y] = [east, north];
  }
  return steps.length < 2 ? '' : `${kind} ${steps.join(' ')}`;
}

function outlineOf(kind: Outline['kind'], steps: readonly number[]): Outline {
  const points = new Float32Array(steps.length);
  const bounds = { south: 90, north: -90, west: 180, east: -180 };
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    const [longitude, latitude] = [x / perDegree, y / perDegree];
    points[at] = longitude;
    points[at + 1] = latitude;
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return { kind, points, ...bounds };
}

/** Outlines that reach into a box. */
export const outlinesIn = (outlines: readonly Outline[], box: Bounds): Outline[] =>
  outlines.filter(
    ({ south, north, west, east }) =>
      south < box.north && north > box.south && west < box.east && east > box.west,
  );

/** The paths of a drawing, by what they are; "" for nothing. */
export type Ground = Record<Outline['kind'], string>;

interface DrawOptions {
  /** Where a place is on the drawing. */
  project: (point: Point) => { x: number; y: number };
  width: number;
  height: number;
  /** Points closer than this to the last one are left out, in units. Default 1. */
  grain?: number;
  /** The same for rivers, where their bends would be lost. Default: as all else. */
  riverGrain?: number;
  /** Draw borders of counties: they help where few of them are in view. Default `true`. */
  hasCounties?: boolean;
}

/** What is a line and no piece of land or water. */
const openKinds: ReadonlySet<Outline['kind']> = new Set(['river', 'county', 'border']);

type Spot = [number, number];

/** Beyond the edge, so that no cut is seen as a shore. */
const margin = 6;

/** Draws outlines as paths, cut to the drawing, a few points for each so that a page stays light. */
export function drawGround(outlines: readonly Outline[], options: DrawOptions): Ground {
  const { project, width, height, grain = 1, riverGrain = grain, hasCounties = true } = options;
  const ground: Ground = { abroad: '', lake: '', land: '', river: '', county: '', border: '' };
  for (const { kind, points } of outlines) {
    if (kind === 'county' && !hasCounties) continue;
    const spots: Spot[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const { x, y } = project({ longitude: points[at] ?? 0, latitude: points[at + 1] ?? 0 });
      spots.push([x, y]);
    }
    if (openKinds.has(kind)) {
      for (const piece of cutLine(spots, width, height)) {
        ground[kind] += pathOf(thinned(piece, kind === 'river' ? riverGrain : grain), false);
      }
    } else ground[kind] += pathOf(thinned(cutRing(spots, width, height), grain), true);
  }
  return ground;
}

/** The part of a ring on the drawing, side by side (Sutherland and Hodgman). */
function cutRing(ring: readonly Spot[], width: number, height: number): Spot[] {
  const sides: [0 | 1, number, 1 | -1][] = [
    [0, -margin, 1],
    [0, width + margin, -1],
    [1, -margin, 1],
    [1, height + margin, -1],
  ];
  let kept = [...ring];
  for (const [axis, limit, sign] of sides) {
    const cut: Spot[] = [];
    let last = kept.at(-1);
    for (const spot of kept) {
      if (last) {
        const [before, now] = [(last[axis] - limit) * sign, (spot[axis] - limit) * sign];
        if (before >= 0 !== now >= 0) {
          const part = before / (before - now);
          cut.push([last[0] + (spot[0] - last[0]) * part, last[1] + (spot[1] - last[1]) * part]);
        }
        if (now >= 0) cut.push(spot);
      }
      last = spot;
    }
    kept = cut;
  }
  return kept;
}

/** The pieces of a line of which some end is on the drawing: what sticks out is hidden by its edge. */
function cutLine(line: readonly Spot[], width: number, height: number): Spot[][] {
  const isIn = ([x, y]: Spot): boolean =>
    x > -margin && y > -margin && x < width + margin && y < height + margin;
  const pieces: Spot[][] = [];
  let piece: Spot[] = [];
  for (const [index, spot] of line.entries()) {
    const before = line[index - 1];
    if (before && (isIn(before) || isIn(spot) || crosses(before, spot, width, height))) {
      if (piece.length === 0) piece = [before];
      piece.push(spot);
    } else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** True when a line between two places beside the drawing may pass over it. */
const crosses = (one: Spot, other: Spot, width: number, height: number): boolean =>
  Math.min(one[0], other[0]) < width &&
  Math.max(one[0], other[0]) > 0 &&
  Math.min(one[1], other[1]) < height &&
  Math.max(one[1], other[1]) > 0;

/** Whole units, without what stands too close to the last point; ends stay. */
function thinned(spots: readonly Spot[], grain: number): Spot[] {
  const kept: Spot[] = [];
  for (const [index, [x, y]] of spots.entries()) {
    const last = kept.at(-1);
    const spot: Spot = [Math.round(x), Math.round(y)];
    const away = last ? Math.hypot(spot[0] - last[0], spot[1] - last[1]) : Number.POSITIVE_INFINITY;
    if (away >= (index === spots.length - 1 ? 1 : grain)) kept.push(spot);
  }
  return kept;
}

function pathOf(spots: readonly Spot[], isClosed: boolean): string {
  const [first, ...rest] = spots;
  if (!first || rest.length < (isClosed ? 2 : 1)) return '';
  let [x, y] = first;
  let path = `M${x} ${y}l`;
  for (const [index, [east, north]] of rest.entries()) {
    const step = `${east - x}${north < y ? '' : ' '}${north - y}`;
    path += index === 0 || step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [east, north];
  }
  return isClosed ? `${path}z` : path;
}
