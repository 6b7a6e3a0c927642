import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import follow from '../content/follow-us.json';
import { schema as followSchema } from '../content/follow-us.schema.ts';

/** Ways to follow the company and those it does not offer, in this build's language. */
export const readFollowUs = () => translateContent(followSchema, follow, 'follow-us', messages);
