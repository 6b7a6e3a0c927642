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
  /** How many yards lie near for each choice of the filter; those that stand in from afar do not count. */
  counts: Readonly<Record<LocationType, number>>;
  /** Yards as near as these of the kinds that were not asked for. */
  others: number;
}

/** Circles that a search draws one after the other, in round figures of each unit. */
const circles: Record<DistanceUnit, readonly number[]> = {
  mile: [25, 50, 100, 250],
  kilometer: [40, 80, 160, 400],
};

/** A circle is wide enough when it holds so many. */
const enough = 3;

/** Nobody drives to a thirtieth yard. */
const most = 30;

/** How far away "near you too" still is. */
const alsoNear: Record<DistanceUnit, number> = { mile: 50, kilometer: 80 };

/**
 * The yards of some kinds around a point, nearest first. The circle widens until it holds three; if the widest holds
 * fewer, those; if it holds none, the three nearest however far, so that no search ends in nothing.
 */
export function findNearby(
  yards: readonly Yard[],
  point: Point,
  { divisions, unit }: { divisions: readonly Division[]; unit: DistanceUnit },
): Nearby {
  const all = yards
    .map((yard) => ({ yard, away: inUnit(milesBetween(point, yard), unit) }))
    .sort((one, other) => one.away - other.away);
  const of = (asked: readonly Division[]) => within(all, asked, unit);
  const { radius, found } = of(divisions);
  const reach = Math.max(radius ?? 0, alsoNear[unit]);
  return {
    unit,
    radius,
    found: found.map(({ yard, away }) => ({ id: yard.id, distance: roundDistance(away) })),
    counts: Object.fromEntries(
      locationTypes.map(({ id }) => {
        const { radius: circle, found: near } = of(divisionsOf(id));
        return [id, circle === null ? 0 : near.length];
      }),
    ) as Record<LocationType, number>,
    others: all.filter(({ yard, away }) => away <= reach && !divisions.includes(yard.division)).length,
  };
}

type Away = { yard: Yard; away: number };

/**
 * Kinds are looked for one by one, and the widest of their circles is drawn for all: who asks for everything must not
 * lose the metals yards because three auto parts yards stand nearer.
 */
function within(
  sorted: readonly Away[],
  asked: readonly Division[],
  unit: DistanceUnit,
): { radius: number | null; found: readonly Away[] } {
  const meant = sorted.filter(({ yard }) => asked.includes(yard.division));
  const kinds = [meant.filter(isAuto), meant.filter((each) => !isAuto(each))];
  const radii = kinds.flatMap((kind) => circleOf(kind, unit) ?? []);
  if (radii.length === 0) return { radius: null, found: meant.slice(0, enough) };
  const radius = Math.max(...radii);
  return { radius, found: meant.filter(({ away }) => away <= radius).slice(0, most) };
}

const isAuto = ({ yard }: Away): boolean => yard.division === 'ARB';

/** The first circle that holds enough of a kind, else the widest; `null` when even that is empty. */
function circleOf(kind: readonly Away[], unit: DistanceUnit): number | null {
  const wanted = kind[enough - 1]?.away ?? Number.POSITIVE_INFINITY;
  const widest = circles[unit].at(-1) ?? 0;
  const radius = circles[unit].find((circle) => wanted <= circle) ?? widest;
  return kind.some(({ away }) => away <= radius) ? radius : null;
}
