import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/region-words.po';

/** Adds the names of regions. One form shows them at once, another only when a country is chosen. */
export function addRegionMessages(): void {
  addMessages(messages);
}
