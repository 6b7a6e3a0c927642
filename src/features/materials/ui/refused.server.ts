import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import refused from '../content/refused.json';
import { schema as refusedSchema } from '../content/refused.schema.ts';

/** What the yards refuse, and what they take with conditions. */
export const readRefused = () => translateContent(refusedSchema, refused, 'refused', messages);

/** Things of one reason to refuse them. */
export type RefusedGroup = ReturnType<typeof readRefused>['never'][number];
