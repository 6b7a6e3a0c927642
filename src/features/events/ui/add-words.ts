import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/investors-events.po';

// These words travel with the pages of this folder alone: the area's own catalog is for what all its pages say.
addMessages(messages);
