import { type OpeningPlace, openingState } from '#features/locations/model/opening.ts';
import type { PriceBoard, PriceUnit } from '#features/prices/model/price-board.ts';

/** How many gates are open. */
export interface OpenGates<Place> {
  open: number;
  all: number;
  /** While all are closed: the one that opens first, and when. */
  next: { place: Place; opensAt: number } | null;
}

/** Counts the gates that are open at a moment, in milliseconds since 1970. */
export function openGates<Place extends OpeningPlace>(
  places: readonly Place[],
  at: number,
): OpenGates<Place> {
  let open = 0;
  let next: OpenGates<Place>['next'] = null;
  for (const place of places) {
    const state = openingState(place, at);
    if (state.isOpen) open += 1;
    else if (state.opensAt !== null && (next === null || state.opensAt < next.opensAt))
      next = { place, opensAt: state.opensAt };
  }
  return { open, all: places.length, next: open === 0 ? next : null };
}

/** What the yards of one country pay for a grade. */
export interface PaidToday {
  low: number;
  high: number;
  /** The middle of what the price changed in 30 days at each of them, in hundredths; `null` where none can tell. */
  change: number | null;
  /** The latest of the days on which these boards were written. */
  day: string;
}

/** What yards of the United States pay for a grade by a unit; `null` where none names a price. */
export function paidToday(
  boards: ReadonlyMap<string, PriceBoard>,
  grade: string,
  unit: PriceUnit,
): PaidToday | null {
  const found = [...boards.values()]
    .filter(({ currency }) => currency === 'USD')
    .flatMap(({ day, lines }) => {
      const line = lines.find((each) => each.grade === grade && each.unit === unit);
      return line && line.price !== null ? [{ day, price: line.price, change: line.change }] : [];
    });
  const day = found
    .map((each) => each.day)
    .sort()
    .at(-1);
  if (day === undefined) return null;
  const prices = found.map(({ price }) => price);
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    change: middleOf(found.flatMap(({ change }) => (change === null ? [] : [change]))),
    day,
  };
}

/** `[1, 9, 2]` → `2`; of an even number, halfway between the two in the middle. */
function middleOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
