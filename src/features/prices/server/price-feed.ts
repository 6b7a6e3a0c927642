import { isDay } from '#i18n/world/calendar-days.ts';
import { isRecord } from '#i18n/world/is-record.ts';
import { type FeedShape, isFedId, readFeedRows } from '#server/sources/feed-rows.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import type { PriceUnit } from '../model/price-board.ts';

/** What a price feed says in one row: what a yard paid for one grade on the day it wrote its board. */
export type FedPrice = {
  yard: string;
  grade: string;
  /** `yyyy-mm-dd` on the yard's calendar. */
  day: string;
  currency: 'USD' | 'CAD';
  unit: PriceUnit;
  /** `null`: the yard says it when asked. */
  price: number | null;
};

/** What a feed is held against. */
export type PriceFeedRules = {
  yards: ReadonlySet<string>;
  grades: ReadonlySet<string>;
  now: () => number;
};

const currencies: readonly unknown[] = ['USD', 'CAD'];
const units: readonly unknown[] = ['pound', 'net-ton', 'kilogram', 'metric-ton'];

/** No scrap is worth more, for any unit: a figure above it is a slip of a comma or a lie. */
const highestPrice = 1_000_000;

const shape: FeedShape = {
  list: 'prices',
  columns: ['yard', 'grade', 'day', 'currency', 'unit', 'price'],
  numbers: ['price'],
  // Sixty yards with fifty grades each, a price a week for ninety days, and room to grow.
  mostRows: 100_000,
};

const dayLength = 86_400_000;

/**
 * The prices in a feed: a JSON list of rows (or `{"prices": […]}`), or a CSV file whose first line names the columns
 * `yard`, `grade`, `day`, `currency`, `unit` and `price` in any order; others are passed over. Rows of yards and grades that
 * the site does not have are left out. One row that is wrong refuses the whole feed: whoever lies about one price is not
 * believed about the next.
 * @throws DocumentRefused when it is no such feed, a row is wrong, two rows contradict each other, or nothing is left.
 */
export function readPriceFeed(text: string, rules: PriceFeedRules): FedPrice[] {
  const rows = readFeedRows(text, shape);
  const latest = new Date(rules.now() + dayLength).toISOString().slice(0, 10);
  const prices = rows.map((row) => priceOf(row, latest));
  const known = prices.filter(({ yard, grade }) => rules.yards.has(yard) && rules.grades.has(grade));
  if (known.length === 0 || contradict(known)) throw new DocumentRefused('rubbish');
  return known;
}

/** By hand, since a hundred thousand rows would hold the server up for seconds under a general schema. */
function priceOf(row: unknown, latest: string): FedPrice {
  if (!isRecord(row)) throw new DocumentRefused('rubbish');
  const { yard, grade, day, currency, unit, price } = row;
  const isPrice =
    price === null ||
    (typeof price === 'number' && price > 0 && price <= highestPrice && !Number.isNaN(price));
  const isPlace = isFedId(yard) && isFedId(grade) && typeof day === 'string' && isDay(day) && day <= latest;
  if (!isPlace || !isPrice || !currencies.includes(currency) || !units.includes(unit))
    throw new DocumentRefused('rubbish');
  return { yard, grade, day, currency: currency as 'USD' | 'CAD', unit: unit as PriceUnit, price };
}

/** A yard has one currency, a grade there one unit, and a day one price. */
function contradict(prices: readonly FedPrice[]): boolean {
  const said = new Map<string, unknown>();
  const isNew = (key: string, value: unknown): boolean => {
    if (said.has(key)) return said.get(key) === value;
    said.set(key, value);
    return true;
  };
  return !prices.every(
    ({ yard, grade, day, currency, unit, price }) =>
      isNew(yard, currency) && isNew(`${yard} ${grade}`, unit) && isNew(`${yard} ${grade} ${day}`, price),
  );
}
