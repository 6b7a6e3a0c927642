import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/sell-prices.po';

// These words travel with the page of prices alone: the area's own catalog is for what all its pages say.
addMessages(messages);
