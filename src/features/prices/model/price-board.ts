import { addDays } from '#i18n/world/calendar-days.ts';
import { localMoment } from '#i18n/world/local-clock.ts';
import type { PriceLinesContent } from '../content/price-lines.schema.ts';

/** What a price is for; Canadian yards weigh in kilograms and metric tons. */
export type PriceUnit = 'pound' | 'net-ton' | 'kilogram' | 'metric-ton';

/** A line of the content file: a grade and the price around which its samples move. */
export type PriceLine = PriceLinesContent[number];

/** A place as far as its board asks. */
export interface PricedYard {
  id: string;
  /** `MRB` buys metal. */
  division: string;
  country: 'US' | 'CA';
  /** IANA name. */
  timeZone: string;
}

/** A grade as the catalogue has it: its id and the family it belongs to. */
export interface PricedGrade {
  id: string;
  family: string;
}

/** What only the yards know of themselves; boards are made without knowing more of them. */
export interface YardRules<Yard extends PricedYard> {
  /** True on a day on which the gate opens. */
  opensOn: (yard: Yard, day: string) => boolean;
  takesGrade: (yard: Yard, grade: PricedGrade) => boolean;
}

/** One line of a yard's board. Prices are in the board's currency. */
export interface BoardLine {
  grade: string;
  unit: PriceUnit;
  /** `null`: ask the yard. */
  price: number | null;
  /** Against the price of thirty days before, in hundredths of that price; `null` where there is no price. */
  change: number | null;
}

/** What a yard pays, on the day it last wrote its board. */
export interface PriceBoard {
  /** The day on which the board was written, `yyyy-mm-dd` on the yard's calendar. */
  day: string;
  currency: 'USD' | 'CAD';
  lines: readonly BoardLine[];
  /** Prices of a grade on the days on which the board was written, oldest first; [] for what has no price. */
  history(grade: string): readonly { day: string; price: number }[];
  /** True while every figure is made up. */
  sample: boolean;
}

/** Which way a price went, by how far; nothing where nobody can tell. */
export function trendOf(change: number | null): 'up' | 'down' | 'level' | undefined {
  if (change === null) return undefined;
  if (change === 0) return 'level';
  return change > 0 ? 'up' : 'down';
}

/**
 * One price a week out of a history, the latest last: enough for a drawing, few enough for a table. A week without a board
 * brings none.
 */
export function weeklyPrices<Priced extends { day: string }>(history: readonly Priced[]): Priced[] {
  const last = history.at(-1);
  if (!last) return [];
  const weeks = new Map(history.map((priced) => [Math.floor(daysBetween(priced.day, last.day) / 7), priced]));
  return [...weeks.values()];
}

/** How many days of history a board has, and how far back its change looks. */
export const historyDays = 90;
export const changeDays = 30;

/** The first day of every series; boards look 90 days back from today. */
export const firstPriceDay = '2025-01-01';

/** Sample rate of exchange, Canadian dollars for one US dollar. Real boards would be written in their own money. */
const canadianDollars = 1.38;
const poundsPerKilogram = 2.204_622_6;
const netTonsPerMetricTon = 1.102_311_3;

/** How much of a day's movement a grade shares with its family, and how much is its own; together about one movement. */
const ofMarket = 0.99;
const ofGrade = 0.1;

/** How strongly a price is drawn back to its middle, each day. */
const drawnBack = 0.03;

/**
 * Makes boards of made-up prices. One seed gives the same prices on every machine and every day, so that a board never
 * changes its past. A grade has one course for all yards, and each yard lies a little above or below it. Grades of one family
 * follow one market, so that a better one is never paid less.
 * @throws when a line is of no grade: its price would be missing everywhere, and nobody would be told.
 */
export function createSampleBoards<Yard extends PricedYard>(
  lines: readonly PriceLine[],
  grades: ReadonlyMap<string, PricedGrade>,
  { opensOn, takesGrade }: YardRules<Yard>,
) {
  const unknown = lines.find(({ id }) => !grades.has(id));
  if (unknown)
    throw new Error(
      `A board has a line for "${unknown.id}", which is no grade of materials.json, so no yard would say its price; correct price-lines.json.`,
    );
  const courses = new Map<string, number[]>();
  const familyOf = ({ id }: PriceLine) => grades.get(id)?.family ?? id;

  /** The price of a grade on a day, before a yard adds its own share. */
  function courseAt(line: PriceLine, around: number, day: string): number {
    const course = courses.get(line.id) ?? [around];
    courses.set(line.id, course);
    const wanted = daysBetween(firstPriceDay, day);
    while (course.length <= wanted) {
      const before = course.at(-1) ?? around;
      const at = addDays(firstPriceDay, course.length);
      const moved = ofMarket * bell(`${familyOf(line)} ${at}`) + ofGrade * bell(`${line.id} ${at}`);
      course.push(before * Math.exp(drawnBack * Math.log(around / before) + line.daily * moved));
    }
    return course[Math.max(0, wanted)] ?? around;
  }

  function priceOf(line: PriceLine, yard: Yard, day: string): number | null {
    if (line.around === null) return null;
    const share = 1 + offset(`${yard.id} ${familyOf(line)}`, 0.045) + offset(`${yard.id} ${line.id}`, 0.005);
    const dollars = courseAt(line, line.around, day) * share;
    if (yard.country === 'US') return rounded(dollars, line.per);
    const weight = line.per === 'pound' ? poundsPerKilogram : netTonsPerMetricTon;
    return rounded(dollars * canadianDollars * weight, line.per);
  }

  /** A board is written on the mornings on which the gate opens. */
  function lastBoardDay(yard: Yard, day: string): string {
    for (let back = 0; back < 14; back += 1) {
      const each = addDays(day, -back);
      if (opensOn(yard, each)) return each;
    }
    return day;
  }

  return {
    /** The board of a yard as it stands at a moment; `null` for a place that buys no metal. */
    boardOf(yard: Yard, at: number): PriceBoard | null {
      if (yard.division !== 'MRB') return null;
      const today = localMoment(yard.timeZone, at).day;
      const day = lastBoardDay(yard, today);
      const before = lastBoardDay(yard, addDays(day, -changeDays));
      const taken = lines.filter(({ id }) => {
        const grade = grades.get(id);
        return grade !== undefined && takesGrade(yard, grade);
      });
      return {
        day,
        currency: yard.country === 'US' ? 'USD' : 'CAD',
        sample: true,
        lines: taken.map((line): BoardLine => {
          const price = priceOf(line, yard, day);
          const earlier = priceOf(line, yard, before);
          return { grade: line.id, unit: unitOf(line, yard), price, change: changeOf(price, earlier) };
        }),
        history(grade) {
          const line = taken.find(({ id }) => id === grade);
          if (!line) return [];
          const days = Array.from({ length: historyDays + 1 }, (_, ahead) =>
            addDays(day, ahead - historyDays),
          );
          return days
            .filter((each) => opensOn(yard, each))
            .flatMap((each) => {
              const price = priceOf(line, yard, each);
              return price === null ? [] : [{ day: each, price }];
            });
        },
      };
    },
  };
}

const unitOf = ({ per }: PriceLine, { country }: PricedYard): PriceUnit => {
  if (country === 'CA') return per === 'pound' ? 'kilogram' : 'metric-ton';
  return per === 'pound' ? 'pound' : 'net-ton';
};

/** How far a price stands above or below an earlier one, in hundredths of it with one decimal; `null` where one is missing. */
export function changeOf(price: number | null, before: number | null): number | null {
  return price === null || before === null || before === 0
    ? null
    : Math.round(((price - before) / before) * 1000) / 10 || 0;
}

/** Pounds are priced in cents, tons in whole dollars that end in 0 or 5. */
function rounded(price: number, per: PriceLine['per']): number {
  return per === 'pound'
    ? Math.max(0.01, Math.round(price * 100) / 100)
    : Math.max(5, Math.round(price / 5) * 5);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** About normally distributed around 0, fixed for a text: the sum of four even draws. */
function bell(text: string): number {
  const draws = [1, 2, 3, 4].map((draw) => draw01(`${draw} ${text}`));
  return (draws.reduce((sum, value) => sum + value, 0) - 2) * Math.sqrt(3);
}

/** An even draw from as far below 0 to as far above it. */
const offset = (text: string, reach: number): number => reach * (2 * draw01(text) - 1);

/** An even draw from 0 to 1 that depends on the text alone (FNV-1a, then a final stir). */
function draw01(text: string): number {
  let hash = 0x5ca1_ab1e;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
