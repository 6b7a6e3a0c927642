import type { InferType } from 'yup';
import { listOf, oneOf, record, words } from '#i18n/content-schema.ts';

const byUnit = () => listOf({ id: oneOf(['pound', 'net-ton', 'kilogram', 'metric-ton']), text: words() });

/** What is said of prices where a page has no room for words of its own. */
export const schema = record({
  /** From the lowest price to the highest, for one of each unit. */
  ranges: byUnit(),
  /** The same where all yards that buy it pay one price. */
  single: byUnit(),
  /** Above things and grades that have such a range beside them. */
  ranged: record({ text: words() }),
  /** The same, while the source of prices fails. */
  failed: record({ text: words() }),
  /** What asks for a visitor's own load, beside what a search found, and what answers. */
  load: record({
    ...{ heading: words(), weight: words(), near: words(), submit: words() },
    /** What a weight brings at all yards, and where it is one sum. */
    ...{ ranges: words(), single: words() },
    /** What the nearest yard pays. */
    nearest: words(),
  }),
});

/** What `price-words.json` holds. */
export type PriceWordsContent = InferType<typeof schema>;
