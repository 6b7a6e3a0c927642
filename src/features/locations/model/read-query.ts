import { plainText } from './plain-text.ts';
import type { CityPlace, PostalIndex, PostalPlace } from './postal-index.ts';
import { regionNamed } from './region-names.ts';

/** What a search text turned out to name. */
export type QueryMeaning =
  | { kind: 'zip' | 'postal-code'; code: string; place: PostalPlace }
  | { kind: 'city'; place: CityPlace }
  /** A name that several cities have; `region` is set when the same text also names a state or province. */
  | { kind: 'cities'; cities: readonly CityPlace[]; region: string | null }
  | { kind: 'region'; region: string }
  /** Nothing that the index knows; perhaps a yard. */
  | { kind: 'unknown' };

/** Countries at the end of an address tell nothing that the state does not. */
const countries = /[\s,]+(usa|us|u s a|united states|ee ?uu|estados unidos|canada)$/;

const zipPattern = /(?<![\p{L}\d-])(\d{5})(?:-\d{4})?(?![\p{L}\d-])/gu;

/** Letters that no Canadian code has are left out, and those that none begins with. */
const canadianPattern =
  /(?<![\p{L}\d])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d))?(?![\p{L}\d])/giu;

/** How many words a city may have when nothing parts it from the street before it. */
const longestCity = 4;

/**
 * Reads what a visitor typed, in this order: a ZIP anywhere in the text; a Canadian code, of which the first half is
 * enough; a city with its state or province; a city alone. Streets are never looked up: their ZIP or city stands for them.
 */
export function readQuery(text: string, index: PostalIndex): QueryMeaning {
  const typed = text.normalize('NFKC').trim();
  return (
    readZip(typed, index) ?? readCanadianCode(typed, index) ?? readNames(typed, index) ?? { kind: 'unknown' }
  );
}

function readZip(typed: string, index: PostalIndex): QueryMeaning | null {
  const found = [...typed.matchAll(zipPattern)].reverse();
  const readings = found.flatMap((match) => {
    const code = match[1] ?? '';
    const place = index.zip(code);
    return place && !isHouseNumber(match, typed, place, index) ? [{ kind: 'zip' as const, code, place }] : [];
  });
  return readings.find(({ place }) => !place.isRough) ?? readings[0] ?? null;
}

/**
 * "12345 Oak Street, Portland, OR" begins with a house number and no ZIP of New York: the city behind it has the word
 * when it lies in another state.
 */
function isHouseNumber(
  match: RegExpMatchArray,
  typed: string,
  place: PostalPlace,
  index: PostalIndex,
): boolean {
  const rest = typed.slice((match.index ?? 0) + match[0].length).trim();
  if (match.index !== 0 || rest === '') return false;
  const named = readNames(rest, index);
  return named?.kind === 'city' && (place.isRough || named.place.region !== place.region);
}

function readCanadianCode(typed: string, index: PostalIndex): QueryMeaning | null {
  for (const [, half = '', end] of [...typed.matchAll(canadianPattern)].reverse()) {
    const code = [half, ...(end ? [end] : [])].join(' ').toUpperCase();
    const place = index.canadianCode(code);
    if (place) return { kind: 'postal-code', code, place };
  }
  return null;
}

function readNames(typed: string, index: PostalIndex): QueryMeaning | null {
  const plain = plainText(typed.replace(zipPattern, ' ').replace(canadianPattern, ' '))
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/^, |, ?$/g, '')
    .replace(countries, '')
    .trim();
  if (plain === '') return null;
  return readCityAndRegion(plain, index) ?? readCity(plain, index);
}

/** "1200 main st, portland, oregon" or "portland or": the state at the end, the city before it. */
function readCityAndRegion(plain: string, index: PostalIndex): QueryMeaning | null {
  const words = plain.split(' ');
  for (let length = Math.min(4, words.length - 1); length >= 1; length -= 1) {
    const region = regionNamed(words.slice(-length).join(' ').replaceAll(',', ''));
    if (region === null) continue;
    const before = words.slice(0, -length).join(' ').replace(/,$/, '');
    const place = citiesAtEndOf(before, index, region)[0];
    if (place) return { kind: 'city', place };
  }
  return null;
}

function readCity(plain: string, index: PostalIndex): QueryMeaning | null {
  const region = regionNamed(plain);
  const cities = citiesAtEndOf(plain, index, null);
  const [only] = cities;
  if (region !== null)
    return cities.length > 0 ? { kind: 'cities', cities, region } : { kind: 'region', region };
  if (only && cities.length === 1) return { kind: 'city', place: only };
  return cities.length > 0 ? { kind: 'cities', cities, region: null } : null;
}

/**
 * The cities that the end of a text names: its last part behind a comma, or its last words. Without a state, words are
 * only taken off where a house number begins the text: other words before a city are part of another name.
 */
function citiesAtEndOf(plain: string, index: PostalIndex, region: string | null): readonly CityPlace[] {
  const homesOf = (name: string) =>
    index.cities(name).filter((home) => region === null || home.region === region);
  const part = plain.split(', ').at(-1) ?? '';
  const whole = homesOf(part);
  if (whole.length > 0 || (region === null && !/^\d/.test(part))) return whole;
  const words = part.split(' ');
  for (let length = Math.min(longestCity, words.length - 1); length >= 1; length -= 1) {
    const homes = homesOf(words.slice(-length).join(' '));
    if (homes.length > 0) return homes;
  }
  return [];
}
