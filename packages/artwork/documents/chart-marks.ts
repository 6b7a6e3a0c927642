import { color } from './look.ts';
import { trace } from './range.ts';

export type Point = readonly [x: number, y: number];

/** The bars of one series; several series stand beside each other around their year. */
export function drawBars(
  doc: PDFKit.PDFDocument,
  index: number,
  count: number,
  points: readonly Point[],
  base: number,
): void {
  const width = count === 1 ? 34 : 22;
  for (const [x, y] of points) {
    const left = x - (count * width) / 2 + index * (width + 2) - (count - 1);
    bar(doc, index, left, y, width, base - y);
  }
}

/** The first series is solid, the second striped: they differ without their colours. */
export function bar(
  doc: PDFKit.PDFDocument,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  doc.rect(x, y, width, height).fill(index === 0 ? color.mark : color.basalt);
  if (index === 0) return;
  doc.save().rect(x, y, width, height).clip();
  for (let at = -height; at < width; at += 5) doc.moveTo(x + at, y + height).lineTo(x + at + height, y);
  doc.lineWidth(1.4).stroke('#ffffff').restore();
}

/** The line of one series: whole with rings, or dotted with squares. */
export function drawLine(doc: PDFKit.PDFDocument, index: number, points: readonly Point[]): void {
  const ink = index === 0 ? color.mark : color.basalt;
  doc.save();
  if (index > 0) doc.dash(2, { space: 3 });
  trace(doc, points);
  doc.lineWidth(2.4).lineJoin('round').stroke(ink).restore();
  for (const point of points) drawPoint(doc, index, point);
}

/** One value on a line. */
export function drawPoint(doc: PDFKit.PDFDocument, index: number, [x, y]: Point): void {
  if (index === 0) doc.lineWidth(2.2).circle(x, y, 4.2).fillAndStroke('#ffffff', color.mark);
  else doc.rect(x - 3.8, y - 3.8, 7.6, 7.6).fill(color.basalt);
}
