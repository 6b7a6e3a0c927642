import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/consent.po';

// These words come with the choices alone: every page would carry them for the few who open them.
addMessages(messages);
