import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/leaving.po';

// These words come with the question alone: hardly any visitor is ever asked it.
addMessages(messages);
