import { brand } from '#brand';
import { fill } from '#i18n/fill.ts';
import { color, frame, looks, paper } from './look.ts';
import type { Sheet } from './Sheet.ts';

interface FurnitureWords {
  title: string;
  /** Says on each page that the figures are made up. */
  sample: string;
  /** `Page {page} of {pages}`. */
  pages: string;
}

/** Head and foot of every page but the cover, once all pages are there. Decoration: nobody wants to hear it on each page. */
export function writeFurniture(sheet: Sheet, { title, sample, pages }: FurnitureWords): void {
  const { doc } = sheet;
  const width = frame.right - frame.left;
  for (let page = 1; page < sheet.pages; page += 1) {
    doc.switchToPage(page);
    sheet.artifact(() => {
      doc.rect(0, 0, paper.width, 5).fill(color.mark);
      sheet.put(brand.name, { ...looks.small, weight: 'bold', color: color.text }, frame.left, 28, width / 2);
      sheet.put(title, looks.small, frame.left + width / 2, 28, width / 2, 'right');
      doc.moveTo(frame.left, 744).lineTo(frame.right, 744).lineWidth(0.5).stroke(color.line);
      sheet.put(sample, looks.small, frame.left, 751, width * 0.7);
      const number = fill(pages, { page: page + 1, pages: sheet.pages });
      sheet.put(
        number,
        { ...looks.small, weight: 'medium', color: color.text },
        frame.left + width * 0.7,
        751,
        width * 0.3,
        'right',
      );
    }, 'Pagination');
  }
}
