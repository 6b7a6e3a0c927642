import { addRegionMessages } from '#features/submissions/ui/region-words/index.ts';
import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/desk.po';

// Rendered by the server alone: no browser ever loads these words.
addRegionMessages();
addMessages(messages);
