import { type DistanceUnit, inUnit, milesBetween, roundDistance } from './distance.ts';
import type { Point, Yard } from './yard.ts';
import type { Division } from './yard-codes.ts';

/** A yard as far as a device needs it to find the nearest one by itself. */
export interface KnownPlace extends Point {
  id: string;
  name: string;
  division: Division;
  country: 'US' | 'CA';
}

/** One of the nearest, with its distance in the unit of its country. */
export interface NearPlace {
  id: string;
  name: string;
  distance: number;
  unit: DistanceUnit;
}

/** How many are named. */
const most = 5;

/** A place as one text: fifty-eight objects would weigh three times as much in the page. */
export function packPlace({ id, latitude, longitude, division, country }: Yard, name: string): string {
  return [id, name, latitude, longitude, division, country].join('|');
}

/** The place of a text that `packPlace` wrote. */
export function readPlace(text: string): KnownPlace {
  const [id = '', name = '', latitude, longitude, division, country] = text.split('|');
  return {
    id,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    division: division === 'SMB' || division === 'ARB' ? division : 'MRB',
    country: country === 'CA' ? 'CA' : 'US',
  };
}

/** The places of some kinds that lie nearest to a point, nearest first. All are told in the unit of the nearest one's country. */
export function nearestTo(
  point: Point,
  places: readonly KnownPlace[],
  divisions: readonly Division[],
): NearPlace[] {
  const near = places
    .filter(({ division }) => divisions.includes(division))
    .map((place) => ({ place, miles: milesBetween(point, place) }))
    .sort((one, other) => one.miles - other.miles)
    .slice(0, most);
  const unit: DistanceUnit = near[0]?.place.country === 'CA' ? 'kilometer' : 'mile';
  return near.map(({ place: { id, name }, miles }) => ({
    id,
    name,
    distance: roundDistance(inUnit(miles, unit)),
    unit,
  }));
}
