import { type DistanceUnit, inUnit, milesBetween, roundDistance } from './distance.ts';
import { divisionsOf } from './division-query.ts';
import { type LocationType, locationTypes } from './search-box.ts';
import type { Point, Yard } from './yard.ts';
import type { Division } from './yard-codes.ts';

/** A yard that a search found. */
export interface FoundYard {
  id: string;
  /** From where the search starts, in its unit; `null` where it starts nowhere. */
  distance: number | null;
}

/** What lies near a point. */
export interface Nearby {
  unit: DistanceUnit;
  /** How far was looked, in the unit: the circle in which every number of the answer is counted. */
  radius: number;
  /** Those in the circle; where they are fewer than three, the next nearest behind them. */
  found: readonly FoundYard[];
  /** How many of those found lie in the circle. */
  within: number;
  /** How many yards lie in the circle for each choice of the filter. */
  counts: Readonly<Record<LocationType, number>>;
  /** Yards in the same circle of the kinds that were not asked for. */
  others: number;
}

/** Circles that a search draws one after the other, in round figures of each unit. */
const circles: Record<DistanceUnit, readonly number[]> = {
  mile: [25, 50, 100, 250],
  kilometer: [40, 80, 160, 400],
};

/** A circle is wide enough when it holds so many. */
const enough = 3;

/** For the first yard of each kind the circle widens as far as this, and not further. */
const alsoNear: Record<DistanceUnit, number> = { mile: 50, kilometer: 80 };

/**
 * The yards of some kinds around a point, nearest first. The circle is drawn around the place and not around what was asked:
 * whoever chooses another kind finds every number as it was. It widens until it holds three yards, and then for the first of each
 * kind that is near. No search ends in nothing: fewer than three of the kind in the circle are followed by the next nearest,
 * however far.
 */
export function findNearby(
  yards: readonly Yard[],
  point: Point,
  { divisions, unit }: { divisions: readonly Division[]; unit: DistanceUnit },
): Nearby {
  const all = yards
    .map((yard) => ({ yard, away: inUnit(milesBetween(point, yard), unit) }))
    .sort((one, other) => one.away - other.away);
  const asked = all.filter(({ yard }) => divisions.includes(yard.division));
  const radius = circleAround(all, unit);
  const isNear = ({ away }: Away) => away <= radius;
  const near = all.filter(isNear);
  const within = asked.filter(isNear).length;
  return {
    unit,
    radius,
    found: asked
      .slice(0, Math.max(within, enough))
      .map(({ yard, away }) => ({ id: yard.id, distance: roundDistance(away) })),
    within,
    counts: Object.fromEntries(
      locationTypes.map(({ id }) => {
        const kinds = divisionsOf(id);
        return [id, near.filter(({ yard }) => kinds.includes(yard.division)).length];
      }),
    ) as Record<LocationType, number>,
    others: near.length - within,
  };
}

type Away = { yard: Yard; away: number };

/** The smallest circle that holds enough yards and the first of each kind that is near. Yards come nearest first. */
function circleAround(all: readonly Away[], unit: DistanceUnit): number {
  const reach = (away: number) => circles[unit].find((circle) => away <= circle) ?? circles[unit].at(-1) ?? 0;
  const firsts = [true, false]
    .map((auto) => all.find((each) => isAuto(each) === auto)?.away ?? Number.POSITIVE_INFINITY)
    .filter((away) => away <= alsoNear[unit]);
  return Math.max(...[all[enough - 1]?.away ?? Number.POSITIVE_INFINITY, ...firsts].map(reach));
}

const isAuto = ({ yard }: Away): boolean => yard.division === 'ARB';
