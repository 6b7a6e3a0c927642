import { array, type InferType, object, string } from 'yup';

const groups = array(
  array(string().required()).required().min(2, 'a group holds at least two words for one thing'),
).required();

/**
 * Words that visitors use for what the site calls otherwise; the site's own word comes first. Nobody reads them: they
 * only widen a search, so each language has its own list and no catalog holds them.
 */
export const schema = object({ eng: groups, es: groups }).required().noUnknown('only eng and es');

/** What `synonyms.json` holds. */
export type SynonymGroups = InferType<typeof schema>;
