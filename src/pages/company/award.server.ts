import award from '#content/company/award.json';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';

/** What was judged and what for, in this build's language. */
export const readAward = () => translateContent(award, 'award', messages);
