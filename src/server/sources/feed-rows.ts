import { isRecord } from '#i18n/world/is-record.ts';
import { commaRows } from './comma-rows.ts';
import { DocumentRefused } from './fetch-document.ts';

/** What a feed of rows looks like: a feed of prices, of vehicles. */
export type FeedShape = {
  /** The name under which a JSON object may hold the list. */
  list: string;
  /** The fields of a row: columns of a spreadsheet, which has them in any order and others besides. */
  columns: readonly string[];
  /** Which of them are numbers in a spreadsheet too. An empty cell is `null` there. */
  numbers: readonly string[];
  /** No feed has more rows than this. */
  mostRows: number;
};

/**
 * The rows of a feed: a JSON list (or `{"prices": […]}`), or a CSV file whose first line names the columns. What they hold
 * is not judged here, but for numbers of a spreadsheet: `3.75` → 3.75, nothing → null; `1e3`, `0x10` and `$3.75` are none.
 * @throws DocumentRefused when it is no such document, or longer than any.
 */
export function readFeedRows(text: string, shape: FeedShape): readonly unknown[] {
  const rows = /^\uFEFF?\s*[[{]/.test(text) ? listIn(text, shape) : commaRecords(text, shape);
  if (rows.length > shape.mostRows) throw new DocumentRefused('rubbish');
  return rows;
}

/** True for an id as content files have it: small letters and digits with hyphens, at most 60. */
export const isFedId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 60;

function listIn(text: string, { list }: FeedShape): readonly unknown[] {
  const document: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const rows = isRecord(document) ? document[list] : document;
  if (!Array.isArray(rows)) throw new DocumentRefused('rubbish');
  return rows;
}

function commaRecords(text: string, { columns, numbers, mostRows }: FeedShape): Record<string, unknown>[] {
  if (linesIn(text) > mostRows) throw new DocumentRefused('rubbish');
  const [head = [], ...rows] = commaRows(text);
  const places = columns.map((column) => head.findIndex((name) => name.trim().toLowerCase() === column));
  if (places.includes(-1)) throw new DocumentRefused('rubbish');
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new DocumentRefused('rubbish');
    return Object.fromEntries(
      columns.map((column, at) => {
        const cell = cells[places[at] ?? -1]?.trim() ?? '';
        return [column, numbers.includes(column) ? numberIn(cell) : cell];
      }),
    );
  });
}

/** Counted before the text is taken apart, which would take seconds for what is refused anyway. */
function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function numberIn(cell: string): number | null {
  if (cell === '') return null;
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(cell)) throw new DocumentRefused('rubbish');
  return Number(cell);
}
