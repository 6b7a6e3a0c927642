import type { DistanceUnit } from './distance.ts';
import type { MapPoint } from './places-map.ts';
import type { Point } from './yard.ts';

/** Units of the drawing of an area. */
export const areaSize = { width: 400, height: 280 } as const;

/** A piece of land as it is drawn, north up. */
export interface Area {
  middle: Point;
  milesPerUnit: number;
}

/** A label's room on the drawing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const milesPerDegree = (6371.0088 / 1.609344) * (Math.PI / 180);
const kilometersPerMile = 1.609344;

/** Room at the edges, so that no mark is cut off. */
const edge = 34;

/** No closer than this: a map of one street corner would show nothing that one knows. In miles from side to side. */
const narrowest = 60;

/** The neighborhood of a yard reaches so far to the north and the south, in miles. */
const neighborhood = 60;

/** The area that shows all of some points. There must be one. */
export function areaOf(points: readonly Point[]): Area {
  const [south, north] = extent(points.map(({ latitude }) => latitude));
  const [west, east] = extent(points.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const across = (east - west) * milesPerDegree * Math.cos(radians(middle.latitude));
  const along = (north - south) * milesPerDegree;
  return {
    middle,
    milesPerUnit: Math.max(
      across / (areaSize.width - 2 * edge),
      along / (areaSize.height - 2 * edge),
      narrowest / areaSize.width,
    ),
  };
}

/** The land around one place, sixty miles to the north and the south. */
export const areaAround = (middle: Point): Area => ({
  middle,
  milesPerUnit: neighborhood / (areaSize.height / 2),
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as [number, number];

/** Where a place is on the drawing of an area. */
export function onArea({ middle, milesPerUnit }: Area, { latitude, longitude }: Point): MapPoint {
  const milesEast = (longitude - middle.longitude) * milesPerDegree * Math.cos(radians(middle.latitude));
  const milesNorth = (latitude - middle.latitude) * milesPerDegree;
  return {
    x: areaSize.width / 2 + milesEast / milesPerUnit,
    y: areaSize.height / 2 - milesNorth / milesPerUnit,
  };
}

/** The box of an area in degrees, a little wider than what is drawn. */
export function boundsOf({ middle, milesPerUnit }: Area, room = 1.1) {
  const north = (areaSize.height / 2) * milesPerUnit * (room / milesPerDegree);
  const east =
    (areaSize.width / 2) * milesPerUnit * (room / (milesPerDegree * Math.cos(radians(middle.latitude))));
  return {
    south: middle.latitude - north,
    north: middle.latitude + north,
    west: middle.longitude - east,
    east: middle.longitude + east,
  };
}

/** Marks stand so far apart that a finger hits one on a phone, and that no square covers the corner of another. */
export const marksApart = 36;

/**
 * Moves marks apart that stand too close, each as little as it takes, and keeps them on the drawing.
 * @param fixed A place that marks keep clear of, and that stays where it is.
 */
export function spread(points: readonly MapPoint[], fixed: MapPoint | null = null): MapPoint[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 120; round += 1) {
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const { dx, dy, away } = between(one, other, index);
        const push = (marksApart - away) / 2;
        if (push <= 0) continue;
        one.x -= (dx / away) * push;
        one.y -= (dy / away) * push;
        other.x += (dx / away) * push;
        other.y += (dy / away) * push;
      }
    }
    for (const [index, each] of placed.entries()) {
      const { dx, dy, away } = fixed ? between(fixed, each, index) : clear;
      if (away < marksApart) {
        each.x += (dx / away) * (marksApart - away);
        each.y += (dy / away) * (marksApart - away);
      }
      each.x = Math.min(Math.max(each.x, 18), areaSize.width - 18);
      each.y = Math.min(Math.max(each.y, 18), areaSize.height - 18);
    }
  }
  return placed.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** The way from one mark to another; two at one place part in a direction of their own. */
function between(one: MapPoint, other: MapPoint, index: number) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const away = Math.hypot(dx, dy);
  return away > 0 ? { dx, dy, away } : { dx: Math.cos(index + 1), dy: Math.sin(index + 1), away: 1 };
}

const clear = { dx: 0, dy: 0, away: marksApart };

const ringSteps: Record<DistanceUnit, readonly number[]> = {
  mile: [10, 25, 50, 100, 250, 500],
  kilometer: [15, 40, 80, 160, 400, 800],
};

/** How far from the middle a circle of a distance is drawn. */
export const unitsOf = ({ milesPerUnit }: Area, distance: number, unit: DistanceUnit): number =>
  (unit === 'mile' ? distance : distance / kilometersPerMile) / milesPerUnit;

/** Distances whose circles around a place are neither lost in it nor off the drawing: three at most. */
export function ringsIn(area: Area, unit: DistanceUnit): { distance: number; r: number }[] {
  return ringSteps[unit]
    .map((distance) => ({ distance, r: Math.round(unitsOf(area, distance, unit)) }))
    .filter(({ r }) => r >= 22 && r <= areaSize.width * 0.7)
    .slice(0, 3);
}

/** The room of a word whose middle stands at a point, at letters of 14 units. */
export function wordBox({ x, y }: MapPoint, word: string): Box {
  const half = word.length * 3.9 + 3;
  return { left: x - half, right: x + half, top: y - 14, bottom: y + 5 };
}

/** True when a box is on the drawing and on none of the others. */
export function isFree(box: Box, taken: readonly Box[]): boolean {
  const { left, right, top, bottom } = box;
  if (left < 2 || top < 2 || right > areaSize.width - 2 || bottom > areaSize.height - 2) return false;
  return taken.every(
    (other) => right < other.left || left > other.right || bottom < other.top || top > other.bottom,
  );
}
