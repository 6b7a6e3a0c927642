import credits from '#content/site/credits.json';
import type { CreditGroups } from '#content/site/credits.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';

/** Whose work the site is made with, in the language of this build. */
export function readCredits(): CreditGroups {
  return translateContent<CreditGroups>(credits, 'credits', messages);
}
