import type { Point } from './yard.ts';

/** Distances are told in miles, and in kilometers when the question was Canadian. */
export type DistanceUnit = 'mile' | 'kilometer';

/** Mean radius of the Earth (IUGG), in miles of 1,609.344 m. */
const earthRadius = 6371.0088 / 1.609344;

const kilometersPerMile = 1.609344;

/** The distance between two points along a great circle, in miles. */
export function milesBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const [lat1, lat2] = [one.latitude * radians, other.latitude * radians];
  const halfLat = Math.sin((lat2 - lat1) / 2) ** 2;
  const halfLon = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  const chord = Math.min(1, halfLat + Math.cos(lat1) * Math.cos(lat2) * halfLon);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** Miles in the unit that is asked for. */
export function inUnit(miles: number, unit: DistanceUnit): number {
  return unit === 'mile' ? miles : miles * kilometersPerMile;
}

/**
 * A distance as precisely as the middle of a postal area allows: one digit below ten, none above (4.27 → 4.3, 41.7 → 42).
 */
export function roundDistance(distance: number): number {
  return distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance);
}
