import { readFileSync } from 'node:fs';

/** The one style of all pages of the report; it stands in each page, so that a page can travel alone. */
export const reportStyle: string = readFileSync(new URL('./report.css', import.meta.url), 'utf8');
