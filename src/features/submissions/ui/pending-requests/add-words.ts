import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/forms.po';

// The notices load on pages of every area, and only where something waits: they bring their own words.
addMessages(messages);
