import { type CanadianArea, type CanadianCity, canadianAreas, canadianCities } from './canadian-places.ts';
import type { PostalRow } from './postal-row.ts';
import { readUnitedStates } from './us-rows.ts';

/**
 * The text of the index: lines of `code  latitude  longitude  city  region` with tabs between, sorted by code, degrees in
 * thousandths. What equals the line above is left empty, which halves the file and is undone while reading.
 */
export function indexText(): string {
  const rows = [...readUnitedStates(), ...canada(canadianCities, canadianAreas)];
  let [lastCity, lastRegion] = ['', ''];
  const lines = rows.map(({ code, latitude, longitude, city, region }) => {
    const name = city === '' ? '-' : city === lastCity ? '' : city;
    const where = region === lastRegion ? '' : region;
    if (city !== '') lastCity = city;
    lastRegion = region;
    return [code, thousandths(latitude), thousandths(longitude), name, where].join('\t');
  });
  return `${lines.join('\n')}\n`;
}

function canada(cities: readonly CanadianCity[], areas: readonly CanadianArea[]): PostalRow[] {
  const rows = cities.flatMap(({ city, province, codes, ...point }) =>
    spell(codes).map((code): PostalRow => ({ code, city, region: province, ...point })),
  );
  // The first city that names a code has it: Toronto and Montreal claim wide ranges.
  const first = new Map<string, PostalRow>();
  for (const row of rows) if (!first.has(row.code)) first.set(row.code, row);
  const rough = areas.map(
    ({ start, province, ...point }): PostalRow => ({
      code: start,
      city: '',
      region: province,
      ...point,
    }),
  );
  return [...first.values(), ...rough].sort((one, other) => (one.code < other.code ? -1 : 1));
}

const letters = 'ABCEGHJKLMNPRSTVWXYZ';

/** `V3R-V3T V4A` → V3R, V3S, V3T, V4A; a range may cross digits (`M1B-M9W`). Letters that no code has are left out. */
export function spell(codes: string): string[] {
  return codes.split(' ').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const all: string[] = [];
    for (let digit = Number(from[1]); digit <= Number(to[1]); digit += 1) {
      for (const letter of letters) {
        const code = `${from[0]}${digit}${letter}`;
        if (code >= from && code <= to) all.push(code);
      }
    }
    return all;
  });
}

const thousandths = (degrees: number): string => String(Math.round(degrees * 1000));
