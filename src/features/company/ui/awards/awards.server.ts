import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';
import awards from '../../content/awards.json';
import type { Awards } from '../../content/awards.schema.ts';

/** The awards in the language of this build. */
export function readAwards(): Awards {
  return translateContent<Awards>(awards, 'awards', messages);
}
