import { type DistanceUnit, milesBetween } from './distance.ts';
import { findNearby, type Nearby } from './find-yards.ts';
import { matchYards, type YardNames, yardsIn } from './match-yards.ts';
import type { CityPlace, PostalIndex } from './postal-index.ts';
import { type QueryMeaning, readQuery } from './read-query.ts';
import type { Point, Yard } from './yard.ts';
import type { Division } from './yard-codes.ts';

/** Where distances are measured from. */
export interface Origin extends Point {
  kind: 'zip' | 'postal-code' | 'city' | 'yard';
  /** The ZIP or postal code, as it was read; "" for a city or a yard. */
  code: string;
  /** "" where a code belongs to no city. */
  city: string;
  region: string;
  country: 'US' | 'CA';
  /** The code itself is not known, and the point is the middle of a wider area. */
  isRough: boolean;
}

/** Another city of the name that was asked for. */
export interface CityChoice {
  city: string;
  region: string;
}

/** What a search is answered. */
export interface SearchAnswer extends Omit<Nearby, 'radius'> {
  /** As of what is near; `null` where distances start nowhere. */
  radius: number | null;
  /** `near` yards around an origin, `named` yards that the text names or whose state it names, `nothing` was understood. */
  kind: 'near' | 'named' | 'nothing';
  origin: Origin | null;
  /** Cities of that name besides the one that was taken, or besides the state. */
  choices: readonly CityChoice[];
}

/** What a search is answered from. */
export interface SearchParts {
  yards: readonly Yard[];
  index: PostalIndex;
  nameOf: YardNames;
  /** Only such yards answer; a text may still name any. Default: all. */
  isMeant?: ((yard: Yard) => boolean) | undefined;
}

/** How many cities of one name are offered; the rest are villages, and their state helps. */
const mostChoices = 9;

/** Answers a search text for some kinds of yard. The text must not be blank. */
export function answerSearch(text: string, divisions: readonly Division[], parts: SearchParts): SearchAnswer {
  const { yards, index, nameOf, isMeant = () => true } = parts;
  const meant = yards.filter(isMeant);
  const meaning = readQuery(text, index);
  const origin = originOf(meaning);
  if (origin) return near(origin, divisions, meant);
  if (meaning.kind === 'cities' || meaning.kind === 'region') {
    const named = meaning.region === null ? [] : yardsIn(meaning.region, meant);
    const [likeliest, ...others] = meaning.kind === 'cities' ? byLikelihood(meaning.cities, yards) : [];
    if (named.length > 0) return { ...listed(named, divisions), choices: choicesOf(likeliest, ...others) };
    if (likeliest) return { ...near(cityOrigin(likeliest), divisions, meant), choices: choicesOf(...others) };
  }
  const matches = matchYards(text, yards, nameOf);
  const [only] = matches;
  if (only && matches.length === 1) return near(yardOrigin(only), withOwn(divisions, only), meant);
  const listable = matches.filter(isMeant);
  return listable.length > 0 ? listed(listable, divisions) : nothing;
}

const nothing: SearchAnswer = {
  kind: 'nothing',
  origin: null,
  choices: [],
  unit: 'mile',
  radius: null,
  found: [],
  within: 0,
  counts: { metals: 0, auto: 0, all: 0 },
  others: 0,
};

function near(origin: Origin, divisions: readonly Division[], yards: readonly Yard[]): SearchAnswer {
  const unit: DistanceUnit = origin.country === 'CA' ? 'kilometer' : 'mile';
  return { kind: 'near', origin, choices: [], ...findNearby(yards, origin, { divisions, unit }) };
}

/** Yards without distances. Who names a yard of another kind than the filter's means that yard. */
function listed(named: readonly Yard[], divisions: readonly Division[]): SearchAnswer {
  const asked = named.filter(({ division }) => divisions.includes(division));
  const shown = asked.length > 0 ? asked : named;
  const isAuto = ({ division }: Yard) => division === 'ARB';
  return {
    ...nothing,
    kind: 'named',
    found: shown.map(({ id }) => ({ id, distance: null })),
    within: shown.length,
    counts: {
      metals: named.filter((yard) => !isAuto(yard)).length,
      auto: named.filter(isAuto).length,
      all: named.length,
    },
    others: named.length - shown.length,
  };
}

function originOf(meaning: QueryMeaning): Origin | null {
  if (meaning.kind === 'zip' || meaning.kind === 'postal-code') {
    const { kind, code, place } = meaning;
    return { kind, code, ...place };
  }
  return meaning.kind === 'city' ? cityOrigin(meaning.place) : null;
}

function cityOrigin({ latitude, longitude, city, region, country }: CityPlace): Origin {
  return { kind: 'city', code: '', latitude, longitude, city, region, country, isRough: false };
}

function yardOrigin({ latitude, longitude, city, region, country }: Yard): Origin {
  return { kind: 'yard', code: '', latitude, longitude, city, region, country, isRough: false };
}

const withOwn = (divisions: readonly Division[], { division }: Yard): readonly Division[] =>
  divisions.includes(division) ? divisions : [...divisions, division];

/** How far from a city a yard of ours still is a reason to think of that city, in miles. */
const nearCity = 25;

/**
 * Cities with a yard of ours nearby come first, and the larger ones first among them: who asks us for Houston, or for one of
 * thirty Springfields, most likely means that one.
 */
function byLikelihood(cities: readonly CityPlace[], yards: readonly Yard[]): CityPlace[] {
  const isNearYard = (city: CityPlace) => yards.some((yard) => milesBetween(city, yard) <= nearCity);
  const rank = new Map(cities.map((city) => [city, Number(isNearYard(city))]));
  // The index has the larger ones first, and sorting keeps that.
  return [...cities].sort((one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0));
}

const choicesOf = (...cities: readonly (CityPlace | undefined)[]): CityChoice[] =>
  cities.flatMap((each) => (each ? [{ city: each.city, region: each.region }] : [])).slice(0, mostChoices);
