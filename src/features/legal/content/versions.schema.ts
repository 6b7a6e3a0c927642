import { array, type InferType, number, object } from 'yup';
import { day, id, only, present, words } from './schema-parts.ts';

/**
 * The one place of the legal notices' dates. `label` states version and date in words, so that each translation says
 * which text it is; a test holds both languages to the numbers here.
 */
export const schema = object({
  version: number().integer('must be a whole number').min(1, 'must be 1 or more').required(present),
  updated: day(),
  reviewed: day(),
  title: words(),
  lead: words(),
  label: words(),
  items: array(object({ id: id(), day: day(), name: words(), text: words() }).noUnknown(only)).required(
    present,
  ),
})
  .noUnknown(only)
  .required(present);

/** What `versions.json` holds. */
export type VersionsContent = InferType<typeof schema>;
