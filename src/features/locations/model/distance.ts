import type { Point } from './yard.ts';

/** Distances are told in miles, and in kilometers when the question was Canadian. */
export type DistanceUnit = 'mile' | 'kilometer';

/** A mile is 1,609.344 m. */
const kilometersPerMile = 1.609344;

/** Mean radius of the Earth (IUGG), in miles. */
const earthRadius = 6371.0088 / kilometersPerMile;

/**
 * The distance between two points along a great circle, in miles. Vincenty's formula for a sphere: the shorter ones lose
 * digits near the point or near its opposite.
 */
export function milesBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const [lat1, lat2] = [one.latitude * radians, other.latitude * radians];
  const along = (other.longitude - one.longitude) * radians;
  const [sin1, cos1, sin2, cos2] = [Math.sin(lat1), Math.cos(lat1), Math.sin(lat2), Math.cos(lat2)];
  const across = Math.hypot(cos2 * Math.sin(along), cos1 * sin2 - sin1 * cos2 * Math.cos(along));
  return earthRadius * Math.atan2(across, sin1 * sin2 + cos1 * cos2 * Math.cos(along));
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
