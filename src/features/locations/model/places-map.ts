import type { Point } from './yard.ts';

/** A point on the drawing, from its upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

const radians = Math.PI / 180;
const [south, north, middle, meridian] = [29.5, 50, 42, -98].map((degrees) => degrees * radians) as [
  number,
  number,
  number,
  number,
];
const cone = (Math.sin(south) + Math.sin(north)) / 2;
const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
const radiusAt = (latitude: number): number => Math.sqrt(constant - 2 * cone * Math.sin(latitude)) / cone;

/** Units of the drawing for one radius of the Earth, and where the middle of the projection lies on it. */
const scale = 1310;
const origin: MapPoint = { x: 452, y: 341 };

/**
 * A place on the map of the United States and southern Canada: Albers' equal-area projection with two standard parallels
 * (Snyder, Map Projections, 14-1 to 14-6, on a sphere), so that a crowded state looks as crowded as it is.
 */
export function onMap({ latitude, longitude }: Point): MapPoint {
  const radius = radiusAt(latitude * radians);
  const angle = cone * (longitude * radians - meridian);
  return {
    x: origin.x + scale * radius * Math.sin(angle),
    y: origin.y - scale * (radiusAt(middle) - radius * Math.cos(angle)),
  };
}

/** So far apart pins must stand, that a finger hits one: 24 px where the map is narrowest. */
const apart = 36;

/** Things that stand too close for a pin each, under one; its place is that of the first. */
export function clusters<Thing extends Point>(things: readonly Thing[]): { at: MapPoint; things: Thing[] }[] {
  const found: { at: MapPoint; things: Thing[] }[] = [];
  for (const thing of things) {
    const at = onMap(thing);
    const near = found.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < apart);
    if (near) near.things.push(thing);
    else found.push({ at, things: [thing] });
  }
  return found;
}
