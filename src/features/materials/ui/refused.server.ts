import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/sell-content.po';
import refused from '../content/refused.json';

/** What the yards refuse, and what they take with conditions. */
export const readRefused = () => translateContent(refused, 'refused', messages);

/** Things of one reason to refuse them. */
export type RefusedGroup = ReturnType<typeof readRefused>['never'][number];
