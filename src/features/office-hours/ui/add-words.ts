import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/office-hours-form.po';

// The words of this form are of no use to the other pages of the area.
addMessages(messages);
