import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';

/** One thing: its name, why or on what condition (`text`), and what to do instead (`detail`). */
const item = () => ({ id: id(), name: words(), text: words(), detail: words() });

/** What the yards refuse, what they take with conditions, and what happens when the radiation alarm sounds. */
export const schema = record({
  never: listOf({ id: id(), title: words(), text: words(), items: listOf(item()) }),
  conditions: listOf(item()),
  alarm: listOf({ id: id(), title: words(), text: words() }),
});

/** What `refused.json` holds. */
export type RefusedContent = InferType<typeof schema>;
