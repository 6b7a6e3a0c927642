import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';
import follow from '../content/follow-us.json';
import type { FollowUsContent } from '../content/follow-us.schema.ts';

/** Ways to follow the company and those it does not offer, in this build's language. */
export const readFollowUs = () => translateContent(follow as FollowUsContent, 'follow-us', messages);
