import { type FileColumns, spreadsheetOf, underHeads } from '#server/files/spreadsheet.ts';
import { getOrThrow } from '#server/sources/get-or-throw.ts';
import type { PriceBoard } from '../model/price-board.ts';

/** The words of a board's spreadsheet, in one language. */
export type BoardFileWords = {
  columns: FileColumns;
  /** Where only the yard says a price. */
  call: string;
  /** Said of figures that are made up. */
  sample: string;
  /** By their ids. */
  units: ReadonlyMap<string, string>;
  grades: ReadonlyMap<string, { name: string; family: string }>;
};

/**
 * A board as CSV, a row a grade. Rows get copied into other tables: each carries yard, day, currency and that it is made up.
 * @param yard The yard's name.
 * @throws when a grade or a unit has no name.
 */
export function boardFile(yard: string, board: PriceBoard, words: BoardFileWords): string {
  const { lines, day, currency } = board;
  const { columns, call, units, grades } = words;
  const sample = board.sample ? words.sample : '';
  const rows = lines.map(({ grade, unit, price, change }) => ({
    ...{ yard, day, currency, change, sample },
    family: getOrThrow(grades, grade).family,
    grade: getOrThrow(grades, grade).name,
    price: price ?? call,
    unit: getOrThrow(units, unit),
  }));
  return spreadsheetOf(underHeads(columns, rows));
}
