/** One cell of a table in CSV, and where its text starts in the file. */
export interface CsvCell {
  text: string;
  line: number;
  column: number;
}

/** A place where the file is no CSV. */
export interface CsvFault {
  code: 'csv-unclosed-quote' | 'csv-text-after-quote';
  line: number;
  column: number;
  found: string;
}

/**
 * Reads CSV (RFC 4180) as spreadsheets save it: commas, quotes around cells that need them, any line ends, a byte order
 * mark at the start. Every cell keeps its place, so that a fault can name line and column. Empty lines are no rows.
 */
export function parseCsv(source: string): { rows: CsvCell[][]; faults: CsvFault[] } {
  const rows: CsvCell[][] = [];
  const faults: CsvFault[] = [];
  let row: CsvCell[] = [];
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let lineStart = at;
  const place = () => ({ line, column: at - lineStart + 1 });
  const closeRow = () => {
    if (row.some(({ text }) => text !== '')) rows.push(row);
    row = [];
  };
  while (at < source.length) {
    const cell: CsvCell = { text: '', ...place() };
    if (source[at] === '"') {
      const opened = place();
      cell.column += 1;
      at += 1;
      while (at < source.length && !(source[at] === '"' && source[at + 1] !== '"')) {
        if (source[at] === '"') at += 1;
        cell.text += source[at] ?? '';
        if (source[at] === '\n') {
          line += 1;
          lineStart = at + 1;
        }
        at += 1;
      }
      if (at >= source.length)
        faults.push({ code: 'csv-unclosed-quote', ...opened, found: cell.text.slice(0, 60) });
      at += 1;
      const rest = /^[^,\r\n]*/.exec(source.slice(at, at + 500))?.[0] ?? '';
      if (rest.trim() !== '') faults.push({ code: 'csv-text-after-quote', ...place(), found: rest });
      at += rest.length;
    } else {
      const rest = /[^,\r\n]*/y;
      rest.lastIndex = at;
      cell.text = rest.exec(source)?.[0] ?? '';
      at += cell.text.length;
    }
    cell.text = cell.text.trim();
    row.push(cell);
    if (source[at] === ',') {
      at += 1;
      // A comma at the end of the file opens one more cell, an empty one.
      if (at >= source.length || /[\r\n]/.test(source[at] ?? '')) row.push({ text: '', ...place() });
      else continue;
    }
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    line += 1;
    lineStart = at;
    closeRow();
  }
  closeRow();
  return { rows, faults };
}
