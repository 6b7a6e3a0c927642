import type { Origin } from './answer-search.ts';
import { type DistanceUnit, inUnit, milesBetween, roundDistance } from './distance.ts';
import type { LocationsPort } from './ports.ts';
import { readCalledText } from './search-call.ts';
import { divisions } from './yard-codes.ts';

/** How far all yards are from a place that somebody named. */
export type Distances =
  | { kind: 'from'; origin: Origin; unit: DistanceUnit; away: ReadonlyMap<string, number> }
  /** Several cities have that name: what is reckoned from there must not be reckoned from another. */
  | { kind: 'choose' }
  /** No place was named, or a whole state, which is no place to measure from. */
  | { kind: 'nothing' };

/** Measures from the place that a text names: (`97204`) → every yard's distance from there, in miles. */
export function distancesFrom(text: string, locations: LocationsPort): Distances {
  const asked = readCalledText(text);
  const { origin, unit, choices } = asked === null ? nothing : locations.search(asked, divisions);
  if (!origin) return nothing;
  if (choices.length > 0) return { kind: 'choose' };
  const away = locations.yards.map(
    (yard) => [yard.id, roundDistance(inUnit(milesBetween(origin, yard), unit))] as const,
  );
  return { kind: 'from', origin, unit, away: new Map(away) };
}

const nothing = { kind: 'nothing', origin: null, unit: 'mile', choices: [] } as const;
