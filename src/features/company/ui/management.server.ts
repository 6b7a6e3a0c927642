import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import people from '../content/people.json';
import { schema as peopleSchema } from '../content/people.schema.ts';

/** The people who lead the group, with their roles and lives in this build's language. */
export const readPeople = () => translateContent(peopleSchema, people, 'people', messages);

export type Leader = ReturnType<typeof readPeople>[number];
