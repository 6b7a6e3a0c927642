import { array, type InferType, number, string } from 'yup';
import { id, listOf, present, record, wordList, words } from '#i18n/schema-parts.ts';
import { onward } from '#site/page-id.ts';
import { note, termPassage, terms, year } from './parts.ts';

const month = () =>
  number().integer('must be a whole month').min(1, 'must be 1 to 12').max(12, 'must be 1 to 12');

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
      months: array(month().required(present)).length(3, 'must name three months').required(present),
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
        id: string()
          .oneOf(['report', 'esg', 'figures'] as const, 'must be a document of the site')
          .required(present),
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
