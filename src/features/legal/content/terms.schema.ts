import { array, type InferType, object } from 'yup';
import { blocks, id, only, present, words } from './schema-parts.ts';

/** The terms of use. */
export const schema = object({
  title: words(),
  lead: words(),
  sections: array(object({ id: id(), heading: words(), blocks: blocks() }).noUnknown(only)).required(present),
})
  .noUnknown(only)
  .required(present);

/** What `terms.json` holds. */
export type TermsContent = InferType<typeof schema>;
