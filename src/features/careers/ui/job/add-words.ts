import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/company-jobs.po';

// What the page of a job says is of no use to the other pages of the area.
addMessages(messages);
