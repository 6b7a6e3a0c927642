import families from '#features/materials/content/families.json';
import { schema as familiesSchema } from '#features/materials/content/families.schema.ts';
import materials from '#features/materials/content/materials.json';
import { schema as materialsSchema } from '#features/materials/content/materials.schema.ts';
import { formatChange, formatMediumDay, formatPrice } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages as sellMessages } from '#locale/sell-content.po';
import { trendOf, weeklyPrices } from '../model/price-board.ts';
import { type KnownBoard, momentAt } from './board.server.ts';
import { digitsOf } from './price-digits.ts';
import { priceText } from './price-ranges.server.ts';

/** Words of a yard's page about its prices. */
interface PriceWords {
  heading: string;
  lead: string;
  caption: string;
  title: string;
  text: string;
  columns: readonly { id: string; label: string }[];
  call: { label: string };
  same: { label: string };
}

/** What the page of a yard gives its prices. */
export interface YardPricesOptions {
  words: PriceWords;
  units: readonly { id: string; label: string }[];
  /** Places that buy no metal have no board, whatever the source says. */
  buysMetal: boolean;
  /** IANA name of the yard's clock. */
  timeZone: string;
  /** The spreadsheet of the board. */
  file: { label: string; href: string };
  /** Id of the grade whose history is asked for. An unknown one is the first that has a price. */
  wanted: string | null;
}

/**
 * What a yard pays, by family, and what it paid for one grade; without a board while the source fails. `null` for a place
 * that buys no metal, and for a yard of which the source says nothing.
 */
export function readYardPrices({ board, isFailed, lastCopyOf }: KnownBoard, options: YardPricesOptions) {
  const { words, units, buysMetal, timeZone, file, wanted } = options;
  const { columns, call, same, heading, lead, caption, title, text } = words;
  if (!buysMetal) return null;
  if (!board) return isFailed ? { heading, board: null } : null;
  const grades = new Map(
    translateContent(materialsSchema, materials, 'materials', sellMessages).map((grade) => [grade.id, grade]),
  );
  const nameOf = (id: string) => grades.get(id)?.name ?? id;
  const unitOf = (unit: string) => units.find(({ id }) => id === unit)?.label ?? unit;
  const rows = board.lines.map((line) => ({
    id: line.grade,
    family: grades.get(line.grade)?.family ?? '',
    grade: nameOf(line.grade),
    price: line.price === null ? call.label : formatPrice(line.price, board.currency, digitsOf(line)),
    unit: unitOf(line.unit),
    hasHistory: line.price !== null,
    change: changeText(line.change, same.label),
  }));
  const priced = board.lines.filter(({ price }) => price !== null);
  const shown = priced.find(({ grade }) => grade === wanted) ?? priced[0];
  const shownBoard = {
    /** What most sellers ask for, in one line each. */
    short: bestKnown.flatMap((grade) => {
      const line = priced.find((each) => each.grade === grade);
      const { price = null } = line ?? {};
      if (!line || price === null) return [];
      const { currency } = board;
      return [
        {
          id: grade,
          grade: nameOf(grade),
          price: priceText({ ...line, currency, low: price, high: price }),
          change: changeText(line.change, same.label),
          trend: trendOf(line.change),
        },
      ];
    }),
    lead,
    caption,
    /** Said of figures that are made up. */
    sample: board.sample ? { title, text } : null,
    /** When the last good copy was made, while the source fails. */
    lastCopyOf: lastCopyOf === null ? null : momentAt(timeZone, lastCopyOf),
    columns,
    day: board.day,
    file,
    /** How many rows the file has. */
    count: rows.length,
    families: translateContent(familiesSchema, families, 'families', sellMessages).flatMap(({ id, name }) => {
      const own = rows.filter(({ family }) => family === id).map(({ family: _, ...row }) => row);
      // The family of the history that was asked for is open, so that the next grade is at hand.
      const isOpen = wanted !== null && own.some((row) => row.id === shown?.grade);
      return own.length > 0 ? [{ id, name, isOpen, rows: own }] : [];
    }),
    history: shown && {
      grade: shown.grade,
      name: nameOf(shown.grade),
      unit: unitOf(shown.unit),
      currency: board.currency,
      digits: digitsOf(shown),
      weeks: weeklyPrices(board.history(shown.grade)).map(({ day, price }) => ({
        id: day,
        label: formatMediumDay(day),
        price,
      })),
    },
  };
  return { heading, board: shownBoard };
}

const changeText = (change: number | null, same: string): string =>
  change === null ? '' : change === 0 ? same : formatChange(change);

/** Grades that people bring without knowing grades, most asked for first. */
const bestKnown = ['copper-1', 'copper-2', 'yellow-brass', 'cans', 'light-iron'];

/** The prices of a yard, as their parts take them. */
export type YardPricesData = NonNullable<ReturnType<typeof readYardPrices>>;

/** The board among them. */
export type YardBoardData = NonNullable<YardPricesData['board']>;
