import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import credits from '../content/credits.json';
import { type CreditGroups, schema as creditsSchema } from '../content/credits.schema.ts';

/** Whose work the site is made with, in the language of this build. */
export function readCredits(): CreditGroups {
  return translateContent(creditsSchema, credits, 'credits', messages);
}
