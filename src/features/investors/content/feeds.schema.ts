import type { InferType } from 'yup';
import { record, words } from '#i18n/content-schema.ts';

const about = () => record({ title: words(), summary: words() });

/** What the feeds for news readers and calendars say beside their entries. */
export const schema = record({
  news: about(),
  events: about(),
  /** When an event takes place. */
  when: record({ text: words() }),
  /** Said of every sample. */
  sample: record({ text: words() }),
});

/** What `feeds.json` holds. */
export type FeedsContent = InferType<typeof schema>;
