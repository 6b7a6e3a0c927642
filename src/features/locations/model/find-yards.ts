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
  /** How far was looked, in the unit; `null` when even the widest circle is empty and the nearest yards stand in. */
  radius: number | null;
  found: readonly FoundYard[];
  /** How many yards lie in that one circle for each choice of the filter; those that stand in from afar do not count. */
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

/** For the first yard of another kind the circle widens as far as this, and not further. */
const alsoNear: Record<DistanceUnit, number> = { mile: 50, kilometer: 80 };

/**
 * The yards of some kinds around a point, nearest first. The circle widens until it holds three; if the widest holds
 * fewer, those; if it holds none, the three nearest however far, so that no search ends in nothing. Every number of the answer is
 * counted in that one circle: all kinds together are as many as the kinds one by one.
 */
export function findNearby(
  yards: readonly Yard[],
  point: Point,
  { divisions, unit }: { divisions: readonly Division[]; unit: DistanceUnit },
): Nearby {
  const all = yards
    .map((yard) => ({ yard, away: inUnit(milesBetween(point, yard), unit) }))
    .sort((one, other) => one.away - other.away);
  const isAsked = ({ yard }: Away) => divisions.includes(yard.division);
  const asked = all.filter(isAsked);
  const own = ownCircle(asked, unit);
  const radius = own === null ? null : Math.max(own, otherCircle(all, isAsked, unit));
  // Where none is near, what lies in the widest circle is what there is of other kinds.
  const within = all.filter(({ away }) => away <= (radius ?? widest(unit)));
  const found = radius === null ? asked.slice(0, enough) : within.filter(isAsked);
  return {
    unit,
    radius,
    found: found.map(({ yard, away }) => ({ id: yard.id, distance: roundDistance(away) })),
    counts: Object.fromEntries(
      locationTypes.map(({ id }) => {
        const kinds = divisionsOf(id);
        return [id, within.filter(({ yard }) => kinds.includes(yard.division)).length];
      }),
    ) as Record<LocationType, number>,
    others: within.filter((each) => !isAsked(each)).length,
  };
}

/** The widest circle that is drawn, in a unit. */
export const widest = (unit: DistanceUnit): number => circles[unit].at(-1) ?? 0;

type Away = { yard: Yard; away: number };

/**
 * Kinds are looked for one by one, and the widest of their circles is drawn for all: who asks for everything must not
 * lose the metals yards because three auto parts yards stand nearer. `null` when none of them is near.
 */
function ownCircle(asked: readonly Away[], unit: DistanceUnit): number | null {
  const kinds = [asked.filter(isAuto), asked.filter((each) => !isAuto(each))];
  const radii = kinds.flatMap((kind) => circleOf(kind, unit) ?? []);
  return radii.length === 0 ? null : Math.max(...radii);
}

/** The circle that reaches the first yard of another kind, if that is near; else 0. */
function otherCircle(all: readonly Away[], isAsked: (each: Away) => boolean, unit: DistanceUnit): number {
  const first = all.find((each) => !isAsked(each))?.away ?? Number.POSITIVE_INFINITY;
  return circles[unit].find((circle) => first <= circle && circle <= alsoNear[unit]) ?? 0;
}

const isAuto = ({ yard }: Away): boolean => yard.division === 'ARB';

/** The first circle that holds enough of a kind, else the widest; `null` when even that is empty. */
function circleOf(kind: readonly Away[], unit: DistanceUnit): number | null {
  const wanted = kind[enough - 1]?.away ?? Number.POSITIVE_INFINITY;
  const radius = circles[unit].find((circle) => wanted <= circle) ?? widest(unit);
  return kind.some(({ away }) => away <= radius) ? radius : null;
}
