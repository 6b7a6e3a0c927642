import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import award from '../content/award.json';
import { schema as awardSchema } from '../content/award.schema.ts';

/** What was judged and what for, in this build's language. */
export const readAward = () => translateContent(awardSchema, award, 'award', messages);
