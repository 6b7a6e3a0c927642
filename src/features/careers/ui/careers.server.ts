import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import careers from '../content/careers.json';
import { type CareersWords, schema as careersSchema } from '../content/careers.schema.ts';
import openings from '../content/openings.json';

/** The texts of the careers page, and how many jobs are open. */
export function readCareers(): CareersWords & { openCount: number } {
  return {
    ...translateContent(careersSchema, careers, 'careers', messages),
    openCount: openings.jobs.length,
  };
}
