import type { InferType } from 'yup';
import { newsCategories } from '#features/investors/model/ports.ts';
import { listOf, note, oneOf, record, termPassage, terms, words } from '#i18n/content-schema.ts';

/** What stands around news releases. */
export const schema = record({
  categories: listOf({ id: oneOf(newsCategories), label: words() }),
  about: record({ heading: words(), text: words() }),
  contacts: terms(),
  sample: note(),
  aside: termPassage(),
});

/** What `news-frame.json` holds. */
export type NewsFrameContent = InferType<typeof schema>;
