import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';
import award from '../content/award.json';

/** What was judged and what for, in this build's language. */
export const readAward = () => translateContent(award, 'award', messages);
