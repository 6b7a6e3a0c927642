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

/** Nobody drives further with a load of scrap or for a used part. */
const farthest: Record<DistanceUnit, number> = { mile: 100, kilometer: 160 };

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

/** What a device found around itself. */
export interface PlacesNear {
  /** Nearest first, all in the unit of the nearest one's country; the nearest alone where none is within reach. */
  places: NearPlace[];
  /** How far was looked, in that unit. */
  radius: number;
  unit: DistanceUnit;
  isWithin: boolean;
}

/** The places of some kinds around a point, as far as somebody drives. `null` where there is no place at all. */
export function nearestTo(
  point: Point,
  places: readonly KnownPlace[],
  divisions: readonly Division[],
): PlacesNear | null {
  const sorted = places
    .filter(({ division }) => divisions.includes(division))
    .map((place) => ({ place, miles: milesBetween(point, place) }))
    .sort((one, other) => one.miles - other.miles);
  const [nearest] = sorted;
  if (!nearest) return null;
  const unit: DistanceUnit = nearest.place.country === 'CA' ? 'kilometer' : 'mile';
  const radius = farthest[unit];
  const near = sorted.filter(({ miles }) => inUnit(miles, unit) <= radius).slice(0, most);
  const shown = near.length > 0 ? near : [nearest];
  return {
    places: shown.map(({ place: { id, name }, miles }) => ({
      id,
      name,
      distance: roundDistance(inUnit(miles, unit)),
      unit,
    })),
    radius,
    unit,
    isWithin: near.length > 0,
  };
}
