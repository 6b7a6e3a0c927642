import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page on paper. */
export interface Printed {
  /** The text of each sheet in one line, in the order in which it is drawn. */
  sheets: string[];
}

/** Prints the page that is open, as a visitor's printer would get it, on paper in the size of a letter. */
export async function print(page: Page): Promise<Printed> {
  const bytes = await page.pdf({ format: 'Letter' });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    sheets.push(text.replace(/\s+/g, ' ').trim());
  }
  return { sheets };
}
