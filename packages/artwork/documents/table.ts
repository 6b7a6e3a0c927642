import { color, frame, looks, type TextLook } from './look.ts';
import type { Sheet } from './Sheet.ts';

export interface TableColumn {
  label: string;
  width: number;
  align?: 'left' | 'center' | 'right';
}

export interface TableRow {
  /** The first names the row. */
  cells: readonly string[];
  /** Under the row's name, smaller. */
  note?: string;
  /** A total, a share. */
  strong?: boolean;
  /** A mark in front of the row's name, drawn as decoration; it takes `markWidth`. */
  mark?: (x: number, y: number) => void;
  /** Decoration under all cells but the first, from its left end over its width. */
  art?: (x: number, y: number, width: number) => void;
}

export interface TableOptions {
  caption?: string;
  /** What stands over the table where it goes on after a page break. */
  continued?: string;
  /** The rows stay on this page: whoever writes the table has made room for it. */
  kept?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

const padding = 4;
const markWidth = 16;
const artHeight = 20;

/** A table across the page. Its heads are written again on each page it reaches, as decoration: they are heard once. */
export function writeTable(
  sheet: Sheet,
  { caption, continued, kept = false, columns, rows }: TableOptions,
): void {
  const first = rows[0];
  const heads = headHeight(sheet, columns);
  const captionHeight = caption ? sheet.heightOf(caption, looks.caption, frame.right - frame.left) + 6 : 0;
  if (!kept) sheet.makeRoom(captionHeight + heads + (first ? rowHeight(sheet, first, columns) * 2 : 0));
  sheet.within('Table', () => {
    if (caption) {
      sheet.tagged('Caption', () => put(sheet, caption, looks.caption));
      sheet.y += captionHeight;
    }
    sheet.within('THead', () => sheet.within('TR', () => writeHeads(sheet, columns, true)));
    sheet.y += heads;
    headRule(sheet);
    sheet.within('TBody', () => {
      for (const row of rows) {
        const height = rowHeight(sheet, row, columns);
        if (!kept && sheet.makeRoom(height)) {
          sheet.artifact(() => {
            if (continued) {
              put(sheet, continued, looks.cellStrong);
              sheet.y += 16;
            }
            writeHeads(sheet, columns, false);
          }, 'Pagination');
          sheet.y += heads;
          headRule(sheet);
        }
        writeRow(sheet, row, columns);
        sheet.y += height + (row.art ? 3 : 0);
        rule(sheet, 0.5, color.line);
        sheet.y += row.art ? 3 : 0;
      }
    });
  });
}

function put(sheet: Sheet, text: string, look: TextLook): void {
  sheet.put(text, look, frame.left, sheet.y, frame.right - frame.left);
}

function headHeight(sheet: Sheet, columns: readonly TableColumn[]): number {
  return (
    Math.max(...columns.map(({ label, width }) => sheet.heightOf(label, looks.cellStrong, width - 6))) +
    padding
  );
}

function writeHeads(sheet: Sheet, columns: readonly TableColumn[], tagged: boolean): void {
  const bottom = sheet.y + headHeight(sheet, columns) - padding;
  let x: number = frame.left;
  for (const { label, width, align } of columns) {
    const [left, room] = cellBox(x, width, align);
    const top = bottom - sheet.heightOf(label, looks.cellStrong, room);
    const draw = () => sheet.put(label, looks.cellStrong, left, top, room, align);
    if (tagged) sheet.tagged('TH', draw, { scope: 'Column' });
    else draw();
    x += width;
  }
}

function rowHeight(sheet: Sheet, row: TableRow, columns: readonly TableColumn[]): number {
  const cells = row.cells.map((text, index) => {
    const width = columns[index]?.width ?? 0;
    if (index > 0) return sheet.heightOf(text, looks.cell, width - 6) + (row.art ? artHeight : 0);
    const room = nameRoom(row, width);
    return (
      sheet.heightOf(text, looks.cellStrong, room) +
      (row.note ? sheet.heightOf(row.note, looks.cellSmall, room) : 0)
    );
  });
  return Math.max(...cells) + 2 * padding;
}

function writeRow(sheet: Sheet, row: TableRow, columns: readonly TableColumn[]): void {
  const { mark, art } = row;
  const top = sheet.y + padding;
  const start = frame.left + (columns[0]?.width ?? 0);
  if (mark) sheet.artifact(() => mark(frame.left, top));
  if (art) sheet.artifact(() => art(start, top + 11, frame.right - start));
  sheet.within('TR', () => {
    let x: number = frame.left;
    row.cells.forEach((text, index) => {
      const { width = 0, align } = columns[index] ?? {};
      const [left, room] = cellBox(x, width, align);
      if (index === 0) writeName(sheet, row, top, nameRoom(row, width));
      else
        sheet.tagged('TD', () =>
          sheet.put(text, row.strong ? looks.cellStrong : looks.cell, left, top, room, align),
        );
      x += width;
    });
  });
}

function writeName(sheet: Sheet, { cells, note, strong, mark }: TableRow, top: number, room: number): void {
  const left = frame.left + (mark ? markWidth : 0);
  const draw = () => {
    const height = sheet.put(cells[0] ?? '', strong ? looks.cellStrong : looks.cell, left, top, room);
    if (note) sheet.put(note, looks.cellSmall, left, top + height, room);
  };
  sheet.tagged('TH', draw, { scope: 'Row' });
}

const nameRoom = (row: TableRow, width: number) => width - 8 - (row.mark ? markWidth : 0);

function cellBox(
  x: number,
  width: number,
  align: TableColumn['align'] = 'left',
): [left: number, width: number] {
  return align === 'left' ? [x, width - 6] : align === 'right' ? [x + 6, width - 6] : [x, width];
}

function headRule(sheet: Sheet): void {
  rule(sheet, 1.5, color.text);
}

/** A line across the page where the next block begins. */
export function rule(sheet: Sheet, weight: number, ink: string, from: number = frame.left): void {
  const { y } = sheet;
  sheet.artifact(() => sheet.doc.moveTo(from, y).lineTo(frame.right, y).lineWidth(weight).stroke(ink));
}
