import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/saved-pages.po';

// These words travel with the pages that can be saved alone.
addMessages(messages);
