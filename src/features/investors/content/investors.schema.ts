import type { InferType } from 'yup';
import {
  id,
  list,
  listOf,
  note,
  oneOf,
  record,
  termPassage,
  terms,
  whole,
  wordList,
  words,
  year,
} from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const month = () => whole(1, 12);

/** The landing page for investors. */
export const schema = record({
  /** The year in which the shares came to the exchange. */
  listed: year(),
  sentences: record({ heading: words(), items: listOf({ id: id(), text: words() }) }),
  figures: record({
    heading: words(),
    items: listOf({ id: id(), label: words(), note: words() }),
    /** How a part of the board is written. */
    text: words(),
  }),
  year: record({
    heading: words(),
    lead: words(),
    quarters: listOf({
      id: id(),
      months: list(month()).length(3, 'must name three months'),
      name: words(),
      text: words(),
      note: words(),
    }),
    items: terms(),
  }),
  materials: record({
    files: record({
      heading: words(),
      items: listOf({
        id: oneOf(['report', 'esg', 'figures']),
        name: words(),
        detail: words(),
      }),
    }),
    pages: onward(),
    missing: note(),
  }),
  contacts: termPassage(),
  questions: record({
    heading: words(),
    items: listOf({ id: id(), question: words(), answer: words() }),
  }),
  future: record({ title: words(), body: wordList() }),
});

/** What `investors.json` holds. */
export type InvestorsContent = InferType<typeof schema>;
