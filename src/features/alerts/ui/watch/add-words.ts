import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/watches.po';

// These words travel with the pages whose answers can be waited for.
addMessages(messages);
