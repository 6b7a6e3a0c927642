import careers from '#content/company/careers.json';
import type { CareersWords } from '#content/company/careers.schema.ts';
import openings from '#content/company/openings.json';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';

/** The texts of the careers page, and how many jobs are open. */
export function readCareers(): CareersWords & { openCount: number } {
  return {
    ...translateContent<CareersWords>(careers, 'careers', messages),
    openCount: openings.jobs.length,
  };
}
