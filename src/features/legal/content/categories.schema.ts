import type { InferType } from 'yup';
import { columns, flag, id, listOf, record, said, words } from '#i18n/content-schema.ts';

const table = () => record({ caption: words(), columns: columns() });
const answer = () => record({ label: words() });

const category = {
  id: id(),
  /** Was it collected in the time that the policy looks back on? */
  collected: flag(),
  soldOrShared: flag().isFalse('must be false: the policy says that nothing is sold or shared'),
  name: words(),
  examples: said(),
  purposes: said(),
  disclosed: said(),
  kept: said(),
};

/** Categories of personal information, for the policy's table and for that of the notice at collection. */
export const schema = record({
  tables: record({ categories: table(), collection: table() }),
  answers: record({ collected: answer(), notCollected: answer(), never: answer() }),
  items: listOf(category),
});

/** What `categories.json` holds. */
export type CategoriesContent = InferType<typeof schema>;
