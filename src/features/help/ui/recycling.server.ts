import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import recycling from '../content/recycling.json';
import { type RecyclingStory, schema as recyclingSchema } from '../content/recycling.schema.ts';

/** The way of metal in the language of this build. */
export function readRecycling(): RecyclingStory {
  return translateContent(recyclingSchema, recycling, 'recycling', messages);
}
