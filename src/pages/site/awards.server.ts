import awards from '#content/site/awards.json';
import type { Awards } from '#content/site/awards.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';

/** The awards in the language of this build. */
export function readAwards(): Awards {
  return translateContent<Awards>(awards, 'awards', messages);
}
