import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/contact-form.po';
import { messages as partMessages } from '#locale/form-parts.po';

// The form stands on single pages of several areas, whose other pages have no use for these words.
addMessages(partMessages);
addMessages(messages);
