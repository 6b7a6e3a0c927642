import { array, type InferType, object } from 'yup';
import { columns, flag, id, only, present, said, words } from './schema-parts.ts';

const table = () => object({ caption: words(), columns: columns() }).noUnknown(only).required(present);
const answer = () => object({ label: words() }).noUnknown(only).required(present);

const category = object({
  id: id(),
  /** Was it collected in the time that the policy looks back on? */
  collected: flag(),
  soldOrShared: flag().isFalse('must be false: the policy says that nothing is sold or shared'),
  name: words(),
  examples: said(),
  purposes: said(),
  disclosed: said(),
  kept: said(),
}).noUnknown(only);

/** Categories of personal information, for the policy's table and for that of the notice at collection. */
export const schema = object({
  tables: object({ categories: table(), collection: table() }).noUnknown(only).required(present),
  answers: object({ collected: answer(), notCollected: answer(), never: answer() })
    .noUnknown(only)
    .required(present),
  items: array(category).required(present),
})
  .noUnknown(only)
  .required(present);

/** What `categories.json` holds. */
export type CategoriesContent = InferType<typeof schema>;
