import { cityKey } from './plain-text.ts';
import { countryOf } from './region-names.ts';
import type { Point } from './yard.ts';

/** A place of the index. */
export interface PostalPlace extends Point {
  /** "" where a code belongs to no city. */
  city: string;
  region: string;
  country: 'US' | 'CA';
  /** The code itself is not known; the point is the middle of a wider area. */
  isRough: boolean;
}

/** A city, its postal codes taken together. */
export interface CityPlace extends Point {
  city: string;
  region: string;
  country: 'US' | 'CA';
  /** How many postal codes it has: the nearest thing to its size that the index knows. */
  size: number;
}

/** Where postal codes and cities are. */
export interface PostalIndex {
  /** How many codes it holds. */
  readonly size: number;
  /** A ZIP of five digits; an unknown one is answered by the area of its first three. `null` where there is none. */
  zip(code: string): PostalPlace | null;
  /** A Canadian code or its first half, in capitals; an unknown one by its first two characters, then by its first. */
  canadianCode(code: string): PostalPlace | null;
  /** Every city of a name, the largest first. */
  cities(name: string): readonly CityPlace[];
  /** What lies in a box: postal areas, and cities, the largest first. */
  within(bounds: Bounds): { places: readonly PostalPlace[]; cities: readonly CityPlace[] };
}

/** A box on Earth, in degrees. */
export interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

type Sum = { latitude: number; longitude: number; count: number; region: string };

/** Reads the text that `npm run postal-index -w @site/build` writes. @throws on a line that is none of its lines. */
export function readPostalIndex(text: string): PostalIndex {
  const places = new Map<string, PostalPlace>();
  const areas = new Map<string, Sum>();
  const cities = new Map<string, Map<string, Sum & { city: string }>>();
  let [lastCity, lastRegion] = ['', ''];

  for (const line of text.replace(/\n$/, '').split('\n')) {
    const [code = '', lat, lon, city, region] = line.split('\t');
    if (region === undefined || !/^-?\d+$/.test(lat ?? '') || !/^-?\d+$/.test(lon ?? '')) {
      throw new Error(
        `The postal index cannot be read at "${code}"; run npm run postal-index -w @site/build.`,
      );
    }
    if (city !== '' && city !== '-') lastCity = city ?? '';
    if (region !== '') lastRegion = region;
    const name = city === '-' ? '' : lastCity;
    const point = { latitude: Number(lat) / 1000, longitude: Number(lon) / 1000 };
    places.set(code, {
      ...point,
      city: name,
      region: lastRegion,
      country: countryOf(lastRegion),
      isRough: false,
    });
    addArea(areas, code.length > 3 ? code.slice(0, 3) : code.slice(0, 2), point, lastRegion);
    if (name !== '') addCity(cities, name, lastRegion, point);
  }

  // Made when first asked for: a search by code needs none of it.
  let everyPlace: readonly PostalPlace[] | undefined;
  let everyCity: readonly CityPlace[] | undefined;

  const area = (start: string): PostalPlace | null => {
    const sum = areas.get(start);
    return sum ? { ...middleOf(sum), ...roughIn(sum.region) } : null;
  };
  const rough = (start: string): PostalPlace | null => {
    const place = places.get(start);
    return place ? { ...place, isRough: true } : null;
  };
  return {
    size: places.size,
    zip: (code) => places.get(code) ?? area(code.slice(0, 3)),
    canadianCode(code) {
      const half = code.slice(0, 3);
      return places.get(half) ?? rough(half.slice(0, 2)) ?? area(half.slice(0, 2)) ?? rough(half.slice(0, 1));
    },
    cities: (name) => bySize([...(cities.get(cityKey(name))?.values() ?? [])].map(cityOf)),
    within(bounds) {
      everyPlace ??= fromSouth([...places.values()]);
      everyCity ??= fromSouth([...cities.values()].flatMap((homes) => [...homes.values()].map(cityOf)));
      return { places: inBox(everyPlace, bounds), cities: bySize(inBox(everyCity, bounds)) };
    },
  };
}

const fromSouth = <Place extends Point>(places: Place[]): readonly Place[] =>
  places.sort((one, other) => one.latitude - other.latitude);

/** Those in a box, of places sorted from the south: only its band is looked at. */
function inBox<Place extends Point>(sorted: readonly Place[], { south, north, west, east }: Bounds): Place[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const half = (from + to) >> 1;
    if ((sorted[half]?.latitude ?? 0) <= south) from = half + 1;
    else to = half;
  }
  const found: Place[] = [];
  for (let at = from; at < sorted.length; at += 1) {
    const place = sorted[at];
    if (!place || place.latitude >= north) break;
    if (place.longitude > west && place.longitude < east) found.push(place);
  }
  return found;
}

const cityOf = ({ city, region, ...sum }: Sum & { city: string }): CityPlace => ({
  ...middleOf({ ...sum, region }),
  city,
  region,
  country: countryOf(region),
  size: sum.count,
});

const bySize = (cities: CityPlace[]): CityPlace[] =>
  cities.sort((one, other) => other.size - one.size || (one.region < other.region ? -1 : 1));

const roughIn = (region: string) => ({ city: '', region, country: countryOf(region), isRough: true });

function middleOf({ latitude, longitude, count }: Sum): Point {
  return { latitude: latitude / count, longitude: longitude / count };
}

function addArea(areas: Map<string, Sum>, start: string, point: Point, region: string): void {
  // One letter is a region of its own in the index, not an area made of its parts.
  if (start.length < 2) return;
  const sum = areas.get(start) ?? { latitude: 0, longitude: 0, count: 0, region };
  areas.set(start, added(sum, point));
}

function addCity(
  cities: Map<string, Map<string, Sum & { city: string }>>,
  city: string,
  region: string,
  point: Point,
): void {
  const key = cityKey(city);
  const homes = cities.get(key) ?? new Map<string, Sum & { city: string }>();
  const sum = homes.get(region) ?? { latitude: 0, longitude: 0, count: 0, region, city };
  homes.set(region, { ...sum, ...added(sum, point) });
  cities.set(key, homes);
}

function added(sum: Sum, { latitude, longitude }: Point): Sum {
  return {
    ...sum,
    latitude: sum.latitude + latitude,
    longitude: sum.longitude + longitude,
    count: sum.count + 1,
  };
}
