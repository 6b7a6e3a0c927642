import { array, type InferType, object } from 'yup';
import { columns, id, only, present, said, words } from './schema-parts.ts';

/** How long records are kept, and what decides. */
export const schema = object({
  caption: words(),
  columns: columns(),
  items: array(object({ id: id(), name: words(), kept: said(), reason: said() }).noUnknown(only)).required(
    present,
  ),
})
  .noUnknown(only)
  .required(present);

/** What `retention.json` holds. */
export type RetentionContent = InferType<typeof schema>;
