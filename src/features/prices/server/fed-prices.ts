import { addDays } from '#i18n/world/calendar-days.ts';
import type { CachedSource } from '#server/sources/cached-source.ts';
import type { PricesPort } from '../model/ports.ts';
import { changeDays, changeOf, historyDays, type PriceBoard } from '../model/price-board.ts';
import type { FedPrice } from './price-feed.ts';

/** A price to compare with may be so many days older than thirty: gates close on Sundays, and some write once a week. */
const slack = 10;

/**
 * The boards of a feed.
 * @param grades Ids of the grades in the order of a board.
 */
export function createFedPrices(source: CachedSource<FedPrice[]>, grades: readonly string[]): PricesPort {
  // What a source says stays the same thing until it is read anew.
  let made: { of: readonly FedPrice[]; boards: ReadonlyMap<string, PriceBoard> } | null = null;

  async function boards(): Promise<ReadonlyMap<string, PriceBoard>> {
    const prices = await source.get();
    if (made?.of !== prices) made = { of: prices, boards: boardsOf(prices, grades) };
    return made.boards;
  }

  return {
    board: async (yard) => (await boards()).get(yard) ?? null,
    boards,
    state: () => source.state(),
  };
}

function boardsOf(prices: readonly FedPrice[], grades: readonly string[]): ReadonlyMap<string, PriceBoard> {
  const byYard = Map.groupBy(prices, ({ yard }) => yard);
  return new Map([...byYard].map(([yard, own]) => [yard, boardOf(own, grades)]));
}

/** The board of one yard: its latest day, and what it paid before. A grade that the latest day leaves out is not on it. */
function boardOf(own: readonly FedPrice[], grades: readonly string[]): PriceBoard {
  const day =
    own
      .map((each) => each.day)
      .sort()
      .at(-1) ?? '';
  const courses = new Map(
    [...Map.groupBy(own, ({ grade }) => grade)].map(([grade, rows]) => [
      grade,
      rows.filter((row) => row.day >= addDays(day, -historyDays)).sort((a, b) => (a.day < b.day ? -1 : 1)),
    ]),
  );
  const lines = grades.flatMap((grade) => {
    const course = courses.get(grade) ?? [];
    const last = course.at(-1);
    if (last?.day !== day) return [];
    const before = course.findLast((row) => row.day <= addDays(day, -changeDays) && row.price !== null);
    const isNear = before !== undefined && before.day >= addDays(day, -changeDays - slack);
    const change = changeOf(last.price, isNear ? before.price : null);
    return [{ grade, unit: last.unit, price: last.price, change }];
  });
  return {
    day,
    currency: own[0]?.currency ?? 'USD',
    sample: false,
    lines,
    history: (grade) =>
      lines.some((line) => line.grade === grade && line.price !== null)
        ? (courses.get(grade) ?? []).flatMap(({ day: each, price }) =>
            price === null ? [] : [{ day: each, price }],
          )
        : [],
  };
}
