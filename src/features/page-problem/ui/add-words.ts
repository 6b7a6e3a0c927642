import { addMessages } from '#i18n/i18n.ts';
import { messages as partMessages } from '#locale/form-parts.po';
import { messages } from '#locale/page-problem-form.po';

// The words of this form are of no use to the other pages of the area.
addMessages(partMessages);
addMessages(messages);
