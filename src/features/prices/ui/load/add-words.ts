import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/sell-load.po';

// These words travel with the page of a load alone: the page of prices, which shares its weights, has no room for them.
addMessages(messages);
