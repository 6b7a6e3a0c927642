import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';
import people from '../content/people.json';

/** The people who lead the group, with their roles and lives in this build's language. */
export const readPeople = () => translateContent(people, 'people', messages);

/** One of them. */
export type Leader = ReturnType<typeof readPeople>[number];
