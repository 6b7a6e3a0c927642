import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';
import credits from '../content/credits.json';
import type { CreditGroups } from '../content/credits.schema.ts';

/** Whose work the site is made with, in the language of this build. */
export function readCredits(): CreditGroups {
  return translateContent<CreditGroups>(credits, 'credits', messages);
}
