import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/saved-pages.po';

/** Adds the words of saved pages, which travel with the page that lists these alone. */
export const addSavedWords = (): void => addMessages(messages);
