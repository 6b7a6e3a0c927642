import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';
/** How stolen metal is kept out, and what helps those who miss some. */
export const schema = record({
  /** `text` the papers asked for, `detail` what is looked at besides. */
  papers: listOf({ id: id(), name: words(), text: words(), detail: words() }),
  checks: listOf({ id: id(), title: words(), text: words() }),
  victim: listOf({ id: id(), title: words(), text: words() }),
  records: listOf({ id: id(), name: words(), text: words() }),
});

/** What `theft.json` holds. */
export type TheftContent = InferType<typeof schema>;
