import recycling from '#content/site/recycling.json';
import type { RecyclingStory } from '#content/site/recycling.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';

/** The way of metal in the language of this build. */
export function readRecycling(): RecyclingStory {
  return translateContent<RecyclingStory>(recycling, 'recycling', messages);
}
