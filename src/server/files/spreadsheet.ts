/** By this mark spreadsheet programs know that a text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file (RFC 4180): commas, CRLF, and in front the mark of UTF-8. A number stays a number; a text that a
 * spreadsheet would calculate is led in by an apostrophe.
 */
export function spreadsheetOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * A cell that a spreadsheet shows and does not calculate: what could begin a formula is led in by an apostrophe.
 * `=1+1` → `'=1+1`; `a "b"` → `"a ""b"""`; the number `-2.5` → `-2.5`.
 */
export function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[\s]*[=+\-@|\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Heads of the columns of a spreadsheet, in their order. */
export type FileColumns = readonly { id: string; label: string }[];

/** A row by the ids of its columns; a cell that is missing or `null` stays empty. */
export type Row = Record<string, string | number | null>;

/** Rows under the heads of their columns, as `spreadsheetOf` takes them. */
export function underHeads(columns: FileColumns, rows: readonly Row[]): (string | number)[][] {
  return [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ id }) => row[id] ?? ''))];
}
