import { isDay } from '#i18n/world/calendar-days.ts';
import { isRecord } from '#i18n/world/is-record.ts';
import { type FeedShape, isFedId, readFeedRows } from '#server/sources/feed-rows.ts';
import { DocumentRefused } from '#server/sources/fetch-document.ts';
import { firstModelYear } from '../model/find-vehicles.ts';
import type { YardVehicle } from '../model/vehicle.ts';

/** What a feed is held against. */
export type VehicleFeedRules = {
  /** Ids of the parts yards. */
  yards: ReadonlySet<string>;
  now: () => number;
};

const shape: FeedShape = {
  list: 'vehicles',
  columns: ['stock', 'yard', 'row', 'year', 'make', 'model', 'arrived'],
  numbers: ['year'],
  // Eleven yards with two thousand vehicles each, and room to grow.
  mostRows: 50_000,
};

const dayLength = 86_400_000;

/** Begins with a letter or a digit, which no script and no formula does, and is as short as a name painted on a sign. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .&'’/+-]{0,39}$/u;
const codePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/;

/**
 * The vehicles in a feed, the latest arrival first: rows as `readFeedRows` finds them under the name `vehicles`. Rows of yards
 * that the site does not have are left out. One row that is wrong refuses the whole feed: whoever lies about one vehicle is not
 * believed about the next.
 * @throws DocumentRefused when it is no such feed, a row is wrong, a yard has one number twice, or nothing is left.
 */
export function readVehicleFeed(text: string, { yards, now }: VehicleFeedRules): YardVehicle[] {
  const latest = new Date(now() + dayLength).toISOString().slice(0, 10);
  const vehicles = readFeedRows(text, shape).map((row) => vehicleIn(row, latest));
  const known = vehicles.filter(({ yard }) => yards.has(yard));
  const numbers = new Set(known.map(({ yard, stock }) => `${yard} ${stock}`));
  if (known.length === 0 || numbers.size < known.length) throw new DocumentRefused('rubbish');
  return known.sort((one, other) => (one.arrived < other.arrived ? 1 : one.arrived > other.arrived ? -1 : 0));
}

/** By hand, since fifty thousand rows would hold the server up for seconds under a general schema. */
function vehicleIn(row: unknown, latest: string): YardVehicle {
  if (!isRecord(row)) throw new DocumentRefused('rubbish');
  const { stock, yard, row: place, year, make, model, arrived } = row;
  const lastYear = Number(latest.slice(0, 4)) + 1;
  const isYear =
    typeof year === 'number' && Number.isInteger(year) && year >= firstModelYear && year <= lastYear;
  const isArrival = typeof arrived === 'string' && isDay(arrived) && arrived <= latest;
  if (
    !isFedId(yard) ||
    !fits(stock, codePattern) ||
    !fits(place, codePattern) ||
    !fits(make, namePattern) ||
    !fits(model, namePattern) ||
    !isYear ||
    !isArrival
  )
    throw new DocumentRefused('rubbish');
  return { stock, yard, row: place, year, make: make.trim(), model: model.trim(), arrived };
}

const fits = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
