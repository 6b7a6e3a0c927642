import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import careers from '../content/careers.json';
import { type CareersWords, schema as careersSchema } from '../content/careers.schema.ts';

/** The texts of the careers page. */
export function readCareers(): CareersWords {
  return translateContent(careersSchema, careers, 'careers', messages);
}
