import { brand } from '#brand';
import { ridgeCount } from '../drawing/ridges.ts';
import { color, frame, looks, paper } from './look.ts';
import { drawMark, rangeLine, trace } from './range.ts';
import type { Sheet } from './Sheet.ts';

export interface CoverWords {
  title: string;
  summary: string;
  /** "Fiscal year 2024". */
  label: string;
  /** First and last day. */
  period: string;
  sample: { title: string; text: string };
}

/** Where the range ends on the cover. */
const foot = 700;

/** The first page: the range at dawn under the title, on basalt. */
export function writeCover(sheet: Sheet, { title, summary, label, period, sample }: CoverWords): void {
  sheet.newPage();
  sheet.artifact(() => drawGround(sheet));
  const { left } = frame;
  const width = frame.right - left;
  sheet.tagged('P', () =>
    sheet.put(brand.name, { ...looks.coverLead, weight: 'bold' }, left + 44, 61, width - 44),
  );
  const titleHeight = sheet.heightOf(title, looks.cover, 430);
  sheet.tagged('H1', () => sheet.put(title, looks.cover, left - 2, 138, 430));
  sheet.artifact(() => sheet.doc.rect(left, 138 + titleHeight + 18, 64, 5).fill(color.copper));
  const below = 138 + titleHeight + 40;
  const summaryHeight = sheet.heightOf(summary, looks.coverLead, 380);
  sheet.tagged('P', () => sheet.put(summary, looks.coverLead, left, below, 380));
  sheet.tagged('P', () => {
    const height = sheet.put(label, looks.coverSmall, left, below + summaryHeight + 18, 380);
    sheet.put(
      period,
      { ...looks.coverSmall, weight: 'regular' },
      left,
      below + summaryHeight + 18 + height,
      380,
    );
  });
  const notice = { ...looks.coverSmall, size: 9, lead: 13 };
  const noticeHeight = sheet.heightOf(sample.text, { ...notice, weight: 'regular' }, width);
  sheet.tagged('P', () => {
    sheet.put(sample.title, notice, left, 756 - noticeHeight - 14, width);
    sheet.put(sample.text, { ...notice, weight: 'regular' }, left, 756 - noticeHeight, width);
  });
}

function drawGround(sheet: Sheet): void {
  const { doc } = sheet;
  doc.rect(0, 0, paper.width, paper.height).fill(color.basalt);
  doc.circle(438, 500, 56).fill(color.copper);
  for (let index = 0; index < ridgeCount; index += 1) {
    const depth = index / (ridgeCount - 1);
    const points = rangeLine(index, { y: 604 + depth * depth * 56 + index * 2.4, rise: 168, from: 1560 });
    trace(sheet.doc, points);
    doc
      .lineTo(paper.width + 8, paper.height)
      .lineTo(-8, paper.height)
      .closePath()
      .fill(color.basalt);
    trace(sheet.doc, points);
    doc
      .lineWidth(index === 0 ? 2.6 : 1.1)
      .lineJoin('round')
      .stroke(index === 0 ? color.copper : color.dim);
  }
  // The notice at the foot stands on plain ground.
  doc.rect(0, foot, paper.width, paper.height - foot).fill(color.basalt);
  drawMark(doc, frame.left, 54, 34);
}
