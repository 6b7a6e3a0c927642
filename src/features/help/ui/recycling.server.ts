import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';
import recycling from '../content/recycling.json';
import type { RecyclingStory } from '../content/recycling.schema.ts';

/** The way of metal in the language of this build. */
export function readRecycling(): RecyclingStory {
  return translateContent<RecyclingStory>(recycling, 'recycling', messages);
}
