import { addDays } from '#i18n/world/calendar-days.ts';
import { changeOf, historyDays, type PriceBoard, type PriceUnit, weeklyPrices } from './price-board.ts';

/** What one yard pays for a grade. */
export interface PriceOffer {
  yard: string;
  /** The day on which its board was written. */
  day: string;
  currency: 'USD' | 'CAD';
  unit: PriceUnit;
  /** `null`: ask the yard. */
  price: number | null;
  /** Against the price of thirty days before, in hundredths of it. */
  change30: number | null;
  /** Against the oldest price of ninety days; `null` where there is none of the first half of them. */
  change90: number | null;
  /** A price a week, the latest last. */
  weeks: readonly { day: string; price: number }[];
}

/** Offers of the boards that were asked lately, by grade. Boards are made anew about once a minute, and the old ones go. */
const known = new WeakMap<ReadonlyMap<string, PriceBoard>, Map<string, readonly PriceOffer[]>>();

/**
 * What all yards pay for a grade, in the order of the boards. Reckoned once for the same boards: ninety days of each yard take
 * longer than all the rest of an answer.
 */
export function offersFor(grade: string, boards: ReadonlyMap<string, PriceBoard>): readonly PriceOffer[] {
  const ofBoards = known.get(boards) ?? new Map<string, readonly PriceOffer[]>();
  known.set(boards, ofBoards);
  const offers = ofBoards.get(grade) ?? reckonedOffers(grade, boards);
  // What no board has is a word that somebody made up, and there is no end of those.
  if (offers.length > 0) ofBoards.set(grade, offers);
  return offers;
}

function reckonedOffers(grade: string, boards: ReadonlyMap<string, PriceBoard>): PriceOffer[] {
  return [...boards].flatMap(([yard, board]) => {
    const line = board.lines.find((each) => each.grade === grade);
    if (!line) return [];
    const { day, currency } = board;
    const { unit, price, change } = line;
    const history = board.history(grade);
    const first = history[0];
    const isOld = first !== undefined && first.day <= addDays(day, -historyDays / 2);
    return [
      {
        ...{ yard, day, currency, unit, price },
        change30: change,
        change90: isOld ? changeOf(price, first.price) : null,
        weeks: weeklyPrices(history),
      },
    ];
  });
}

/** How offers may stand. */
export const offerOrders = ['pay', 'distance'] as const;

/** One of these orders. */
export type OfferOrder = (typeof offerOrders)[number];

/**
 * Offers in one money and unit, the best first: who pays most, or who is nearest, and the other where these are equal. A yard
 * that has to be asked comes last by pay.
 */
export function sortOffers<Offer extends { price: number | null; distance: number | null }>(
  offers: readonly Offer[],
  order: OfferOrder,
): Offer[] {
  const byPay = (one: Offer, other: Offer) => (other.price ?? -1) - (one.price ?? -1);
  const byDistance = (one: Offer, other: Offer) =>
    (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE);
  return [...offers].sort((one, other) =>
    order === 'pay'
      ? byPay(one, other) || byDistance(one, other)
      : byDistance(one, other) || byPay(one, other),
  );
}

/** What the yards of one country pay for a grade, from the lowest to the highest. */
export interface PriceRange {
  currency: 'USD' | 'CAD';
  unit: PriceUnit;
  low: number;
  high: number;
  /** The latest of the days on which these boards were written. */
  day: string;
}

/** The range of every grade that has a price, one for each money and unit, in the order in which the boards have them. */
export function priceRanges(boards: ReadonlyMap<string, PriceBoard>): ReadonlyMap<string, PriceRange[]> {
  const ranges = new Map<string, PriceRange[]>();
  for (const { day, currency, lines } of boards.values()) {
    for (const { grade, unit, price } of lines) {
      if (price === null) continue;
      const known = ranges.get(grade) ?? [];
      ranges.set(grade, known);
      const range = known.find((each) => each.currency === currency && each.unit === unit);
      if (!range) known.push({ currency, unit, low: price, high: price, day });
      else {
        range.low = Math.min(range.low, price);
        range.high = Math.max(range.high, price);
        if (day > range.day) range.day = day;
      }
    }
  }
  return ranges;
}
