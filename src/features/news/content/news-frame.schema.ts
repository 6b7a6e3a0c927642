import { type InferType, string } from 'yup';
import { note, termPassage, terms } from '#features/investors/content/parts.ts';
import { listOf, present, record, words } from '#i18n/schema-parts.ts';

const category = () =>
  string()
    .oneOf(
      ['results', 'dividend', 'operations', 'governance', 'sustainability', 'other'] as const,
      'must be a category of news',
    )
    .required(present);

/** What stands around news releases. */
export const schema = record({
  categories: listOf({ id: category(), label: words() }),
  about: record({ heading: words(), text: words() }),
  contacts: terms(),
  sample: note(),
  aside: termPassage(),
});

/** What `news-frame.json` holds. */
export type NewsFrameContent = InferType<typeof schema>;
