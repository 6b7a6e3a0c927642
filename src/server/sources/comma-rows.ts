/** A quote that never ends, or text behind one: no reader of CSV could say where the cells are. */
export class CommaFault extends Error {
  constructor() {
    super('A cell of the CSV file has a quote that does not end where the cell does; mend the file.');
    this.name = 'CommaFault';
  }
}

/**
 * The rows of a CSV file (RFC 4180): cells between commas, lines ended by CRLF or LF, quotes around what holds either.
 * `a,"b ""c"""` → `['a', 'b "c"']`. A mark of UTF-8 in front and empty lines are passed over.
 * @throws CommaFault for a quote that ends nowhere or too soon.
 */
export function commaRows(text: string): string[][] {
  const rows: string[][] = [];
  // In turn: a quoted cell or a plain one, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new CommaFault();
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && cell.lastIndex < text.length) continue;
    // The file ends behind a comma: there is one more cell, and nothing in it.
    if (end === ',') row.push('');
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
