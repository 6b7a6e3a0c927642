import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import awards from '../../content/awards.json';
import { type Awards, schema as awardsSchema } from '../../content/awards.schema.ts';

/** The awards in the language of this build. */
export function readAwards(): Awards {
  return translateContent(awardsSchema, awards, 'awards', messages);
}
