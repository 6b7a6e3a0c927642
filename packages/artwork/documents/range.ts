import { ridgeMark } from '../drawing/marks.ts';
import { ridgeRise } from '../drawing/ridges.ts';
import { color, frame, paper } from './look.ts';
import type { Sheet } from './Sheet.ts';

type Point = readonly [x: number, y: number];

/** Adds a line through points to the path. */
export function trace(doc: PDFKit.PDFDocument, points: readonly Point[]): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
}

/** One line of the mountain range of the brand, across the page, around the height `y`. */
export function rangeLine(
  index: number,
  { y, rise, from }: { y: number; rise: number; from: number },
): Point[] {
  return Array.from({ length: 158 }, (_, step) => {
    const x = step * 4 - 8;
    return [x, y - ridgeRise((x * 2.3 + from) / 1000, index) * rise];
  });
}

/** A range in pale lines at the foot of a page that ends early, another one on each page. */
export function drawFoothills(sheet: Sheet): void {
  const { doc } = sheet;
  if (sheet.pages < 2 || sheet.y > frame.bottom - 190) return;
  sheet.artifact(() => {
    doc
      .save()
      .rect(0, frame.bottom - 160, paper.width, 160)
      .clip();
    for (let index = 0; index < 9; index += 1) {
      const y = frame.bottom - 46 + index * 6;
      trace(doc, rangeLine(index, { y, rise: 104, from: 1560 + sheet.pages * 640 }));
      doc.lineWidth(index === 0 ? 1.6 : 0.8).lineJoin('round');
      doc.stroke(index === 0 ? color.mark : color.contour);
    }
    doc.restore();
  });
}

/** The mark of the group, `side` wide. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  const { width, marks } = ridgeMark();
  doc
    .save()
    .translate(x, y)
    .scale(side / width);
  for (const mark of marks) {
    doc.save();
    if (mark.kind === 'disc') doc.circle(...mark.middle, mark.radius).fill(mark.color);
    else {
      if (mark.kind === 'line' && mark.within) doc.circle(...mark.within.middle, mark.within.radius).clip();
      trace(doc, mark.points);
      if (mark.kind === 'area' || mark.closed) doc.closePath();
      if (mark.kind === 'area') doc.fill(mark.color);
      else doc.lineWidth(mark.width).lineJoin('round').lineCap('round').stroke(mark.color);
    }
    doc.restore();
  }
  doc.restore();
}
