import { array, type InferType, object, string } from 'yup';
import { languages } from '#i18n/language.ts';

const groups = array(
  array(string().required()).required().min(2, 'a group holds at least two words for one thing'),
).required();

/** A further language may have its own words. */
const further = languages.map((each) => [each, groups.optional()] as const);

/**
 * Words that visitors use for what the site calls otherwise; the site's own word comes first. Nobody reads them: they
 * only widen a search, so each language has its own list and no catalog holds them.
 */
export const schema = object({ ...Object.fromEntries(further), eng: groups, es: groups })
  .required()
  .noUnknown('only languages of the site');

/** What `synonyms.json` holds. */
export type SynonymGroups = InferType<typeof schema>;
