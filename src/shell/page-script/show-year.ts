import { copyrightYear } from '../copyright-year.ts';

/** Marks the element that holds the year of the copyright line. */
export const yearMark = 'data-year';

/** A prerendered page carries the year of its making; the marked element gets the one of today. */
export function showYear(page: Document): void {
  const span = page.querySelector(`[${yearMark}]`);
  const year = `${copyrightYear(new Date())}`;
  if (span && span.textContent !== year) span.textContent = year;
}
