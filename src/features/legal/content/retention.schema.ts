import type { InferType } from 'yup';
import { columns, id, listOf, record, said, words } from '#i18n/content-schema.ts';
/** How long records are kept, and what decides. */
export const schema = record({
  caption: words(),
  columns: columns(),
  items: listOf({ id: id(), name: words(), kept: said(), reason: said() }),
});

/** What `retention.json` holds. */
export type RetentionContent = InferType<typeof schema>;
