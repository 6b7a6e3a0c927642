import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/container-form.po';
import { messages as partMessages } from '#locale/form-parts.po';

// The words of this form are of no use to the other pages of the area.
addMessages(partMessages);
addMessages(messages);
