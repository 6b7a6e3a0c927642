import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';
/** What the invented award was given for. */
export const schema = record({
  sample: record({ text: words() }),
  /** Links the data with `<data>` and the history with `<history>`. */
  limits: record({ text: words() }),
  judged: listOf({ id: id(), label: words(), text: words() }),
  done: listOf({ id: id(), title: words(), text: words() }),
});

/** What `award.json` holds. */
export type AwardContent = InferType<typeof schema>;
